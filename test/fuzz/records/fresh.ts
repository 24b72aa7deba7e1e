import { askedBy, keyOfLooked, type Looked } from '../../engine/looked.ts';
import type { Call } from '../../engine/network.ts';
import type { Shadow } from '../../engine/shadow.ts';
import type { Tab, World } from '../../engine/world.ts';

/** An open thing is read once a minute at least; a leader's timers end with a leap of the clock each. */
const periodMs = 60_000;
const leapsMs = 30_000;
/** Two tabs, or two leaders one after the other, ask once for one opening. */
const atOnceMs = 1_000;

interface Asked {
  readonly atMs: number;
  /** Count of causes by then: openings, actions and hints. */
  readonly cause: number;
}

/** R4: an open thing is fresh, and asked for no more often than something happens to it. */
export class Fresh {
  private readonly asked = new Map<string, Asked>();
  private readonly lookedAtSince = new Map<string, number>();
  /** Since when one is late: a leap of the clock ends one timer of its leader, and another may come before the read. */
  private readonly late = new Map<string, number>();
  /** The token is being verified: reads wait for it. */
  private verifying: Call | null = null;
  /** Counts what may ask for a read at once: an opening, a tab or a network that is back, an action, a hint. */
  private cause = 0;
  private circumstances = '';
  /** Tabs that asked for all they show and have not led since. */
  private readonly refreshing = new Set<string>();

  constructor(
    private readonly world: World,
    private readonly shadow: Shadow,
    private readonly userKey: string,
  ) {}

  /** A tab asks for all it shows: once now, and once more when it comes to lead, since it knows of no answer. */
  onRefresh(tabId: string): void {
    this.refreshing.add(tabId);
    this.happened();
  }

  /** Something happened that a read may follow at once. */
  happened(): void {
    this.cause += 1;
  }

  onSent(call: Call): string | null {
    const { request } = call;
    if (request.path === '/admin-user/') this.verifying = call;
    const asks = askedBy(request);
    if (!asks) {
      if (request.method !== 'GET') this.happened();
      return null;
    }
    this.notice();
    const key = `${asks.endpoint}#${asks.subject}`;
    const last = this.asked.get(key);
    const nowMs = this.world.clock.now();
    this.asked.set(key, { atMs: nowMs, cause: this.cause });
    const isAgain = last !== undefined && last.cause === this.cause && nowMs - last.atMs < atOnceMs;
    return isAgain ? `${key} was asked for twice within ${nowMs - last.atMs} ms` : null;
  }

  /** Nobody has anything left to do without time. */
  atRest(): string | null {
    this.notice();
    const nowMs = this.world.clock.now();
    const looked = new Map(this.tabs().flatMap((tab) => tab.looked.map((it) => [keyOfLooked(it), it] as const)));
    const held = new Set(
      this.shadow.of('records').flatMap(({ key, heldUntilMs = 0 }) => (heldUntilMs > nowMs ? [key] : [])),
    );
    const isLookedAt = (key: string) => looked.has(key) && !held.has(key) && this.mayAsk();
    for (const key of this.lookedAtSince.keys()) if (!isLookedAt(key)) this.forget(key);
    for (const [key, it] of looked) {
      if (!isLookedAt(key)) continue;
      const sinceMs = this.lookedAtSince.get(key) ?? nowMs;
      this.lookedAtSince.set(key, sinceMs);
      const readMs = Math.max(this.asked.get(`${it.endpoint}#${it.subject}`)?.atMs ?? 0, sinceMs);
      if (this.isLate(key, readMs)) return `${key} is looked at and was not read for ${nowMs - readMs} ms`;
    }
    return null;
  }

  private isLate(key: string, readMs: number): boolean {
    const nowMs = this.world.clock.now();
    const sinceMs = this.late.get(key) ?? nowMs;
    if (nowMs - readMs > periodMs + leapsMs) this.late.set(key, sinceMs);
    else this.late.delete(key);
    return this.late.has(key) && nowMs > sinceMs;
  }

  private forget(key: string): void {
    this.lookedAtSince.delete(key);
    this.late.delete(key);
  }

  private notice(): void {
    const circumstances = JSON.stringify([
      this.tabs().map(({ id, looked }: { readonly id: string; readonly looked: readonly Looked[] }) => [id, looked]),
      this.world.network.isCut,
      this.world.token,
    ]);
    if (circumstances !== this.circumstances) this.happened();
    this.circumstances = circumstances;
    const leader = this.leader();
    if (leader !== undefined && this.refreshing.delete(leader)) this.happened();
  }

  /** Tabs of this user that somebody sees. */
  private tabs(): readonly Tab[] {
    return this.world.tabs.filter(
      ({ userKey, state, life, isReleased }) =>
        userKey === this.userKey && state.visible && !state.paused && !life.isFrozen && !isReleased,
    );
  }

  private mayAsk(): boolean {
    const { world } = this;
    const isSignedIn = String(world.server.users.get(world.token ?? '')) === this.userKey;
    const isVerifying = this.verifying?.isOver === false;
    return this.isLed() && !world.network.isCut && isSignedIn && !isVerifying;
  }

  private leader(): string | undefined {
    const held = this.world.locks.snapshot().held ?? [];
    return held.find(({ name }) => name === `leader:${this.userKey}`)?.clientId;
  }

  private isLed(): boolean {
    const leader = this.leader();
    return this.world.tabs.some(({ id, life }) => id === leader && !life.isFrozen);
  }
}
