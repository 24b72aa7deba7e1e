import { expose } from 'comlink';
import { provideDeclarations } from '../db/declarations.ts';
import { isEnded } from '../domain/error-report/report.ts';
import { SessionHost } from './host.ts';

provideDeclarations(() => import('./command-code.ts'));
const host = new SessionHost();
self.addEventListener('error', (event) => host.fail(event.error ?? event.message));
self.addEventListener('unhandledrejection', (event) => {
  // An operation that ended because its database was deleted: whoever opens the new one shows the loss.
  if (isEnded(event.reason)) event.preventDefault();
  else host.fail(event.reason);
});
expose(host);
