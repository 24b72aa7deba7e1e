import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startClient } from '../../kit/client/client.ts';
import { registerServiceWorker } from '../../kit/client/service-worker-client.ts';
import { keepStorageOnceInstalled } from '../../kit/client/storage-persistence.ts';
import { watchMissingCode } from '../../ui/later/later.ts';
import { NoStorage } from '../states.tsx';
import { QuaiTheme } from '../theme/theme.tsx';
import { App } from './app.tsx';
import { withstandComposition } from './composing.ts';
import { withstandForeignWraps } from './foreign-wraps.ts';

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
  watchMissingCode(client.report);
  createRoot(root, {
    // The fallback of the failed part shows the failure.
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
