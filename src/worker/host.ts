import { liveQuery, type Subscription } from 'dexie';
import { declarations } from '../db/declarations.ts';
import { DeviceDb, type LastUser } from '../db/device/device.ts';
import { otherUserHasActions } from '../db/device/other-users.ts';
import { storageFailureOf } from '../db/device/storage-failure.ts';
import { wipeBeforeLeaving } from '../db/device/wipe.ts';
import type { IssueCode } from '../db/engine-code.ts';
import { keepError } from '../db/error-list.ts';
import { writeMeta } from '../db/meta.ts';
import { openDb } from '../db/open.ts';
import { isOurs, OtherBuild } from '../db/owner.ts';
import { renewReplica } from '../db/renew.ts';
import type { QuaiDb } from '../db/schema.ts';
import type { FileOutcome } from '../domain/asking/file.ts';
import type { Answered } from '../domain/asking/question.ts';
import { type Failure, reportOf } from '../domain/error-report/report.ts';
import { type Refusal, refuse } from '../domain/result.ts';
import type { Coming, ComingAsk } from '../domain/route/coming.ts';
import type { PlacesAsk, RoundPlaces } from '../domain/route/round-places.ts';
import type { Searchable } from '../domain/search/searchable.ts';
import { cycleMsOf } from '../domain/session/cycle.ts';
import { may } from '../domain/session/permissions.ts';
import { genericError } from '../domain/words/error-text.ts';
import { dispatchLoad } from '../sync/api/dispatch-load.ts';
import { drivers } from '../sync/api/drivers.ts';
import { settings } from '../sync/api/settings.ts';
import { tasksState } from '../sync/api/tasks-state.ts';
import { makeServerClock } from '../sync/calls/clock.ts';
import { type Http, isSameOrigin, makeHttp, makeStreams, type OpenStream, type Reply } from '../sync/calls/http.ts';
import { Binder, userKeyOf } from '../sync/calls/session.ts';
import { retentionIn } from '../sync/sending/keys.ts';
import type {
  Config,
  Host,
  IssueOptions,
  IssueResult,
  OutboxMark,
  Outdated,
  Session,
  TabState,
  Undoable,
  WorkerApi,
} from './api.ts';
import { fetchConfig } from './config.ts';
import { Engine } from './engine.ts';
import type { ErrorReports } from './error-reports.ts';
import { channelOf, type Message } from './messages.ts';
import { identifyOutbox, markAfter } from './outbox-identity.ts';
import type * as Lists from './projection.ts';
import { clientVersion, isOlder } from './version.ts';

const retryMs = 5_000;
/** How long the lists on screen have for reading a recorded action before it is sent. */
const screenMs = 60;

/** The session of this tab's user, and the engine that serves it. */
export class SessionHost implements WorkerApi {
  private readonly device = new DeviceDb();
  private reports: Promise<ErrorReports> | null = null;
  private host: Host | null = null;
  private tab: TabState | null = null;
  private tabId = '';
  private mark: OutboxMark | null = null;
  private config: Config | null = null;
  private http: Http | null = null;
  private streams: OpenStream | null = null;
  private opening: Promise<LastUser | undefined> = Promise.resolve(undefined);
  private connecting: Promise<void> | null = null;
  private isReadOnly = false;
  /** The user has signed out: answers that come from here on are dropped. */
  private hasLeft = false;
  /** Field names already reported. */
  private readonly unreadFields = new Set<string>();
  private open: Open | null = null;
  private lists: typeof Lists | null = null;
  private fetching: Promise<boolean> | null = null;

  async start(host: Host, tab: TabState, tabId: string, mark: OutboxMark | null): Promise<void> {
    this.host = host;
    this.tab = tab;
    this.tabId = tabId;
    this.mark = mark;
    void this.fetchLists();
    // If the device stores nothing, later calls are refused; the page shows why.
    this.opening = this.openLast().catch((error: unknown) => this.noStorage(error));
    void this.connect(await this.opening);
  }

  setTab(tab: TabState): void {
    this.tab = tab;
    void this.open?.engine.setTab(tab);
  }

  async issue(name: string, args: unknown, options?: IssueOptions): Promise<IssueResult> {
    const engine = await this.engine();
    if (this.isReadOnly) return refuse<IssueCode>('outdated');
    return engine ? recorded(engine.actions.issue(name, args, options)) : refuse<IssueCode>('notSignedIn');
  }

  async undo(name: string, args: unknown, center: number): Promise<IssueResult> {
    const engine = await this.engine();
    if (this.isReadOnly) return refuse<IssueCode>('outdated');
    return engine ? recorded(engine.actions.undo(name, args, center)) : refuse<IssueCode>('notSignedIn');
  }

  async undoable(done: readonly Undoable[]): Promise<readonly boolean[]> {
    const engine = await this.engine();
    return Promise.all(done.map((it) => engine?.actions.mayUndo(it) ?? false));
  }

  async retry(commandId: string): Promise<Refusal | null> {
    const engine = await this.engine();
    if (this.isReadOnly) return refuse<IssueCode>('outdated');
    return engine ? recorded(engine.actions.retry(commandId)) : refuse<IssueCode>('notSignedIn');
  }

  async discard(commandId: string, withDependants: boolean): Promise<void> {
    await (await this.engine())?.actions.discard(commandId, withDependants);
  }

  async signOut(): Promise<void> {
    this.hasLeft = true;
    await this.opening;
    const { open } = this;
    this.open = null;
    open?.channel.postMessage({ type: 'left' } satisfies Message);
    // Writes under way end before the wipe, and none follows it.
    await open?.engine.close().catch(() => undefined);
    await this.finishLeaving();
    if (open) await end(open);
  }

  /** The user signs out in another tab, which deletes his rows. */
  private left(user: LastUser): void {
    const { open, config } = this;
    if (open?.user.key !== user.key) return;
    this.hasLeft = true;
    this.open = null;
    if (config) this.say({ status: 'signedOut', config, isByUser: true });
    void end(open);
  }

  /** Finishes a sign-out that this page began, or one that died before its end. */
  private async finishLeaving(): Promise<void> {
    for (const userKey of await this.device.leaving()) {
      const db = openDb(userKey, 'strict');
      // A database that a newer build has upgraded is wiped by that build when it starts.
      if (!(await canOpen(db))) continue;
      await wipeBeforeLeaving(db);
      db.close();
      await this.device.endLeaving(userKey);
    }
  }

  async fetchAhead(): Promise<void> {
    await declarations();
  }

  async look(name: string, args: unknown, everyMs?: number, sinceMs?: number): Promise<void> {
    await (await this.engine())?.look(name, args, everyMs, sinceMs);
  }

  async fetchFile(name: string, args: unknown): Promise<FileOutcome> {
    return (await (await this.engine())?.fetchFile(name, args)) ?? { kind: 'none', text: genericError };
  }

  async inquire(name: string, args: unknown): Promise<Answered> {
    return (await (await this.engine())?.inquire(name, args)) ?? { kind: 'failed', status: null, text: null };
  }

  async locate(orderId: number): Promise<void> {
    await (await this.engine())?.locate(orderId);
  }

  async find(typed: string): Promise<readonly Searchable[]> {
    return (await (await this.engine())?.find(typed)) ?? [];
  }

  async places(ask: PlacesAsk): Promise<readonly RoundPlaces[]> {
    return (await (await this.engine())?.places(ask)) ?? [];
  }

  async coming(ask: ComingAsk): Promise<Coming | null> {
    return (await (await this.engine())?.coming(ask)) ?? null;
  }

  async refresh(): Promise<void> {
    await (await this.engine())?.refresh();
  }

  setOnline(isOnline: boolean): void {
    this.open?.engine.setOnline(isOnline);
  }

  report(failure: Failure): void {
    // A failure to store a report is not reported: that would never end.
    keepError(this.device, { ...failure, version: clientVersion })
      .then(() => this.sendErrors())
      .catch(() => undefined);
  }

  /** Sends the stored errors, by code that few sites and few days need. */
  private async sendErrors(): Promise<void> {
    const address = () => this.config?.errorReportingDsn ?? null;
    if (address() === null) return;
    this.reports ??= import('./error-reports.ts').then(
      (code) =>
        new code.ErrorReports({
          device: this.device,
          locks: navigator.locks,
          fetch: (to, init) => fetch(to, init),
          address,
          now: Date.now,
          random: Math.random,
          setTimer: (run, ms) => setTimeout(run, ms),
        }),
    );
    try {
      await (await this.reports).send();
    } catch (error) {
      this.reports = null;
      throw error;
    }
  }

  /** An uncaught error of this worker. */
  fail(thrown: unknown): void {
    if (this.note(thrown)) this.host?.failed();
  }

  /** Reports what nobody is shown; false where it says nothing. */
  private note(thrown: unknown): boolean {
    const about = { id: crypto.randomUUID(), at: new Date().toISOString(), where: 'worker' as const };
    const report = reportOf(thrown, { ...about, path: this.tab?.path ?? '' });
    if (report) this.report(report);
    return report !== null;
  }

  /** Reports each unreadable field once to the reporting service, for whoever runs the server. */
  private unread(fields: readonly string[]): void {
    const fresh = fields.filter((field) => !this.unreadFields.has(field));
    if (fresh.length === 0) return;
    for (const field of fresh) this.unreadFields.add(field);
    this.note(new UnreadFields(fresh.join(', ')));
  }

  release(): void {
    void this.open?.engine.release();
  }

  /**
   * The lists of every room: nothing is written without them. Their code comes while the server is asked who is signed
   * in, so that a room more makes no first script longer; false where it does not come.
   */
  private fetchLists(): Promise<boolean> {
    this.fetching ??= this.askForLists().finally(() => {
      this.fetching = null;
    });
    return this.fetching;
  }

  private async askForLists(): Promise<boolean> {
    try {
      this.lists ??= await import('./projection.ts');
    } catch (error) {
      this.note(error);
    }
    return this.lists !== null;
  }

  /** Opens the last user's replica, which serves until the server has answered. */
  private async openLast(): Promise<LastUser | undefined> {
    await this.finishLeaving();
    const { user, config } = await this.device.last<Config>();
    if (user && config) {
      this.configure(config);
      if (await this.fetchLists()) await this.openUser(user, false);
    }
    return user;
  }

  /** The page shows the last user's replica before the engine is there (see `lastSession`). */
  private async engine(): Promise<Engine | undefined> {
    await this.opening;
    return this.open?.engine;
  }

  /** A newer build is to send the actions of this device. */
  private turnReadOnly(why: Outdated): void {
    this.isReadOnly = true;
    this.host?.outdated(why);
    // Its database now belongs to the newer build.
    if (why === 'replica') void this.open?.engine.close();
  }

  private configure(config: Config): void {
    if (isOlder(clientVersion, config.minClientVersion)) this.turnReadOnly('version');
    this.config = config;
    this.sendErrors().catch(() => undefined);
    this.http = makeHttp((input, init) => fetch(input, init), config.apiUrl);
    this.streams = config.push ? makeStreams((input, init) => fetch(input, init), config.apiUrl) : null;
  }

  /**
   * Reads the site's configuration and asks the server who is signed in; until both have answered, the replica serves.
   */
  private connect(last: LastUser | undefined): Promise<void> {
    this.connecting ??= this.ask(last)
      .catch((error: unknown) => void this.noStorage(error))
      .finally(() => {
        this.connecting = null;
      });
    return this.connecting;
  }

  private async ask(last: LastUser | undefined): Promise<void> {
    await this.readConfig();
    const outcome = await this.identify(last);
    if (outcome === 'later') {
      if (!this.open && last) await this.openLate(last);
      if (!this.open) this.say({ status: 'unreachable' });
      setTimeout(() => void this.connect(last), retryMs);
    }
  }

  /** The lists did not come with the start: the replica serves once they do, also where nobody reaches the server. */
  private async openLate(last: LastUser): Promise<void> {
    if (this.hasLeft || this.isReadOnly || !this.config || !(await this.fetchLists())) return;
    this.opening = this.openUser(last, false)
      .then(() => last)
      .catch((error: unknown) => this.noStorage(error));
    await this.opening;
  }

  private async readConfig(): Promise<void> {
    const config = await fetchConfig((input, init) => fetch(input, init), self.location.origin);
    if (!config) return;
    this.configure(config);
    await this.device.write('config', config);
  }

  /** A tab stays open for days: the login address may have changed. */
  private async refuseToken(): Promise<void> {
    await this.readConfig();
    if (!this.hasLeft) this.host?.unauthorized(this.config?.adminLoginUrl ?? '');
  }

  private async identify(last: LastUser | undefined): Promise<'done' | 'later'> {
    const { http, config, host } = this;
    if (!http || !config || !host) return 'later';
    const clock = this.open?.engine.clock ?? makeServerClock(Date.now, () => undefined);
    const readToken = () => Promise.resolve(host.readToken());
    let retentionMs: number | null = null;
    const heard = async (reply: Reply) => {
      retentionMs = retentionIn(reply);
    };
    const bound = await new Binder({ http, clock, readToken, heard, userKey: () => null }).bind(true);
    if (this.hasLeft) return 'done';
    switch (bound.status) {
      case 'bound': {
        if (!(await this.fetchLists())) return 'later';
        const user = { key: await userKeyOf(bound.user), user: bound.user };
        if (last && last.key !== user.key) await this.leave(last);
        await this.device.write('user', user);
        await this.openUser(user, true, clock.offsetMs());
        if (retentionMs !== null) await this.open?.engine.keys.keep(retentionMs);
        this.open?.engine.signIn.binder.adopt(bound.token, bound.user, user.key);
        return 'done';
      }
      case 'unauthorized':
        if (this.open) host.unauthorized(config.adminLoginUrl);
        else this.say({ status: 'signedOut', config, isByUser: false });
        return 'done';
      default:
        return 'later';
    }
  }

  /** Another user signed in here: the former one's replica is deleted, the actions that wait stay for his return. */
  private async leave(last: LastUser): Promise<void> {
    const open = this.open;
    this.open = null;
    open?.takeOver.unsubscribe();
    await open?.engine.close();
    open?.channel.close();
    const db = openDb(last.key, 'strict');
    await wipeBeforeLeaving(db);
    db.close();
    for (const each of open?.dbs ?? []) each.close();
  }

  /**
   * The database was deleted under this tab. A new one takes its place, and the page shows that actions were lost.
   * Calls wait for the new one meanwhile.
   */
  private lose(user: LastUser): void {
    const { open } = this;
    // Every connection calls this, and the engine may be closing already.
    if (open?.user.key !== user.key) return;
    this.open = null;
    this.opening = this.replace(open).catch((error: unknown) => this.noStorage(error));
  }

  private async replace(lost: Open): Promise<LastUser> {
    await end(lost);
    if (this.config) await this.device.write('config', this.config);
    await this.device.write('user', lost.user);
    await this.openUser(lost.user, true);
    return lost.user;
  }

  /** Shows why nothing can be stored; any other error is thrown on. */
  private noStorage(error: unknown): undefined {
    const why = storageFailureOf(error);
    if (!why) throw error;
    this.say({ status: 'noStorage', why });
  }

  private async openUser(user: LastUser, verified: boolean, offsetMs: number | null = null): Promise<void> {
    if (this.open?.user.key === user.key) {
      // The user's rights may have changed since the replica was written.
      this.open.user = user;
      return this.ready(user, verified, false);
    }
    const events = { outdated: () => this.turnReadOnly('replica'), lost: () => this.lose(user) };
    const outboxDb = openDb(user.key, 'strict', events);
    const replicaDb = openDb(user.key, 'relaxed', events);
    // A newer build upgraded the database before this one started: the page shows that.
    if (!(await canOpen(outboxDb)) && this.isReadOnly) return;
    const { mark, isLost } = await identifyOutbox(outboxDb, user.key, this.mark);
    this.remember(mark);
    if (offsetMs !== null) await writeMeta(outboxDb, 'clockOffsetMs', offsetMs);
    const isToMake = await renewReplica(replicaDb);
    const channel = new BroadcastChannel(`quai:${user.key}`);
    const engine = this.makeEngine(user, outboxDb, replicaDb, channel);
    const takeOver = onTakeOver(replicaDb, events.outdated);
    this.open = { user, engine, dbs: [outboxDb, replicaDb], channel, takeOver };
    engine.setOnline(navigator.onLine);
    await engine.start();
    if (isToMake) void engine.makeLists();
    await this.ready(user, verified, isLost);
  }

  private async ready({ key, user }: LastUser, verified: boolean, lostActions: boolean): Promise<void> {
    if (!this.config) return;
    const otherUserWaits = await otherUserHasActions(key);
    this.say({ status: 'ready', userKey: key, user, config: this.config, verified, lostActions, otherUserWaits });
  }

  private makeEngine(user: LastUser, outboxDb: QuaiDb, replicaDb: QuaiDb, channel: BroadcastChannel): Engine {
    const { host, http, tab, tabId, lists } = this;
    if (!host || !http || !tab || !lists)
      throw new Error('Invariant: an engine needs a page, an address and its lists');
    return new Engine(
      {
        outboxDb,
        replicaDb,
        userKey: user.key,
        tabId,
        // Read at each call: the configuration may have changed the address since.
        http: (request, options) => (this.http ?? http)(request, options),
        isSameOrigin: () => isSameOrigin(this.config?.apiUrl ?? '', self.location.origin),
        streams: () => this.streams,
        presence: () => this.config?.presence === true && this.streams !== null,
        colleagues: (colleagues) => host.colleagues(colleagues),
        storageFull: (isFull) => host.storageFull(isFull),
        locks: navigator.locks,
        channel: channelOf(channel),
        cycleMs: () => cycleMsOf(this.config ?? {}),
        endpoints: [dispatchLoad, tasksState, settings, drivers],
        records: () => import('../sync/records/code.ts'),
        ...lists,
        manyRows,
        now: Date.now,
        random: Math.random,
        newId: () => crypto.randomUUID(),
        setTimer: (run, ms) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        afterScreen: (run) => setTimeout(run, screenMs),
        readToken: () => Promise.resolve(host.readToken()),
        delta: () => this.config?.delta === true,
        maySend: () => !this.isReadOnly,
        may: (permission) => permission === null || may((this.open?.user ?? user).user, permission),
        unauthorized: () => void this.refuseToken(),
        otherUser: () => void this.connect(user),
        left: () => this.left(user),
        unread: (fields) => this.unread(fields),
        issued: async ({ seq }) => this.remember(await markAfter(outboxDb, user.key, seq)),
      },
      tab,
    );
  }

  private remember(mark: OutboxMark | null): void {
    if (!mark) return;
    this.mark = mark;
    this.host?.outboxMark(mark);
  }

  private say(session: Session): void {
    this.host?.session(session);
  }
}

/** The engine of a user, with its channel and databases. */
interface Open {
  user: LastUser;
  readonly engine: Engine;
  readonly dbs: readonly QuaiDb[];
  readonly channel: BroadcastChannel;
  readonly takeOver: Subscription;
}

/** Nothing of it writes any more; what is under way ends with a closed database. */
async function end({ engine, channel, dbs, takeOver }: Open): Promise<void> {
  takeOver.unsubscribe();
  await engine.close().catch(() => undefined);
  channel.close();
  for (const db of dbs) db.close();
}

/** Hears when a tab of another build makes the replica its own, also of one that did while this tab was frozen. */
const onTakeOver = (db: QuaiDb, taken: () => void): Subscription =>
  liveQuery(() => isOurs(db)).subscribe((is) => {
    if (is === false) taken();
  });

/** Fields of an answer that cannot be read, by name. */
class UnreadFields extends Error {
  override readonly name = 'UnreadFields';
}

/**
 * Three in a hundred of 10,000 orders. A smaller change is on the screen sooner when it is computed during the write.
 */
const manyRows = 256;

/** An action the device could not record is refused with the reason; any other error is one of our own. */
async function recorded<Done>(done: Promise<Done>): Promise<Done | Refusal<IssueCode>> {
  try {
    return await done;
  } catch (error) {
    if (error instanceof OtherBuild) return refuse<IssueCode>('outdated');
    const why = storageFailureOf(error);
    if (!why) throw error;
    return refuse<IssueCode>(why === 'full' ? 'storageFull' : 'noStorage');
  }
}

const canOpen = (db: QuaiDb): Promise<boolean> =>
  db.open().then(
    () => true,
    () => false,
  );
