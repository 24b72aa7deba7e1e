import { writeMeta } from '../db/meta.ts';
import { centersOf } from '../db/queries/centers.ts';
import { endpointNames, sourceKey, sourceState } from '../db/queries/sync.ts';
import type { FileOutcome } from '../domain/asking/file.ts';
import type { Answered } from '../domain/asking/question.ts';
import { hasListsAtHome, isDispatchOff } from '../domain/center/features.ts';
import type { Coming, ComingAsk } from '../domain/route/coming.ts';
import type { PlacesAsk, RoundPlaces } from '../domain/route/round-places.ts';
import type { Searchable } from '../domain/search/searchable.ts';
import { attentionLock } from '../sync/attention-locks.ts';
import { makeServerClock, type ServerClock } from '../sync/calls/clock.ts';
import type { LookUp } from '../sync/calls/look-up.ts';
import { Leadership, leaderLock } from '../sync/leader.ts';
import { Demands } from '../sync/polling/demand.ts';
import { Keys } from '../sync/sending/keys.ts';
import { Actions } from './actions.ts';
import type { TabState } from './api.ts';
import type { EngineDeps } from './engine-deps.ts';
import { HeldLocks } from './leader/held-locks.ts';
import { type LeaderRequest, Work } from './leader/leader-work.ts';
import { lead } from './leader/leading.ts';
import type { Message } from './messages.ts';
import { makeProject } from './project.ts';
import type { Finder } from './search.ts';
import { SignIn } from './sign-in.ts';
import { Space } from './space.ts';
import { OpenRecords } from './tabs/open-records.ts';
import { OpenRooms } from './tabs/open-rooms.ts';
import { roomsOf, type Uses, wantedBy, withSettings } from './tabs/tab-demands.ts';

type Features = Pick<Uses, 'dispatch' | 'listsAtHome'>;

/** One tab's part of the engine: its demands and its actions and, while it leads, everybody's polls and sends. */
export class Engine {
  readonly clock: ServerClock;
  readonly keys: Keys;
  readonly signIn: SignIn;
  readonly actions: Actions;
  private readonly work: Work;
  private readonly space: Space;
  private lookUp: LookUp | null = null;
  private finder: Finder | null = null;
  private readonly shown: OpenRecords;
  private readonly rooms: OpenRooms;
  private readonly attention: HeldLocks;
  private readonly demands: Demands;
  private readonly leadership: Leadership;
  private readonly unlisten: () => void;
  private isOnline = true;
  private isClosed = false;
  /** When the user asked for a load: a load applied earlier does not count. */
  private refreshFromMs = 0;
  /** Features of the center this tab shows, as last looked up. */
  private features: Features = { dispatch: false, listsAtHome: true };

  constructor(
    private readonly deps: EngineDeps,
    private tab: TabState,
  ) {
    this.clock = makeServerClock(deps.now, (offset) => void writeMeta(deps.replicaDb, 'clockOffsetMs', offset));
    this.keys = new Keys(deps.outboxDb, deps.isSameOrigin);
    this.signIn = new SignIn(deps, this.clock, this.keys);
    this.work = new Work(deps.setTimer);
    this.space = new Space(deps);
    this.attention = new HeldLocks(deps.locks);
    this.demands = new Demands(deps.locks, () => this.ask({}));
    const project = makeProject(deps.lists, deps.now);
    const serverNow = () => this.clock.serverNow();
    this.actions = new Actions({
      ...deps,
      project,
      sending: {
        db: deps.outboxDb,
        project,
        http: deps.http,
        clock: this.clock,
        keys: this.keys,
        random: deps.random,
        bind: (fresh) => this.signIn.bind(fresh),
        unauthorized: (token) => this.signIn.refused(token),
        refresh: (center) => this.ask({ poll: { center } }),
      },
      serverNow,
      center: () => this.tab.center,
      isOnline: () => this.isOnline,
      changed: () => this.ask({}),
    });
    this.shown = new OpenRecords({ ...deps, db: deps.outboxDb, project });
    this.rooms = new OpenRooms({ ...deps, db: deps.replicaDb, project });
    const leading = {
      world: deps,
      clock: this.clock,
      keys: this.keys,
      serverNow,
      signIn: this.signIn,
      sender: this.actions,
      space: this.space,
      work: this.work,
      maySend: () => this.isOnline && deps.maySend(),
      fenced: () => this.leadership.renew(),
      calm: () => this.actions.calm(),
      polled: () => this.polled(),
    };
    this.leadership = new Leadership({
      locks: deps.locks,
      name: leaderLock(deps.userKey),
      post: (message) => deps.channel.post(message),
      isVisible: () => this.tab.visible,
      setTimer: deps.setTimer,
      lead: (signal) => this.space.watch(lead(leading, signal)),
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

  /** The lists of the rooms that any tab showed lately, where a former build's went. */
  makeLists(): Promise<void> {
    return this.rooms.makeAll();
  }

  async setTab(tab: TabState): Promise<void> {
    // One of a former build neither leads nor demands any more, whoever looks at it.
    if (this.isClosed) return;
    const wasVisible = this.tab.visible;
    this.tab = tab;
    if (tab.visible && !wasVisible) {
      this.leadership.start();
      this.leadership.claim();
    } else if (wasVisible && !tab.visible) this.leadership.offer();
    await this.want();
  }

  /** Once online again, failed sources are polled and the outbox is sent at once. */
  setOnline(isOnline: boolean): void {
    const isBack = isOnline && !this.isOnline;
    this.isOnline = isOnline;
    if (isBack) this.ask({ eager: true });
  }

  /** Polls what this tab shows, also while it is paused (DSP-160). */
  async refresh(): Promise<void> {
    this.refreshFromMs = this.deps.now();
    // From here on nothing counts as loaded, so nothing has to be looked up first.
    await this.demand(() => false);
    const centers = new Set([this.tab.center, ...this.tab.records.map(({ center }) => center)]);
    for (const center of centers) this.ask({ poll: { center } });
  }

  /** Rows of this tab's lists that match the typed text. */
  async find(typed: string): Promise<readonly Searchable[]> {
    const { Finder } = await import('./search.ts');
    this.finder ??= new Finder(this.deps.replicaDb, this.deps.lists, this.deps.now);
    return this.finder.find(this.tab.center, typed);
  }

  async places(ask: PlacesAsk): Promise<readonly RoundPlaces[]> {
    const { placesIn } = await import('./tabs/places.ts');
    return placesIn(this.deps.replicaDb, ask);
  }

  async coming(ask: ComingAsk): Promise<Coming | null> {
    const { comingIn } = await import('./coming.ts');
    return comingIn(this.deps.replicaDb, ask);
  }

  async look(name: string, args: unknown, everyMs?: number, sinceMs?: number): Promise<void> {
    const code = await this.deps.records();
    this.lookUp ??= new code.LookUp({
      ...this.deps,
      db: this.deps.replicaDb,
      serverNow: () => this.clock.serverNow(),
      token: () => this.signIn.token(),
      unauthorized: (token) => this.signIn.refused(token),
    });
    await this.space.watch(this.lookUp.look(this.tab.center, name, args, everyMs, sinceMs));
  }

  async fetchFile(name: string, args: unknown): Promise<FileOutcome> {
    const { fetchFile } = await this.deps.records();
    return fetchFile(
      {
        ...this.deps,
        token: () => this.signIn.token(),
        unauthorized: (token) => this.signIn.refused(token),
      },
      name,
      args,
    );
  }

  async inquire(name: string, args: unknown): Promise<Answered> {
    const code = await this.deps.records();
    return code.ask(
      {
        ...this.deps,
        token: () => this.signIn.token(),
        unauthorized: (token) => this.signIn.refused(token),
      },
      name,
      args,
    );
  }

  async locate(orderId: number): Promise<void> {
    const { PlaceLookUp } = await this.deps.records();
    await new PlaceLookUp({
      ...this.deps,
      db: this.deps.replicaDb,
      token: () => this.signIn.token(),
      unauthorized: (token) => this.signIn.refused(token),
    }).locate(orderId, this.tab.center);
  }

  /** Gives up leadership and withdraws demands: the page is hidden or closed. */
  async release(): Promise<void> {
    this.leadership.stop();
    await this.leaveScreen();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.leadership.stop();
    this.unlisten();
    await this.leaveScreen();
  }

  private async leaveScreen(): Promise<void> {
    const { center } = this.tab;
    await Promise.all([this.demands.want([]), this.attend(null), this.shown.show([]), this.rooms.show(center, [])]);
  }

  private async want(): Promise<void> {
    void this.attend(this.tab.visible ? this.tab : null);
    await this.shown.show(withSettings(this.tab.records));
    const [sources, features] = await Promise.all([this.deps.replicaDb.sources.toArray(), this.readFeatures()]);
    const loaded = new Set(
      sources.flatMap((it) => (it.appliedAtMs !== null && it.appliedAtMs >= this.refreshFromMs ? [it.key] : [])),
    );
    this.features = features;
    await Promise.all([
      this.demand((endpoint, center) => loaded.has(sourceKey(endpoint, center))),
      this.rooms.show(this.tab.center, roomsOf(this.tab, this.uses)),
    ]);
  }

  /** Publishes what this tab has open; null when nobody looks at it. */
  private async attend(tab: TabState | null): Promise<void> {
    const things = tab?.attention.map((it) => attentionLock({ ...it, streamCenter: it.center ?? tab.center })) ?? [];
    await this.attention.only(new Set(things));
  }

  private demand(isLoaded: Parameters<typeof wantedBy>[2]): Promise<void> {
    return this.demands.want(wantedBy(this.tab, this.uses, isLoaded));
  }

  private get uses() {
    return { may: this.deps.may, ...this.features };
  }

  /**
   * The features in the settings. While no settings are known they are asked for first; if that fails, dispatch is
   * assumed and its load is asked for.
   */
  private async readFeatures(): Promise<Features> {
    const { replicaDb } = this.deps;
    const { center } = this.tab;
    const centers = await centersOf(replicaDb, center);
    const current = centers?.find(({ id }) => id === center);
    if (centers) return { dispatch: !isDispatchOff(current), listsAtHome: hasListsAtHome(current) };
    const asked = await sourceState(replicaDb, endpointNames.settings, center);
    const dispatch = asked !== undefined && (asked.failures > 0 || asked.appliedAtMs !== null);
    return { dispatch, listsAtHome: !dispatch };
  }

  private hear(message: Message): void {
    if (message.type === 'work') this.work.ask(message);
    else if (message.type === 'polled') void this.want();
    else if (message.type === 'colleagues') this.deps.colleagues(message.colleagues);
    else if (message.type === 'storage') this.deps.storageFull(message.isFull);
    else if (message.type === 'unauthorized') this.signIn.refusedElsewhere();
    else if (message.type === 'left') this.deps.left();
    else this.leadership.hear(message);
  }

  /** A poll that was under way when this engine was closed notifies nobody. */
  private polled(): void {
    if (this.isClosed) return;
    this.deps.channel.post({ type: 'polled' });
    void this.want();
  }

  /** Asks the leader, whichever tab leads. */
  private ask(asked: LeaderRequest): void {
    if (this.isClosed) return;
    this.deps.channel.post({ type: 'work', ...asked });
    this.work.ask(asked);
  }
}
