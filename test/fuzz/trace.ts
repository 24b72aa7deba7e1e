import { wipeReplica } from '../../src/db/device/wipe.ts';
import { Random } from '../engine/random.ts';
import { type Tab, World, type WorldOptions } from '../engine/world.ts';
import { colleague, leaves } from './colleague.ts';
import { colleagues } from './colleagues.ts';
import { finale } from './finale.ts';
import type { Intent } from './intents/screen.ts';
import { anyIntent, fewIntents, roundIntents, shapeIntents } from './intents.ts';
import { shapeOf } from './oracle/shapes.ts';
import { Push } from './push.ts';
import { actOnSheet, recordSteps, refusedOnScreen } from './records/steps.ts';
import { Watch } from './watch.ts';
import { weather } from './weather.ts';

export interface Failure {
  readonly seed: number;
  readonly problem: string;
  readonly history: readonly string[];
}

const centers = [
  { center: 9, base: 0 },
  { center: 12, base: 500 },
] as const;
const subScreens = ['', '', 'light_creation1', 'light_loading1'];
const paths = ['/dispatch', '/dispatch', '/dispatch', '/', '/support'];

/** Steps that are taken more often in a story about leaders that come, go and come back. */
const aboutLeaders: ReadonlySet<string> = new Set(['suspend', 'thaw', 'open', 'colleague', 'wait', 'refresh']);

/** In one about deltas much changes between polls that are answered. */
const aboutDeltas: ReadonlySet<string> = new Set(['colleague', 'wait', 'deltas']);

/** In one about hints time passes in small steps, and what brings the hints changes. */
const aboutHints: ReadonlySet<string> = new Set(['colleague', 'wait a moment', 'push']);

/** In one about records things are looked at by their keys, and acted on there. */
const aboutRecords: ReadonlySet<string> = new Set(['other center', 'open']);

/** In one about subjects more of them are open at once, change hands, and are read while somebody acts on them. */
const aboutSubjects: ReadonlySet<string> = new Set([
  ...aboutRecords,
  'open a customer',
  'records change',
  'read and act',
]);

const favoured: Readonly<Partial<Record<string, ReadonlySet<string>>>> = {
  leaders: aboutLeaders,
  deltas: aboutDeltas,
  hints: aboutHints,
  records: aboutRecords,
  subjects: aboutSubjects,
};

/**
 * `few`: bags, moves and departures alone, without a postman: the stories of seeds pinned before there was more.
 * `rounds`: rounds alone, however many other actions there are.
 * `shapes`: actions that oracle and server know by their shape alone.
 * `deltas`: a server that offers them, stops, starts anew, or is asked for them no more.
 * `records`: orders of any center and day, and customers, each read by its key.
 * `subjects`: records, many of them open at once and acted on while they are read.
 * `hints`: a server that also sends hints of change, or no more, on a network that brings them as it likes.
 */
export type About = 'anything' | 'leaders' | 'deltas' | 'hints' | 'records' | 'subjects' | 'rounds' | 'shapes' | 'few';

const intents: Readonly<Record<About, typeof anyIntent>> = {
  ...{ anything: anyIntent, leaders: anyIntent, deltas: anyIntent, hints: anyIntent, records: anyIntent },
  subjects: anyIntent,
  ...{ rounds: roundIntents, shapes: shapeIntents, few: fewIntents },
};

/** One seeded story of tabs, network, colleagues and a user; null when nothing went wrong. */
export async function runTrace(seed: number, about: About = 'anything'): Promise<Failure | null> {
  const trace = new Trace(seed, about);
  try {
    const problem = await trace.run();
    return problem === null ? null : { seed, problem, history: trace.history };
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { seed, problem: trace.problem() ?? problem, history: trace.history };
  }
}

class Trace {
  readonly history: string[] = [];
  private readonly random: Random;
  private readonly world: World;
  private readonly watches = new Map<string, Watch>();
  private isRough = true;
  private userId = 1;
  private logins = 2;
  private lastIntent: Intent | undefined;
  private lastMove: Intent | undefined;
  private readonly favoured: ReadonlySet<string>;
  private readonly isWhole: boolean;
  /** Whether the server offers deltas now and then. */
  private readonly withDeltas: boolean;
  private readonly push: Push | null;
  private refusal: string | null = null;

  constructor(
    seed: number,
    private readonly about: About,
  ) {
    this.favoured = favoured[about] ?? new Set();
    this.isWhole = about !== 'few';
    this.withDeltas = about === 'deltas' || about === 'hints';
    this.random = new Random(seed);
    const compares = seed % 4 !== 1;
    const kind = { isWhole: this.isWhole, hasRecords: isOfRecords(about), compares };
    this.world = new World({ seed, ...kind, ...optionsOf(this.random) });
    // Every merge, those of several rows, or none is worked out before its transaction.
    this.world.manyRows = [0, 3, Number.POSITIVE_INFINITY][seed % 3] ?? 0;
    this.world.onShadow = (shadow, userKey) => this.watches.set(userKey, new Watch(this.world, shadow, userKey));
    this.world.network.onSent = (call) => this.watchOf(call.tabId)?.onSent(call);
    this.world.onDelivered = (it) => this.watchOf(it.call.tabId)?.onDelivered(it);
    this.world.server.onAct = (commandId, truth) => {
      const watch = [...this.watches.values()].find((it) => commandId !== null && it.issued.has(commandId));
      return watch?.onAct(commandId ?? '', truth) ?? (() => undefined);
    };
    this.world.onHeard = (tabId, event) => this.watchOf(tabId)?.pace.onHeard(tabId, event);
    this.world.onRest = () => {
      for (const watch of this.watches.values()) watch.onRest();
    };
    this.world.server.deltas = this.withDeltas;
    this.world.server.isByShapeAlone = about === 'shapes';
    this.world.server.meaningOf = (request) => {
      const meant = this.world.meaningOf(request);
      return meant && { ...meant, saysWhatWasSeen: shapeOf(meant.name).saysWhatWasSeen };
    };
    this.push = about === 'hints' ? new Push(this.world, this.random, () => this.isRough) : null;
    this.world.network.fateOf = weather(this.random, () => this.isRough, this.world.server);
  }

  async run(): Promise<string | null> {
    this.isRough = false;
    await this.open();
    this.isRough = true;
    for (let left = this.random.int(15, 45); left > 0; left--) {
      const [name, step] = this.random.weighted(this.steps()) ?? ['nothing', async () => undefined];
      this.history.push(`${this.world.clock.now() % 100_000_000} ${name}`);
      await step();
      await this.rest();
      if (this.problem()) return this.problem();
    }
    this.isRough = false;
    this.push?.heal();
    this.history.push('— healed —');
    return (await finale(this.world, [...this.watches.values()], this.random)) ?? this.problem();
  }

  problem(): string | null {
    for (const watch of this.watches.values()) if (watch.failure) return watch.failure;
    return this.refusal;
  }

  private watchOf(tabId: string): Watch | undefined {
    const sender = [...this.world.tabs, ...this.world.postmen].find((it) => it.id === tabId);
    return sender && this.watches.get(sender.userKey);
  }

  /** Most steps end at rest; some leave work in the air for the next one to meet. */
  private async rest(): Promise<void> {
    if (this.random.chance(0.7)) return this.world.settle();
    for (let turns = this.random.int(1, 12); turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
  }

  private steps(): (readonly [number, readonly [string, () => Promise<void>]])[] {
    const { world, random } = this;
    const tab = random.pick(world.tabs);
    const live = tab && !tab.life.isFrozen ? tab : undefined;
    const all: (readonly [number, string, (() => Promise<unknown> | undefined) | undefined])[] = [
      [this.isWhole ? 26 : 14, 'issue', live && (() => this.issue(live, this.intent(live)))],
      [2, 'issue again', live && (() => this.issue(live, this.lastIntent))],
      [8, 'wait a moment', () => world.pass(random.int(200, 3_000), this.push ? 700 : undefined)],
      [9, 'wait', () => world.pass(random.int(5_000, 25_000), random.pick([25_000, 6_000]))],
      [2, 'wait long', () => world.pass(75_000, 25_000)],
      [0.3, 'wait twenty minutes', () => world.pass(1_200_000)],
      [9, 'colleague', () => this.colleague()],
      [2, 'refresh', live && (() => this.refresh(live))],
      [3, 'hide or show', live && (() => live.set({ visible: !live.state.visible }))],
      [1, 'pause or go on', live && (() => live.set({ paused: !live.state.paused }))],
      [1, 'other sub-screen', live && (() => live.set({ sub: random.pick(subScreens) ?? '' }))],
      [1, 'other path', live && (() => live.set({ path: this.path() }))],
      [1, 'other center', live && (() => live.set({ center: random.chance(0.7) ? 9 : 12 }))],
      [2, 'open', world.tabs.length < 4 ? () => this.open() : undefined],
      [3, 'kill', tab && (() => this.kill(tab))],
      [1.5, 'freeze', live && (() => this.freeze(live, false))],
      [1, 'suspend', live && (() => this.freeze(live, true))],
      [2, 'thaw', tab?.life.isFrozen ? () => this.thaw(tab) : undefined],
      [1.5, 'release', live && (() => live.release())],
      [2, 'network', () => this.toggleNetwork()],
      [2, 'weather', () => this.turnWeather()],
      [1, 'token', () => this.toggleToken()],
      [0.7, 'other user', () => this.changeUser()],
      [1, 'keys', () => this.toggleKeys()],
      [4, 'retry', live && (() => this.retry(live))],
      [3, 'discard', live && (() => this.discard(live))],
      [1.5, 'modify', live && (() => this.modify(live))],
      [2, 'undo', live && this.isWhole ? () => this.undo(live) : undefined],
      [0.5, 'deltas', this.withDeltas ? () => this.turnDeltas() : undefined],
      [1.5, 'push', this.push ? async () => this.push?.turn() : undefined],
      [2.5, 'postman comes', this.isWhole ? () => this.wakePostman() : undefined],
      ...(isOfRecords(this.about) ? recordSteps(world, random, live) : []),
      [5, 'read and act', live && isOfRecords(this.about) ? () => this.readAndAct(live) : undefined],
      [12, 'act on a sheet', live && isOfRecords(this.about) ? () => this.actOnSheet(live) : undefined],
    ];
    return all.flatMap(([weight, name, run]) =>
      run
        ? [
            [
              this.favoured.has(name) ? weight * 6 : weight,
              [`${name}${tab ? ` (${tab.id})` : ''}`, async () => void (await run())],
            ] as const,
          ]
        : [],
    );
  }

  private async open(): Promise<void> {
    const { random } = this;
    await this.world.open({
      userId: this.userId,
      center: random.chance(0.8) ? 9 : 12,
      path: this.world.tabs.length === 0 ? '/dispatch' : this.path(),
      sub: random.pick(subScreens) ?? '',
      visible: random.chance(0.8),
    });
  }

  private refresh(tab: Tab): Promise<void> {
    this.watchOf(tab.id)?.onRefresh(tab.id);
    return tab.engine.refresh();
  }

  /** A server behind its writes is polled by one source: two of them may show two different times. */
  private path(): string {
    const path = this.random.pick(paths) ?? '/';
    return this.world.server.lagMs > 0 ? '/dispatch' : path;
  }

  private issue(tab: Tab, what: Intent | undefined, replaces?: string): Promise<unknown> | undefined {
    if (!what) return undefined;
    this.lastIntent = what;
    if (what.name === 'task.move') this.lastMove = what;
    this.history.push(`  ${what.name} ${JSON.stringify(what.args)}${replaces ? ` instead of ${replaces}` : ''}`);
    return unlessDead(tab, tab.engine.actions.issue(what.name, what.args, { replaces }));
  }

  /** An open thing is being read as its user acts on it: either answer may come first. */
  private async readAndAct(tab: Tab): Promise<void> {
    await unlessDead(tab, this.refresh(tab));
    await this.actOnSheet(tab);
  }

  /** In the scope of the open thing, whatever center its tab shows. */
  private async actOnSheet(tab: Tab): Promise<void> {
    const acted = actOnSheet(this.world, this.random, tab);
    if (!acted) return;
    const { intent, center } = acted;
    this.history.push(`  ${intent.name} ${JSON.stringify(intent.args)} in ${center}`);
    const issued = await unlessDead(tab, tab.engine.actions.issue(intent.name, intent.args, { center }));
    this.refusal ??= refusedOnScreen(this.world, tab, acted, issued);
  }

  private intent(tab: Tab): Intent | undefined {
    return intents[this.about](this.world, tab, this.random);
  }

  /** Annuler, of the move last asked for; it may never have been done. */
  private undo(tab: Tab): Promise<unknown> | undefined {
    const { lastMove } = this;
    if (!lastMove) return undefined;
    return unlessDead(tab, tab.engine.actions.undo(lastMove.name, lastMove.args, tab.state.center ?? 9));
  }

  /** The browser wakes the service worker, beside tabs or with none awake; it may end it half-way. */
  private async wakePostman(): Promise<void> {
    const { world, random } = this;
    for (const former of world.postmen) former.life.kill();
    const postman = world.postman(this.userId);
    if (random.chance(0.4)) return;
    for (let turns = random.int(1, 40); turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
    if (random.chance(0.5)) postman.life.kill();
  }

  private async colleague(): Promise<void> {
    const { center, base } = this.random.pick([centers[0], ...centers]) ?? centers[0];
    const edit = this.isWhole ? colleagues : colleague;
    const isLeaving = this.withDeltas && this.random.chance(0.3);
    this.world.server.edit(center, (truth) =>
      isLeaving ? leaves(truth, this.random) : edit(truth, this.random, this.world.server.now(), base),
    );
  }

  private async kill(tab: Tab): Promise<void> {
    tab.kill();
    if (this.world.tabs.length === 0) await this.open();
  }

  /** Suspended: the browser takes its locks away as well, without notice. */
  private async freeze(tab: Tab, isSuspended: boolean): Promise<void> {
    tab.life.freeze();
    if (isSuspended) this.world.locks.strip(tab.life);
  }

  private async thaw(tab: Tab): Promise<void> {
    tab.life.thaw((items) => items.toSorted(() => this.random.next() - 0.5));
  }

  private async toggleNetwork(): Promise<void> {
    const { world } = this;
    world.network.isCut = !world.network.isCut;
    if (this.random.chance(0.7))
      for (const tab of world.tabs) tab.life.deliver(() => tab.engine.setOnline(!world.network.isCut));
  }

  private async turnWeather(): Promise<void> {
    this.isRough = !this.isRough;
  }

  /** The server forgets the token; the user logs in again a while later. */
  private async toggleToken(): Promise<void> {
    const { world } = this;
    const isKnown = world.token !== null && world.server.users.has(world.token);
    if (isKnown && world.token !== null) world.server.users.delete(world.token);
    else await this.login();
  }

  private async login(): Promise<void> {
    this.logins += 1;
    this.world.token = `token-${this.logins}`;
    this.world.server.users.set(this.world.token, this.userId);
  }

  /** Another account signs in; its tabs take the place of the former's, as the worker's host does it. */
  private async changeUser(): Promise<void> {
    const { world, random } = this;
    const former = String(this.userId);
    this.userId = 3 - this.userId;
    await this.login();
    if (random.chance(0.7)) await world.pass(random.int(500, 25_000));
    for (const tab of [...world.tabs]) {
      await unlessDead(tab, tab.life.isFrozen ? undefined : tab.engine.close());
      tab.kill();
    }
    const db = world.connect(former, 'strict');
    await wipeReplica(db);
    db.close();
    await this.open();
  }

  private async toggleKeys(): Promise<void> {
    this.world.server.retentionS = this.random.pick([null, 3_600, 40]) ?? null;
  }

  /** The server offers them or no more, has started anew, or the site lets its console ask for them or no more. */
  private async turnDeltas(): Promise<void> {
    const { world, random } = this;
    const draw = random.next();
    if (draw < 0.4) world.server.told.clear();
    else if (draw < 0.7) world.server.deltas = !world.server.deltas;
    else world.delta = !world.delta;
  }

  private parked(tab: Tab): string | undefined {
    const open = this.world.shadow(tab.userKey).of('outbox');
    return this.random.pick(open.filter((row) => row.state !== 'settled'))?.id;
  }

  private retry(tab: Tab): Promise<unknown> | undefined {
    const id = this.parked(tab);
    this.history.push(`  ${id}`);
    return id ? unlessDead(tab, tab.engine.actions.retry(id)) : undefined;
  }

  private discard(tab: Tab): Promise<unknown> | undefined {
    const id = this.parked(tab);
    this.history.push(`  ${id}`);
    return id ? unlessDead(tab, tab.engine.actions.discard(id, this.random.chance(0.5))) : undefined;
  }

  private modify(tab: Tab): Promise<unknown> | undefined {
    const id = this.parked(tab);
    return id ? this.issue(tab, this.intent(tab), id) : undefined;
  }
}

const isOfRecords = (about: About): boolean => about === 'records' || about === 'subjects';

/** A dead or frozen tab's promises never end; the trace goes on without them. */
function unlessDead(tab: Tab, work: Promise<unknown> | undefined): Promise<unknown> {
  const patience = async () => {
    for (let turns = 0; turns < 400 && !tab.life.isDead; turns++) await new Promise((resolve) => setImmediate(resolve));
  };
  return Promise.race([work ?? Promise.resolve(), patience()]);
}

function optionsOf(random: Random): WorldOptions {
  return {
    aheadMs: random.pick([0, 0, 90_000, -40_000]) ?? 0,
    retentionS: random.pick([null, null, 86_400, 40]) ?? null,
    etags: random.chance(0.7),
    lagMs: random.chance(0.2) ? random.int(1_000, 40_000) : 0,
  };
}
