import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startClient } from './client.ts';
import { registerServiceWorker } from './service-worker-client.ts';
import { keepStorageOnceInstalled } from './storage-persistence.ts';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App client={startClient()} />
    </StrictMode>,
  );
}
keepStorageOnceInstalled();
void registerServiceWorker();
