import type { SourceState } from '../../src/db/schema.ts';
import { isRecord } from '../engine/actions/outcome.ts';
import { isRead } from '../engine/calls.ts';
import type { Call, Delivered } from '../engine/network.ts';
import type { Shadow } from '../engine/shadow.ts';
import type { HeardEvent } from '../engine/streams.ts';
import type { World } from '../engine/world.ts';
import { sourceOf } from './calls.ts';

/** A source that somebody looks at starts its next poll that long after the last one, and one second later at most. */
const cycleMs = 20_000;
const tickMs = 1_000;
/** Hints make a source be polled that often at most. */
const hintedEveryMs = 1_000;
/** The leader follows a hint after that long at most, unless it has just polled. */
const spreadMs = 300;
/**
 * Timers between a hint of change and its poll, each of which ends with a leap of the clock: of the hint, and until the
 * source may be polled again. A source being polled is looked at again once that has ended.
 */
const timersMs = [spreadMs, hintedEveryMs];
const timersBehindPollMs = [0, 1, hintedEveryMs];

const polled = ['dispatch-load', 'tasks-state'] as const;

/** Calls after whose success the center is polled: they change rows that their answer does not have. */
const reachesFarther = /^\/docks\/\d+\/(finish|unlock)\/$|^\/drivers\/\d+\/process_return\/$/;

/** A source to be polled after a hint of its center. */
interface Awaited {
  readonly readMs: number;
  readonly timersMs: readonly number[];
  readonly sinceMs: number;
}

/**
 * When the sources of one user are polled: by the cycle, whatever hints arrive or fail to; after a hint soon; and on
 * hints not more often than once a second. Applies only while nothing else asks for polls.
 */
export class Pace {
  /** Hints of change a source has not been polled after, by when they were read. */
  private readonly words = new Map<string, readonly number[]>();
  private readonly awaited = new Map<string, Awaited>();
  private readonly flying = new Set<Call>();
  private circumstances = '';
  /** Since when sources are late: at the end of one leap of the clock their last poll may just have ended. */
  private readonly late = new Map<string, number>();
  /** Something happened beside hints and time, and its effects may not be over. */
  private otherwiseMs: number | null = 0;
  /** Polls under way as it happened: they may be followed by another. */
  private readonly polledMeanwhile = new Set<Call>();
  private restMs = 0;
  private before: ReadonlyMap<string, SourceState> = new Map();

  constructor(
    private readonly world: World,
    private readonly shadow: Shadow,
    private readonly userKey: string,
  ) {}

  onSent(call: Call): void {
    this.flying.add(call);
    // The token is verified: polls wait for it.
    if (call.request.path === '/admin-user/') this.otherwise();
  }

  onDelivered({ call, reply }: Delivered): void {
    this.flying.delete(call);
    const isGood = reply.kind === 'answer' && reply.status < 300 && saysSomething(reply.body) && !isRead(call.request);
    // A conflict, an empty success, an entity that was read after: the sender may ask for a poll.
    if (sourceOf(call) === null && (!isGood || reachesFarther.test(call.request.path))) this.otherwise();
  }

  /** Somebody asked for a poll, or something else happened that no hint explains. */
  otherwise(): void {
    this.otherwiseMs = this.world.clock.now();
    for (const call of this.flying) if (sourceOf(call) !== null) this.polledMeanwhile.add(call);
    this.awaited.clear();
    this.late.clear();
  }

  /** A tab has read that something changed; the first event of a stream may be no news. */
  onHeard(tabId: string, { center, isFirst }: HeardEvent): void {
    const readMs = this.world.clock.now();
    for (const name of polled) {
      const key = `${name}@${center}`;
      this.words.set(key, [...(this.words.get(key) ?? []), readMs]);
      const isSure = !isFirst && this.isCalm() && tabId === this.leader()?.id && this.demanded(center).has(name);
      if (isSure && !this.awaited.has(key)) this.awaited.set(key, { readMs, timersMs, sinceMs: readMs });
    }
  }

  /** After a commit: polls that started. */
  look(): string | null {
    const isCalm = this.isCalm();
    const now = new Map(this.shadow.of('sources').map((source) => [source.key, source]));
    let problem: string | null = null;
    for (const [key, source] of now) {
      const was = this.before.get(key);
      if (was && source.poll > was.poll && isPolled(source.endpoint)) {
        // One that failed or was doubted is asked again; one that asks more than before does not wait.
        if (isCalm && was.query === source.query && source.startedAtMs < (was.heldUntilMs ?? 0))
          problem ??= `${key} was polled although the server asked to be left alone`;
        if (isCalm && was.appliedPoll === was.poll && was.query === source.query) problem ??= this.tooSoon(was, source);
        this.spend(source);
      }
    }
    this.before = now;
    return problem;
  }

  /** Nobody has anything left to do without time. */
  atRest(): string | null {
    const nowMs = this.world.clock.now();
    const isVerifying = [...this.flying].some((call) => !call.isOver && call.request.path === '/admin-user/');
    const isCalm = this.isCalm();
    this.restMs = nowMs;
    for (const call of this.polledMeanwhile) {
      if (call.isOver) this.polledMeanwhile.delete(call);
      this.otherwiseMs = nowMs;
    }
    if (this.otherwiseMs !== null && nowMs - this.otherwiseMs > tickMs && !isVerifying) this.otherwiseMs = null;
    if (!isCalm || !this.leader()) return null;
    return this.tooLate() ?? this.unfollowed();
  }

  private tooSoon(was: SourceState, { key, startedAtMs }: SourceState): string | null {
    const gapMs = startedAtMs - was.startedAtMs;
    if (gapMs >= cycleMs) return null;
    if (!this.words.get(key)?.length) return `${key} was polled after ${gapMs} ms without a hint`;
    if (gapMs < hintedEveryMs) return `${key} was polled on a hint after ${gapMs} ms`;
    return null;
  }

  /** Hints that this poll has surely followed: they came before the last rest. */
  private spend({ key, startedAtMs }: SourceState): void {
    const left = (this.words.get(key) ?? []).filter((readMs) => readMs + spreadMs > this.restMs);
    this.words.set(key, left);
    if (startedAtMs >= (this.awaited.get(key)?.readMs ?? Number.POSITIVE_INFINITY)) this.awaited.delete(key);
  }

  private tooLate(): string | null {
    const nowMs = this.world.clock.now();
    for (const { key, center, endpoint, startedAtMs, heldUntilMs = 0 } of this.before.values()) {
      // Not before the server lets it.
      const nextMs = Math.max(startedAtMs + cycleMs, heldUntilMs);
      const isLate = isPolled(endpoint) && nowMs - nextMs > tickMs && !this.isFlying(key);
      const sinceMs = this.late.get(key) ?? nowMs;
      if (isLate && this.demanded(center).has(endpoint)) this.late.set(key, sinceMs);
      else this.late.delete(key);
      if (this.late.has(key) && nowMs - sinceMs > tickMs)
        return `${key} is looked at and was not polled for ${nowMs - startedAtMs} ms`;
    }
    return null;
  }

  private unfollowed(): string | null {
    const nowMs = this.world.clock.now();
    for (const [key, awaited] of this.awaited) {
      const [name = '', center] = key.split('@');
      const [nextMs = 0, ...timersMs] = awaited.timersMs;
      const isHeld = (this.before.get(key)?.heldUntilMs ?? 0) > nowMs;
      if (isHeld || !this.demanded(Number(center)).has(name)) this.awaited.delete(key);
      else if (this.isFlying(key)) this.awaited.set(key, { ...awaited, timersMs: timersBehindPollMs, sinceMs: nowMs });
      else if (nowMs - awaited.sinceMs < nextMs) continue;
      else if (timersMs.length > 0) this.awaited.set(key, { ...awaited, timersMs, sinceMs: nowMs });
      else return `${key} was not polled although its leader has known of a change for ${nowMs - awaited.readMs} ms`;
    }
    return null;
  }

  private isFlying(key: string): boolean {
    const tabId = this.leader()?.id;
    return [...this.flying].some((call) => !call.isOver && call.tabId === tabId && sourceOf(call) === key);
  }

  private leader() {
    const holder = this.world.locks.snapshot().held?.find(({ name }) => name === `leader:${this.userKey}`)?.clientId;
    return this.world.tabs.find(({ id, life }) => id === holder && !life.isFrozen);
  }

  /** Endpoints of a center that tabs of this user demand. */
  private demanded(center: number): ReadonlySet<string> {
    return new Set(
      this.demands().flatMap((name) => {
        const [, endpoint, of] = /^demand:([^:]+):(\d+):/.exec(name) ?? [];
        return endpoint && Number(of) === center ? [endpoint] : [];
      }),
    );
  }

  private demands(): string[] {
    const mine = new Set(this.world.tabs.filter((tab) => tab.userKey === this.userKey).map(({ id }) => id));
    return (this.world.locks.snapshot().held ?? []).flatMap(({ name, clientId }) =>
      name?.startsWith('demand:') && mine.has(clientId ?? '') ? [name] : [],
    );
  }

  /** Whether tabs, leader, demands, network and user are as they were, and nothing else asks for polls. */
  private isCalm(): boolean {
    const { world, userKey } = this;
    const user = world.server.users.get(world.token ?? '');
    const circumstances = JSON.stringify([
      world.tabs.map(({ id, state, life }) => [id, state, life.isFrozen]),
      [...new Set(this.demands())].sort(),
      this.leader()?.id,
      world.network.isCut,
      world.streams === null,
      world.token,
      user,
    ]);
    if (circumstances !== this.circumstances) this.otherwise();
    this.circumstances = circumstances;
    return this.otherwiseMs === null && String(user) === userKey;
  }
}

const saysSomething = (body: unknown) => [body].flat().some((it) => isRecord(it) && typeof it.id === 'number');

const isPolled = (endpoint: string) => polled.some((name) => name === endpoint);
