import { enqueue, isStored } from '../db/enqueue.ts';
import { dependantsOf, isUnresolved } from '../db/lanes.ts';
import { readMeta, writeMeta } from '../db/meta.ts';
import { centersOf } from '../db/queries/centers.ts';
import { endpointNames, sourceKey, sourceState } from '../db/queries/sync.ts';
import type { QuaiDb, StoredCommand } from '../db/schema.ts';
import { transition } from '../db/transition.ts';
import { undoArgs } from '../db/undo.ts';
import type { Project } from '../db/visible.ts';
import { refuse } from '../domain/result.ts';
import { makeServerClock, type ServerClock } from '../sync/clock.ts';
import { Demands, readDemands } from '../sync/demand.ts';
import { Drainer, sendLock } from '../sync/drain-outbox.ts';
import type { Endpoint } from '../sync/endpoint.ts';
import type { Http } from '../sync/http.ts';
import { Leadership } from '../sync/leader.ts';
import { type Held, hold, type Locks } from '../sync/locks.ts';
import { PollLoop } from '../sync/poll-loop.ts';
import { Sender } from '../sync/send.ts';
import { Binder, type Bound } from '../sync/session.ts';
import type { Issued, TabState } from './api.ts';
import { type Derivation, Derivations } from './derived/derivations.ts';
import type { ListDefinition } from './list.ts';
import type { Channel, Message } from './messages.ts';
import { makeProject } from './project.ts';
import { wantedBy } from './wants.ts';

/** The world an engine lives in; everything that is not a pure function of the replica. */
export interface EngineDeps {
  /** Strict durability: outbox and outcomes. */
  readonly outboxDb: QuaiDb;
  /** Relaxed durability: merges. */
  readonly replicaDb: QuaiDb;
  readonly userKey: string;
  readonly tabId: string;
  readonly http: Http;
  readonly locks: Locks;
  readonly channel: Channel;
  readonly endpoints: readonly Endpoint[];
  readonly lists: readonly ListDefinition[];
  readonly derivations: readonly Derivation[];
  readonly now: () => number;
  readonly random: () => number;
  readonly newId: () => string;
  readonly setTimer: (run: () => void, ms: number) => () => void;
  readonly readToken: () => Promise<string | null>;
  /** False once this build is outdated: a newer one sends what waits. */
  readonly maySend: () => boolean;
  /** Whether the user has access to the flow. */
  readonly hasFlow: () => boolean;
  /** The token was refused, here or in another tab. */
  readonly unauthorized: () => void;
  readonly otherUser: (bound: Extract<Bound, { status: 'otherUser' }>) => void;
  readonly issued: (stored: StoredCommand) => void;
}

const tickMs = 1_000;

/** One tab's share of the engine: its demands and its actions, and, while it leads, everybody's polls and sends. */
export class Engine {
  readonly clock: ServerClock;
  readonly binder: Binder;
  private readonly sender: Sender;
  private readonly demands: Demands;
  private readonly leadership: Leadership;
  private readonly project: Project;
  private readonly unlisten: () => void;
  private wake: () => void = () => undefined;
  private isSignedIn = true;
  private isOnline = true;
  private eager = false;
  private forced = new Set<number>();
  /** The user asked for a load then: one applied earlier does not count. */
  private refreshFromMs = 0;

  constructor(
    private readonly deps: EngineDeps,
    private tab: TabState,
  ) {
    this.clock = makeServerClock(deps.now, (offset) => void writeMeta(deps.replicaDb, 'clockOffsetMs', offset));
    this.project = makeProject(deps.outboxDb, deps.lists, deps.now);
    this.binder = new Binder({
      http: deps.http,
      clock: this.clock,
      readToken: deps.readToken,
      userKey: () => deps.userKey,
    });
    this.sender = new Sender({
      db: deps.outboxDb,
      project: this.project,
      http: deps.http,
      clock: this.clock,
      random: deps.random,
      bind: (fresh) => this.bind(fresh),
      unauthorized: (token) => this.signedOut(token),
      refresh: (center) => this.work({ type: 'work', poll: { center } }),
    });
    this.demands = new Demands(deps.locks, () => this.work({ type: 'work' }));
    this.leadership = new Leadership({
      locks: deps.locks,
      name: `leader:${deps.userKey}`,
      post: (message) => deps.channel.post(message),
      isVisible: () => this.tab.visible,
      setTimer: deps.setTimer,
      lead: (signal) => this.lead(signal),
    });
    this.unlisten = deps.channel.listen((message) => this.hear(message));
  }

  get isLeading(): boolean {
    return this.leadership.isLeading;
  }

  async start(): Promise<void> {
    await this.want();
    this.leadership.start();
    if (this.tab.visible) this.leadership.claim();
  }

  async setTab(tab: TabState): Promise<void> {
    const wasVisible = this.tab.visible;
    this.tab = tab;
    if (tab.visible && !wasVisible) {
      this.leadership.start();
      this.leadership.claim();
    } else if (wasVisible && !tab.visible) this.leadership.offer();
    await this.want();
  }

  /** Back online, what failed meanwhile is polled and what waits is sent at once. */
  setOnline(isOnline: boolean): void {
    const isBack = isOnline && !this.isOnline;
    this.isOnline = isOnline;
    if (isBack) this.work({ type: 'work', eager: true });
  }

  /** Polls now what this tab shows, also while it is paused (DSP-160). */
  async refresh(): Promise<void> {
    this.refreshFromMs = this.deps.now();
    await this.want();
    this.work({ type: 'work', poll: { center: this.tab.center } });
  }

  /** See `enqueue`; a live action is sent from here at once, the others by the leader. */
  async issue(
    name: string,
    args: unknown,
    isLive: boolean,
    replaces?: string,
    center = this.tab.center,
  ): Promise<Issued> {
    const { deps } = this;
    const id = deps.newId();
    const lock = isLive ? await hold(deps.locks, sendLock(id)) : null;
    const issued = await enqueue(deps.outboxDb, this.project, {
      id,
      name,
      args,
      center,
      tab: deps.tabId,
      nowMs: deps.now(),
      isOnline: this.isOnline,
      replaces,
    }).catch((error: unknown) => {
      lock?.release();
      throw error;
    });
    if (!isStored(issued)) {
      lock?.release();
      return issued;
    }
    deps.issued(issued);
    if (lock) void this.sendLive(issued, lock);
    else this.work({ type: 'work' });
    return { commandId: id };
  }

  /** Annuler: the same action the other way, as a new one; refused once something has been built on it. */
  async undo(name: string, args: unknown, center: number): Promise<Issued> {
    const back = await undoArgs(this.deps.outboxDb, center, name, args, this.serverNow());
    return back === null ? refuse('builtUpon') : this.issue(name, back, false, undefined, center);
  }

  /** Réessayer: a parked command goes back into the queue under its own id. */
  async retry(commandId: string): Promise<void> {
    const { outboxDb, now } = this.deps;
    const lock = await hold(this.deps.locks, sendLock(commandId), { ifAvailable: true });
    if (!lock) return;
    // This tab may never have heard the server itself; what any tab heard is kept.
    const offsetMs = (await readMeta(outboxDb, 'clockOffsetMs')) ?? null;
    const stored = await transition(outboxDb, this.project, commandId, now(), (row) =>
      isUnresolved(row) && row.state !== 'sending'
        ? {
            state: row.live ? 'sending' : 'queued',
            event: 'retry',
            set: {
              attempt: row.attempt + (row.live ? 1 : 0),
              failures: 0,
              dueAtMs: 0,
              issuedAtMs: now(),
              clockOffsetMs: offsetMs,
              // The entity was read and nobody knows more: the user has decided to send again.
              ...(row.reason?.code === 'unknown' ? { answerLost: false, keyedUntilMs: null } : {}),
              ...(row.state === 'conflict' || row.state === 'refused'
                ? { keyedUntilMs: null, renewals: (row.renewals ?? 0) + 1 }
                : {}),
            },
          }
        : null,
    );
    if (stored?.live) await this.sendLive(stored, lock);
    else lock.release();
    this.work({ type: 'work' });
  }

  /** Abandonner: the command goes, and with it, when asked, what waits behind it. Not while it is being sent. */
  async discard(commandId: string, withDependants: boolean): Promise<void> {
    const behind = withDependants ? await this.dependants(commandId) : [];
    for (const id of [...behind.map((row) => row.id).reverse(), commandId]) await this.discardOne(id);
    this.work({ type: 'work' });
  }

  async dependants(commandId: string): Promise<StoredCommand[]> {
    const all = await this.deps.outboxDb.outbox.orderBy('seq').toArray();
    const root = all.find((row) => row.id === commandId);
    return root ? dependantsOf(all, root) : [];
  }

  /** Gives up leadership and demands: the page is hidden away or closed. */
  async release(): Promise<void> {
    this.leadership.stop();
    await this.demands.want([]);
  }

  async close(): Promise<void> {
    this.leadership.stop();
    this.unlisten();
    await this.demands.want([]);
  }

  private async discardOne(id: string): Promise<void> {
    const { locks, outboxDb, now } = this.deps;
    const lock = await hold(locks, sendLock(id), { ifAvailable: true });
    if (!lock) return;
    await transition(outboxDb, this.project, id, now(), (row) =>
      row.state === 'settled' ? null : { state: 'discarded' },
    );
    lock.release();
  }

  private async sendLive(stored: StoredCommand, lock: Held): Promise<void> {
    await this.sender.sendLive(stored).finally(lock.release);
    this.work({ type: 'work' });
  }

  private async want(): Promise<void> {
    const loaded = new Set(
      (await this.deps.replicaDb.sources.toArray()).flatMap((it) =>
        it.appliedAtMs !== null && it.appliedAtMs >= this.refreshFromMs ? [it.key] : [],
      ),
    );
    const uses = { flow: this.deps.hasFlow(), dispatch: await this.isDispatched() };
    await this.demands.want(wantedBy(this.tab, uses, (endpoint, center) => loaded.has(sourceKey(endpoint, center))));
  }

  /** As the settings say. Before any are known they are asked first; in vain, and the load tells. */
  private async isDispatched(): Promise<boolean> {
    const { replicaDb } = this.deps;
    const { center } = this.tab;
    const centers = await centersOf(replicaDb, center);
    if (centers) return centers.find(({ id }) => id === center)?.is_shadow_groupment_enabled !== false;
    const asked = await sourceState(replicaDb, endpointNames.settings, center);
    return asked !== undefined && (asked.failures > 0 || asked.appliedAtMs !== null);
  }

  private hear(message: Message): void {
    if (message.type === 'work') this.take(message);
    else if (message.type === 'polled') void this.want();
    else if (message.type === 'unauthorized') {
      this.isSignedIn = false;
      this.deps.unauthorized();
    } else this.leadership.hear(message);
  }

  private polled(): void {
    this.deps.channel.post({ type: 'polled' });
    void this.want();
  }

  /** Work for the leader, whichever tab that is. */
  private work(message: Extract<Message, { type: 'work' }>): void {
    this.deps.channel.post(message);
    this.take(message);
  }

  private take({ eager, poll }: Extract<Message, { type: 'work' }>): void {
    if (eager) this.eager = true;
    if (poll) this.forced.add(poll.center);
    this.wake();
  }

  private async bind(fresh: boolean): Promise<Bound> {
    const bound = await this.binder.bind(fresh);
    if (bound.status === 'bound') this.isSignedIn = true;
    if (bound.status === 'otherUser') this.deps.otherUser(bound);
    return bound;
  }

  private serverNow(): number {
    return this.deps.now() + (this.clock.offsetMs() ?? 0);
  }

  private signedOut(token: string | null): void {
    if (token !== null && !this.binder.refuse(token)) return;
    if (!this.isSignedIn) return;
    this.isSignedIn = false;
    this.deps.channel.post({ type: 'unauthorized' });
    this.deps.unauthorized();
  }

  /** Everything only one tab does, until the signal aborts: polls, merges, derivations, sends. */
  private async lead(signal: AbortSignal): Promise<void> {
    const { deps } = this;
    const derivations = new Derivations(deps.replicaDb, deps.derivations, () => this.serverNow(), deps.setTimer);
    const loop = await PollLoop.begin(
      {
        db: deps.replicaDb,
        project: makeProject(deps.replicaDb, deps.lists, deps.now),
        endpoints: deps.endpoints,
        http: deps.http,
        clock: this.clock,
        random: deps.random,
        token: async () => {
          const bound = await this.bind(false);
          if (bound.status === 'unauthorized') this.signedOut(null);
          return bound.status === 'bound' ? bound.token : null;
        },
        demands: () => readDemands(deps.locks),
        unauthorized: (token) => this.signedOut(token),
        fenced: () => this.leadership.renew(),
        opened: (center, mirror) => void derivations.run(center, mirror, []),
        merged: (center, merged, mirror) => {
          void derivations.run(center, mirror, merged.changed);
          this.polled();
        },
        failed: () => this.polled(),
      },
      signal,
    );
    const drainer = new Drainer({
      db: deps.outboxDb,
      locks: deps.locks,
      sender: this.sender,
      now: deps.now,
      isOnline: () => this.isOnline && deps.maySend(),
      isSignedIn: () => this.isSignedIn,
    });
    while (!signal.aborted) {
      const { eager, forced } = this;
      this.eager = false;
      this.forced = new Set();
      if (!this.isSignedIn) await this.bind(false);
      void loop.tick((center) => forced.has(center), eager);
      void drainer.drain(signal, eager);
      await this.idle(signal);
    }
    derivations.stop();
  }

  /** Until there is work, the next tick, or the end of leadership. */
  private idle(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        cancel();
        signal.removeEventListener('abort', done);
        resolve();
      };
      const cancel = this.deps.setTimer(done, tickMs);
      this.wake = done;
      signal.addEventListener('abort', done, { once: true });
    });
  }
}
