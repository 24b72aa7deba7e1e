import { expose } from 'comlink';
import { SessionHost } from './host.ts';

expose(new SessionHost());
