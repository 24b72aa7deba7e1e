import { expose } from 'comlink';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { provideDeclarations } from '../../../src/db/declarations.ts';
import type { Locks } from '../../../src/sync/locks.ts';
import { SessionHost } from '../../../src/worker/host.ts';
import { Life, never } from '../../engine/life.ts';
import { FakeLockManager } from '../../engine/locks.ts';
import { define } from './window.ts';

/** A browser's part of an origin, one tab at a time: locks, channels, a database, a worker. */
let locks = new FakeLockManager(() => undefined);
let devices = 0;

/** From its opening to its end; an ended tab asks for no lock, whatever of it still runs. */
class Tab {
  readonly life = new Life();
  readonly locks: Locks;

  constructor(id: string) {
    const { request, query } = locks.of(id, this.life);
    this.locks = {
      request: (...asked) => (this.life.isDead ? never() : request(...asked)),
      query: () => (this.life.isDead ? never() : query()),
    };
  }
}

/** For all that loads before a tab is opened, and serves them all. */
let tab = new Tab('none');
let opened = 0;

/** The worker of `start-worker.ts` in this process, used as a worker is: by messages. */
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
    tab.life.onDeath(() => port1.close());
    expose(new SessionHost(), port2);
    this.port.start();
  }
}

/** One device's channel: messages of another, or to a closed tab, do not arrive. */
class DeviceChannel extends BroadcastChannel {
  private isOver = false;

  constructor(name: string) {
    super(`${devices}:${name}`);
    tab.life.onDeath(() => {
      this.isOver = true;
      this.close();
    });
  }

  /** An ended worker sends nothing more; its code runs to its end here. */
  override postMessage(message: unknown): void {
    if (!this.isOver) super.postMessage(message);
  }
}

/** Once a process. */
export function giveBrowser(): void {
  provideDeclarations(() => import('../../../src/domain/commands.ts'));
  define('Worker', WorkerBeside);
  define('BroadcastChannel', DeviceChannel);
  Object.defineProperty(navigator, 'locks', { get: () => tab.locks });
  newDevice();
}

/** A device that has never seen the console. */
export function newDevice(): void {
  devices += 1;
  locks = new FakeLockManager(() => undefined);
  Dexie.dependencies.indexedDB = new IDBFactory();
  define('indexedDB', Dexie.dependencies.indexedDB);
  localStorage.clear();
  sessionStorage.clear();
}

/** Work started from here on is the tab's; the returned function ends all of it. */
export function startTab(): () => void {
  opened += 1;
  const own = new Tab(`tab-${opened}`);
  tab = own;
  return () => own.life.kill();
}
