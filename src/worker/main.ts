import { expose } from 'comlink';
import { provideDeclarations } from '../db/declarations.ts';
import { isEnded } from '../domain/error-report/report.ts';
import { SessionHost } from './host.ts';

provideDeclarations(() => import('./command-code.ts'));
const host = new SessionHost();
self.addEventListener('error', (event) => host.fail(event.error ?? event.message));
self.addEventListener('unhandledrejection', (event) => {
  // What was under way on a database that was taken away: who opens the next one tells what went with it.
  if (isEnded(event.reason)) event.preventDefault();
  else host.fail(event.reason);
});
expose(host);
