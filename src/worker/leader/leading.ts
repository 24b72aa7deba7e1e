import type { Colleague } from '../../domain/colleague/colleague.ts';
import { type OpenThing, readAttention } from '../../sync/attention-locks.ts';
import type { ServerClock } from '../../sync/calls/clock.ts';
import { isOfRecordDemand, readDemands } from '../../sync/polling/demand.ts';
import { PollLoop } from '../../sync/polling/poll-loop.ts';
import type { Presence } from '../../sync/records/code.ts';
import { Drainer } from '../../sync/sending/drain-outbox.ts';
import type { Keys } from '../../sync/sending/keys.ts';
import type { Sender } from '../../sync/sending/send.ts';
import { Listening } from '../../sync/stream/listening.ts';
import { Derivations } from '../derived/derivations.ts';
import type { EngineDeps } from '../engine-deps.ts';
import { makeProject } from '../project.ts';
import type { SignIn } from '../sign-in.ts';
import type { Space } from '../space.ts';
import type { Work } from './leader-work.ts';

export interface LeadingDeps {
  readonly world: EngineDeps;
  readonly clock: ServerClock;
  readonly keys: Keys;
  readonly serverNow: () => number;
  readonly signIn: SignIn;
  readonly sender: Pick<Sender, 'step'>;
  readonly space: Space;
  readonly work: Work;
  /** Whether this device may send anything now. */
  readonly maySend: () => boolean;
  /** Another leader has taken over although our lock was not taken. */
  readonly fenced: () => void;
  /** See `Actions.calm`. */
  readonly calm: () => Promise<void>;
  /** A poll has ended, merged or failed: demands may change. */
  readonly polled: () => void;
}

/** Everything only one tab does, until the signal aborts: polls, merges, derivations, sends and streams. */
export async function lead(deps: LeadingDeps, signal: AbortSignal): Promise<void> {
  const { world, signIn, space, work } = deps;
  const derivations = new Derivations(world.replicaDb, world.derivations, deps.serverNow, world.setTimer);
  const loop = await beginPolling(deps, derivations, signal);
  const drainer = new Drainer({
    db: world.outboxDb,
    locks: world.locks,
    sender: deps.sender,
    now: world.now,
    isOnline: deps.maySend,
    isSignedIn: () => signIn.isSignedIn,
  });
  const here = new WhoIsHere(deps);
  const listening = listen(deps, loop, here);
  while (!signal.aborted) {
    const { eager, forced } = work.take();
    if (!signIn.isSignedIn) await signIn.bind(false);
    void space.watch(loop.tick((center) => forced.has(center), eager));
    void space.watch(drainer.drain(signal, eager));
    const open = await here.round();
    listening.follow(here.heard(await heardCenters(deps), open));
    if (eager) listening.retry();
    await work.wait(signal);
  }
  here.end();
  listening.follow(new Set());
  derivations.stop();
}

/** Centers that visible tabs demand, where the site has streams and accepts our token. */
async function heardCenters({ world, signIn }: LeadingDeps): Promise<ReadonlySet<number>> {
  if (!world.streams() || !signIn.isSignedIn) return new Set();
  const demands = await readDemands(world.locks);
  // Records open no streams of their own.
  return new Set(demands.flatMap((demand) => (isOfRecordDemand(demand) ? [] : [demand.center])));
}

/** The leader's part of presence. Its code is loaded once a tab has something open that colleagues may see. */
class WhoIsHere {
  private presence: Presence | null = null;
  /** Centers whose streams are open for boards: hints of other streams cause no poll. */
  private polled: ReadonlySet<number> = new Set();

  constructor(private readonly deps: LeadingDeps) {}

  /** Publishes what the tabs have open, and returns it. */
  async round(): Promise<readonly OpenThing[]> {
    const { world, signIn } = this.deps;
    if (!world.presence() || !signIn.isSignedIn) return [];
    const open = await readAttention(world.locks);
    if (open.length > 0) this.presence ??= await this.begin();
    void this.presence?.tick(open);
    return open;
  }

  /** Any open stream reports colleagues; where none is open, that of the first thing is opened. */
  heard(centers: ReadonlySet<number>, [first]: readonly OpenThing[]): ReadonlySet<number> {
    this.polled = centers;
    return first && centers.size === 0 ? new Set([first.streamCenter]) : centers;
  }

  isPolled(center: number): boolean {
    return this.polled.has(center);
  }

  hear(center: number, data: string | null): void {
    this.presence?.hear(center, data);
  }

  /** Another tab leads: the pages keep what they have until its streams report. */
  end(): void {
    this.presence = null;
  }

  /** Null where its code does not come: the next round asks again, and neither polls nor sends wait for it. */
  private async begin(): Promise<Presence | null> {
    const { world, signIn } = this.deps;
    const code = await world.records().catch(() => null);
    if (!code) return null;
    return new code.Presence({
      http: world.http,
      token: () => signIn.token(),
      unauthorized: (token) => signIn.refused(token),
      now: world.now,
      told: (colleagues) => this.tell(colleagues),
    });
  }

  private tell(colleagues: readonly Colleague[]): void {
    const { world } = this.deps;
    world.channel.post({ type: 'colleagues', colleagues });
    world.colleagues(colleagues);
  }
}

function listen({ world, clock, signIn, work }: LeadingDeps, loop: PollLoop, here: WhoIsHere): Listening {
  return new Listening({
    open: (request, options) => world.streams()?.(request, options) ?? Promise.resolve({ kind: 'lost' }),
    token: () => signIn.token(),
    unauthorized: (token) => signIn.refused(token),
    presence: (center, data) => here.hear(center, data),
    hint: (center) => {
      if (!here.isPolled(center)) return;
      loop.hint(center);
      work.ask({});
    },
    now: world.now,
    serverNow: () => clock.serverNow(),
    random: world.random,
    setTimer: world.setTimer,
  });
}

function beginPolling(deps: LeadingDeps, derivations: Derivations, signal: AbortSignal): Promise<PollLoop> {
  const { world, clock, keys, signIn, space, fenced, calm, polled, work } = deps;
  return PollLoop.begin(
    {
      db: world.replicaDb,
      project: makeProject(world.lists, world.now),
      endpoints: world.endpoints,
      cycleMs: world.cycleMs,
      records: world.records,
      locks: world.locks,
      manyRows: world.manyRows,
      http: world.http,
      clock,
      keys,
      random: world.random,
      token: () => signIn.token(),
      delta: world.delta,
      demands: () => readDemands(world.locks),
      unauthorized: (token) => signIn.refused(token),
      fenced,
      calm,
      opened: (center, mirror) => void derivations.run(center, mirror, []),
      merged: (center, merged, mirror) => {
        space.used();
        void derivations.run(center, mirror, merged.changed);
        world.unread(Object.keys(merged.source.unread ?? {}));
        polled();
      },
      leaving: (center) => derivations.forget(center),
      failed: polled,
      recordRead: polled,
      unread: world.unread,
      again: (ms) => void world.setTimer(() => work.ask({}), ms),
    },
    signal,
  );
}
