import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startClient } from './client.ts';
import { withstandComposition } from './composing.ts';
import { withstandForeignWraps } from './foreign-wraps.ts';
import { registerServiceWorker } from './service-worker-client.ts';
import { NoStorage } from './states.tsx';
import { keepStorageOnceInstalled } from './storage-persistence.ts';
import { QuaiTheme } from './theme.tsx';

const root = document.getElementById('root');
withstandForeignWraps(document.body);
withstandComposition(window);
if (root && !isSecureContext) {
  createRoot(root).render(
    <QuaiTheme>
      <NoStorage why="insecure" />
    </QuaiTheme>,
  );
} else if (root) {
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
