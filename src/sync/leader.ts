import type { HeldLock, Locks } from './locks.ts';
import { hold } from './locks.ts';

export type LeaderMessage =
  /** A visible tab wants to lead. */
  | { readonly type: 'wanted' }
  /** The leader is alive. */
  | { readonly type: 'answered' }
  /** A hidden tab leads: visible ones may want to. */
  | { readonly type: 'hiddenLeads' };

export interface LeaderDeps {
  readonly locks: Locks;
  readonly name: string;
  /** Sends to the other tabs; their messages come in by `hear`. */
  readonly post: (message: LeaderMessage) => void;
  readonly isVisible: () => boolean;
  readonly setTimer: (run: () => void, ms: number) => () => void;
  /** Leads until the signal aborts; sooner only where it could not, which rejects unless it was told otherwise. */
  readonly lead: (signal: AbortSignal) => Promise<void>;
}

/** Held by the tab that leads for a user. */
export const leaderLock = (userKey: string) => `leader:${userKey}`;

/** A visible tab that hears nothing from the leader for this long takes over; the term fences the old one. */
const silenceMs = 3_000;
/** Whoever could not lead gives the lock back after this pause: another tab leads, or he tries again. */
const againMs = 5_000;

/**
 * One tab leads: polls and merges.
 *
 *   waiting ──lock──▶ leading ──(hidden and wanted | released | it could not)──▶ waiting
 *      │ visible: "wanted" ──no answer in 3 s──▶ steal ──▶ leading
 *
 * The lock dies with its tab, so a crash hands over at once.
 */
export class Leadership {
  private stopped = false;
  private held: HeldLock | null = null;
  private waiting: AbortController | null = null;
  private cancelSilence: (() => void) | null = null;
  constructor(private readonly deps: LeaderDeps) {}

  get isLeading(): boolean {
    return this.held !== null;
  }

  start(): void {
    this.stopped = false;
    if (!this.waiting && !this.held) void this.wait(false);
  }

  /** The tab became visible: a hidden leader must hand over, a frozen one is replaced. */
  claim(): void {
    if (this.held || this.stopped) return;
    this.deps.post({ type: 'wanted' });
    this.cancelSilence ??= this.deps.setTimer(() => {
      this.cancelSilence = null;
      if (!this.held && !this.stopped && this.deps.isVisible()) this.steal();
    }, silenceMs);
  }

  /** The leading tab was hidden: visible tabs may want to lead. */
  offer(): void {
    if (this.held) this.deps.post({ type: 'hiddenLeads' });
  }

  /** `pagehide`, `freeze`, end: gives the lock back and stops waiting for it. */
  stop(): void {
    this.stopped = true;
    this.waiting?.abort();
    this.waiting = null;
    this.held?.release();
    this.quiet();
  }

  /** Another leader took over although the lock was not taken: releases it and waits for it again. */
  renew(): void {
    this.held?.release();
  }

  hear(message: LeaderMessage): void {
    if (message.type === 'answered') this.quiet();
    else if (message.type === 'hiddenLeads' && this.deps.isVisible()) this.claim();
    else if (message.type === 'wanted' && this.held) {
      this.deps.post({ type: 'answered' });
      if (!this.deps.isVisible()) this.held.release();
    }
  }

  private quiet(): void {
    this.cancelSilence?.();
    this.cancelSilence = null;
  }

  private steal(): void {
    this.waiting?.abort();
    void this.wait(true);
  }

  private async wait(steal: boolean): Promise<void> {
    const waiting = new AbortController();
    this.waiting = waiting;
    const options: LockOptions = steal ? { steal: true } : { signal: waiting.signal };
    // Rejects only when aborted: the wait was given up, or a theft replaced it.
    const held = await hold(this.deps.locks, this.deps.name, options).catch(() => null);
    // An aborted wait may still have been granted.
    const isCurrent = this.waiting === waiting;
    if (isCurrent) this.waiting = null;
    if (!held) return;
    if (this.stopped || !isCurrent) return held.release();
    await this.leadWith(held).finally(() => {
      if (!this.stopped) void this.wait(false);
    });
  }

  private async leadWith(held: HeldLock): Promise<void> {
    this.held = held;
    this.quiet();
    if (!this.deps.isVisible()) this.offer();
    const leading = new AbortController();
    const ended = this.deps.lead(leading.signal);
    const cannot = () => {
      if (!leading.signal.aborted) this.deps.setTimer(() => held.release(), againMs);
    };
    ended.then(cannot, cannot);
    await held.lost;
    this.held = null;
    leading.abort();
    await ended;
  }
}
