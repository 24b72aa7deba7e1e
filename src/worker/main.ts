import { expose } from 'comlink';
import { provideDeclarations } from '../db/declarations.ts';
import { SessionHost } from './host.ts';

provideDeclarations(() => import('./later.ts'));
const host = new SessionHost();
self.addEventListener('error', (event) => host.fail(event.error ?? event.message));
self.addEventListener('unhandledrejection', (event) => host.fail(event.reason));
expose(host);
