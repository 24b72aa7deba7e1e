import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startClient } from './client.ts';
import { registerServiceWorker } from './service-worker-client.ts';
import { keepStorageOnceInstalled } from './storage-persistence.ts';

const root = document.getElementById('root');
if (root) {
  const client = startClient();
  createRoot(root, {
    // What stands in for the part that failed says so itself.
    onCaughtError: client.report,
    onUncaughtError: client.report,
  }).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
}
keepStorageOnceInstalled();
void registerServiceWorker();
