import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { declarations, provideDeclarations } from '../../src/db/declarations.ts';
import { databaseName } from '../../src/db/open.ts';
import { QuaiDb } from '../../src/db/schema.ts';
import type { Colleague } from '../../src/domain/colleague/colleague.ts';
import type { RequestSpec } from '../../src/domain/command.ts';
import { isEqual } from '../../src/domain/equal.ts';
import { cycleMsOf } from '../../src/domain/session/cycle.ts';
import { isRecord } from '../../src/domain/wire.ts';
import '../../src/domain/floor-kinds.ts';
import { dispatchLoad } from '../../src/sync/api/dispatch-load.ts';
import { drivers } from '../../src/sync/api/drivers.ts';
import { settings } from '../../src/sync/api/settings.ts';
import { tasksState } from '../../src/sync/api/tasks-state.ts';
import type { OpenStream } from '../../src/sync/calls/http.ts';
import * as recordCode from '../../src/sync/records/code.ts';
import { commandCode } from '../../src/worker/actions.ts';
import type { TabState } from '../../src/worker/api.ts';
import { Engine } from '../../src/worker/engine.ts';
import type { EngineDeps } from '../../src/worker/engine-deps.ts';
import type { ListDefinition } from '../../src/worker/list.ts';
import { deliver, type Round } from '../../src/worker/postman/postman.ts';
import { derivations, lists } from '../../src/worker/projection.ts';

import { FakeChannels } from './channels.ts';
import { FakeClock } from './clock.ts';
import { Life, never } from './life.ts';
import { FakeLockManager } from './locks.ts';
import { keyOfLooked, type Looked, look } from './looked.ts';
import { type Delivered, Network } from './network.ts';
import { Random } from './random.ts';
import { FakeServer, type ServerOptions } from './server.ts';
import type { Meant } from './server-shapes.ts';
import { Shadow, watchDb } from './shadow.ts';
import { type HeardEvent, streamsOf } from './streams.ts';

/** Notices of a tab to its page about the user. */
type TabEvent = 'unauthorized' | 'otherUser' | 'left';

export interface WorldOptions extends Partial<Omit<ServerOptions, 'now' | 'identify'>> {
  readonly seed?: number;
}

export interface TabOptions extends Partial<TabState> {
  readonly userId?: number;
}

/** One tab: its engine, its share of everything, and its life. */
export interface Tab {
  readonly id: string;
  readonly userKey: string;
  readonly life: Life;
  readonly engine: Engine;
  readonly outboxDb: QuaiDb;
  readonly replicaDb: QuaiDb;
  state: TabState;
  /** Things open in it, by key. */
  looked: readonly Looked[];
  /** Its page is kept aside, and asks for nothing until it is set again. */
  isReleased: boolean;
  release(): Promise<void>;
  open(endpoint: Looked['endpoint'], center: number, subject: number): Promise<void>;
  close(looked: Looked): Promise<void>;
  set(change: Partial<TabState>): Promise<void>;
  /** The tab is gone, even amid its work. */
  kill(): void;
}

/** The service worker while it delivers. */
export interface Postman {
  readonly id: string;
  readonly userKey: string;
  readonly life: Life;
  readonly round: Promise<Round>;
}

provideDeclarations(() => import('../../src/domain/commands.ts'));
// Modules the worker loads on demand are loaded before a trace begins: its clock waits for no file.
await Promise.all([commandCode(), import('../../src/domain/asking/details.ts')]);

const epochMs = Date.parse('2026-03-10T09:00:00.250Z');
const settlesWithin = 50_000;

/** Device, network and server of a trace, in one process. The same seed gives the same world. */
export class World {
  readonly clock = new FakeClock(epochMs);
  readonly random: Random;
  readonly factory = new IDBFactory();
  readonly locks: FakeLockManager;
  readonly channels = new FakeChannels();
  readonly server: FakeServer;
  readonly network: Network;
  /** Fields of answers that engines could not read. */
  readonly unread: string[] = [];
  readonly shadows = new Map<string, Shadow>();
  readonly tabs: Tab[] = [];
  /** Every round of a service worker so far. */
  readonly postmen: Postman[] = [];
  /** Value of the cookie. */
  token: string | null = 'token-1';
  readonly told: { readonly tabId: string; readonly what: TabEvent }[] = [];
  /** The lists of every room. */
  lists: readonly ListDefinition[] = lists;
  /** The API is at the page's own origin. */
  isSameOrigin = true;
  /** User permissions. */
  may: EngineDeps['may'] = () => true;
  /** The cycle of boards. */
  cycleMs = cycleMsOf({});
  /** The console's switch of deltas. */
  delta = true;
  /** The site shows who is here. */
  presence = false;
  /** The last colleagues each tab's page got. */
  readonly colleagues = new Map<string, readonly Colleague[]>();
  /** The code of records, which may not come. */
  records: EngineDeps['records'] = () => Promise.resolve(recordCode);
  /** Every merge is worked out before its transaction. */
  manyRows = 0;
  /** A screen has read the recorded rows, at once. */
  afterScreen: EngineDeps['afterScreen'] = (run) => run();
  /** Called for each answer that reached a tab. */
  onDelivered: (it: Delivered) => void = () => undefined;
  /** Called for each new database, before anything is in it. */
  onShadow: (shadow: Shadow, userKey: string) => void = () => undefined;
  /** Called for each event of a stream that a tab has read. */
  onHeard: (tabId: string, event: HeardEvent) => void = () => undefined;
  /** Called when nobody has anything left to do without time. */
  onRest: () => void = () => undefined;
  /** Called before a tab writes rows. */
  onWrite: (tabId: string, table: string, values: readonly unknown[]) => void = () => undefined;
  /** Opens the server's event streams; null, the default, where the site has none. */
  streams: OpenStream | null = null;
  private activity = 0;
  private openTransactions = 0;
  /** The meaning of each request a device ever rendered. */
  private readonly meanings = new Map<string, Meant>();
  private ids = 0;

  constructor({ seed = 1, ...options }: WorldOptions = {}) {
    this.random = new Random(seed);
    const active = () => {
      this.activity += 1;
    };
    this.locks = new FakeLockManager(active);
    this.server = new FakeServer({
      now: this.clock.now,
      identify: (request, userId) => {
        const sending = this.shadow(String(userId))
          .of('outbox')
          .find((row) => row.state === 'sending' && isEqual(row.request, request));
        return sending?.id ?? null;
      },
      ...options,
    });
    this.server.replacedBy = (request) => this.meaningOf(request);
    this.server.users.set('token-1', 1).set('token-2', 2);
    this.network = new Network(this.clock, this.server, active, (it) => this.onDelivered(it));
  }

  shadow(userKey: string): Shadow {
    const known = this.shadows.get(userKey);
    if (known) return known;
    const shadow = new Shadow();
    this.shadows.set(userKey, shadow);
    this.onShadow(shadow, userKey);
    return shadow;
  }

  /** A connection of its own, as a tab or a test opens it. */
  connect(userKey: string, durability: 'strict' | 'relaxed', life = new Life(), by = 'test'): QuaiDb {
    const db = new QuaiDb(databaseName(userKey), durability, { indexedDB: this.factory, IDBKeyRange });
    watchDb(db, {
      shadow: this.shadow(userKey),
      life,
      by,
      busy: (change) => {
        this.openTransactions += change;
      },
      active: () => {
        this.activity += 1;
      },
      writing: (table, values) => {
        if (table === 'outbox') for (const value of values) this.learn(value);
        this.onWrite(by, table, values);
      },
    });
    // A dead tab's database promises never settle.
    return new Proxy(db, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (name !== 'transaction' || typeof value !== 'function') return value;
        return (...args: unknown[]) =>
          life.isDead ? never() : aliveOnly(life, Promise.resolve(Reflect.apply(value, target, args)));
      },
    });
  }

  async open({ userId = 1, ...state }: TabOptions = {}): Promise<Tab> {
    // As a page does (`fetchAhead`): this world's clock does not wait for scripts.
    await declarations();
    const id = `tab-${this.ids++}`;
    const userKey = String(userId);
    const life = new Life();
    const outboxDb = this.connect(userKey, 'strict', life, id);
    const replicaDb = this.connect(userKey, 'relaxed', life, id);
    const first: TabState = {
      center: 9,
      path: '/dispatch',
      sub: '',
      visible: true,
      paused: false,
      shows: [],
      records: [],
      attention: [],
      ...state,
    };
    const engine = this.makeEngine(id, userKey, life, outboxDb, replicaDb, first);
    const tab: Tab = {
      id,
      userKey,
      life,
      engine,
      outboxDb,
      replicaDb,
      state: first,
      looked: [],
      isReleased: false,
      release: () => {
        tab.isReleased = true;
        return engine.release();
      },
      open: (endpoint, center, subject) => look(tab, [...tab.looked, { endpoint, center, subject }]),
      close: (gone) =>
        look(
          tab,
          tab.looked.filter((it) => keyOfLooked(it) !== keyOfLooked(gone)),
        ),
      set: (change) => {
        tab.state = { ...tab.state, ...change };
        tab.isReleased = false;
        return engine.setTab(tab.state);
      },
      kill: () => {
        life.kill();
        this.tabs.splice(this.tabs.indexOf(tab), 1);
      },
    };
    this.tabs.push(tab);
    await engine.start();
    await this.settle();
    return tab;
  }

  /** The browser wakes the service worker of the user last signed in here; it may die at any moment. */
  postman(userId = 1): Postman {
    const id = `postman-${this.ids++}`;
    const userKey = String(userId);
    const life = new Life();
    const db = this.connect(userKey, 'strict', life, id);
    const random = new Random(this.random.int(1, 1_000_000));
    const round = deliver({
      db,
      userKey,
      http: this.network.of(id, life),
      locks: this.locks.of(id, life),
      isSameOrigin: () => this.isSameOrigin,
      lists: this.lists,
      now: this.clock.now,
      random: () => random.next(),
      readToken: () => life.await(Promise.resolve(this.token)),
    });
    const postman = { id, userKey, life, round };
    this.postmen.push(postman);
    return postman;
  }

  /** The action a device rendered this request for. */
  meaningOf(request: RequestSpec): Meant | null {
    return this.meanings.get(JSON.stringify(request)) ?? null;
  }

  private learn(command: unknown): void {
    if (!isRecord(command) || typeof command.name !== 'string') return;
    this.meanings.set(JSON.stringify(command.request), { name: command.name, args: command.args });
  }

  /** Until nobody has anything left to do without time, network or user. */
  async settle(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; quiet < 3; turn++) {
      if (turn > settlesWithin) throw new Error('The world never comes to rest');
      const before = this.activity;
      await new Promise((resolve) => setImmediate(resolve));
      quiet = this.openTransactions === 0 && this.activity === before ? quiet + 1 : 0;
    }
    this.onRest();
  }

  /** Lets time pass, in leaps of `stepMs`, each to its rest. */
  async pass(ms: number, stepMs = ms): Promise<void> {
    for (let left = ms; left > 0; left -= stepMs) {
      this.clock.leap(Math.min(left, stepMs));
      await this.settle();
    }
  }

  private makeEngine(
    id: string,
    userKey: string,
    life: Life,
    outboxDb: QuaiDb,
    replicaDb: QuaiDb,
    state: TabState,
  ): Engine {
    const tell = (what: TabEvent) => life.deliver(() => this.told.push({ tabId: id, what }));
    const random = new Random(this.random.int(1, 1_000_000));
    return new Engine(
      {
        outboxDb,
        replicaDb,
        userKey,
        tabId: id,
        http: this.network.of(id, life),
        isSameOrigin: () => this.isSameOrigin,
        streams: () => (this.streams ? streamsOf(this.streams, life, (event) => this.onHeard(id, event)) : null),
        presence: () => this.presence && this.streams !== null,
        colleagues: (colleagues) => life.deliver(() => this.colleagues.set(id, colleagues)),
        locks: this.locks.of(id, life),
        channel: this.channels.of(`quai:${userKey}`, life),
        endpoints: [dispatchLoad, tasksState, settings, drivers],
        records: () => this.records(),
        lists: this.lists,
        derivations,
        manyRows: this.manyRows,
        now: this.clock.now,
        random: () => random.next(),
        newId: () => `command-${this.ids++}`,
        setTimer: (run, ms) => this.clock.setTimer(() => life.deliver(run), ms),
        afterScreen: (run) => this.afterScreen(run),
        readToken: () => life.await(Promise.resolve(this.token)),
        delta: () => this.delta,
        cycleMs: () => this.cycleMs,
        maySend: () => true,
        may: (permission) => this.may(permission),
        unread: (fields) => this.unread.push(...fields),
        unauthorized: () => tell('unauthorized'),
        otherUser: () => tell('otherUser'),
        left: () => tell('left'),
        storageFull: () => undefined,
        issued: () => undefined,
      },
      state,
    );
  }
}

const aliveOnly = <T>(life: Life, promise: Promise<T>): Promise<T> =>
  promise.then(
    (value) => (life.isDead ? never<T>() : value),
    (error: unknown) => {
      if (life.isDead) return never<T>();
      throw error;
    },
  );
