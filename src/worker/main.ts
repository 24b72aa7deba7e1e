import { expose } from 'comlink';
import { SessionHost } from './host.ts';

const host = new SessionHost();
self.addEventListener('error', (event) => host.fail(event.error ?? event.message));
self.addEventListener('unhandledrejection', (event) => host.fail(event.reason));
expose(host);
