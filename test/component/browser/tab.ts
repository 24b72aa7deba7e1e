import { expose } from 'comlink';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { provideDeclarations } from '../../../src/db/declarations.ts';
import { SessionHost } from '../../../src/worker/host.ts';
import { Life } from '../../engine/life.ts';
import { FakeLockManager } from '../../engine/locks.ts';
import { define } from './window.ts';

/** What a browser gives to the pages of an origin, one tab at a time: locks, a database, a worker. */
const locks = new FakeLockManager(() => undefined);
let life = new Life();
let tabs = 0;

/** The locks of the tab there is now, for whoever keeps the navigator's. */
const navigatorLocks: Pick<LockManager, 'request' | 'query'> = {
  request: (name: string, ...rest: [LockOptions, LockGrantedCallback<unknown>] | [LockGrantedCallback<unknown>]) => {
    const [options, callback] = rest.length === 2 ? rest : [{}, rest[0]];
    return locks.of(`tab-${tabs}`, life).request(name, options, callback);
  },
  query: () => locks.of(`tab-${tabs}`, life).query(),
};

/** The worker of `start-worker.ts` in this process, spoken to as a worker is: by messages. */
class WorkerBeside {
  private readonly port: MessagePort;
  readonly postMessage: MessagePort['postMessage'];
  readonly addEventListener: MessagePort['addEventListener'];
  readonly removeEventListener: MessagePort['removeEventListener'];

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.postMessage = port1.postMessage.bind(port1);
    this.addEventListener = port1.addEventListener.bind(port1);
    this.removeEventListener = port1.removeEventListener.bind(port1);
    life.onDeath(() => port1.close());
    expose(new SessionHost(), port2);
    this.port.start();
  }
}

/** Once a process. */
export function giveBrowser(): void {
  provideDeclarations(() => import('../../../src/domain/commands.ts'));
  define('Worker', WorkerBeside);
  Object.defineProperty(navigator, 'locks', { value: navigatorLocks });
  newDevice();
}

/** A device that has never seen the console. */
export function newDevice(): void {
  Dexie.dependencies.indexedDB = new IDBFactory();
  define('indexedDB', Dexie.dependencies.indexedDB);
  localStorage.clear();
  sessionStorage.clear();
}

/** What is started from here on is the tab's; the function it gives ends all of it. */
export function startTab(): () => void {
  const own = new Life();
  life = own;
  tabs += 1;
  return () => own.kill();
}
