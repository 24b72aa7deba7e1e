/** How many failures are allowed at once, and how long until one more is. */
export interface Allowance {
  readonly most: number;
  readonly oneMoreAfterMs: number;
}

interface Spent {
  /** Failures not yet expired, at `atMs`. */
  readonly count: number;
  readonly atMs: number;
}

/** How many names are stored; with more, the oldest are forgotten. */
const maxNames = 10_000;

/**
 * Failures by name, which expire with time: a burst is allowed, then one at a time, so that nobody is ever locked out
 * for good. Stores a bounded number of names.
 */
export class Failures {
  private readonly spent = new Map<string, Spent>();

  constructor(private readonly allowance: Allowance) {}

  /** How long until another failure is allowed under this name, in ms; 0 when it is now. */
  waitMs(name: string, nowMs: number): number {
    const { most, oneMoreAfterMs } = this.allowance;
    return Math.max(0, Math.ceil((this.countOf(name, nowMs) - (most - 1)) * oneMoreAfterMs));
  }

  add(name: string, nowMs: number): void {
    const count = this.countOf(name, nowMs) + 1;
    // Written anew as the last one: the map's first name is the one that has not failed for longest.
    this.spent.delete(name);
    this.spent.set(name, { count, atMs: nowMs });
    const [oldest] = this.spent.keys();
    if (this.spent.size > maxNames && oldest !== undefined) this.spent.delete(oldest);
  }

  /** Takes back a failure that was counted beforehand and did not happen. */
  takeBack(name: string, nowMs: number): void {
    const count = this.countOf(name, nowMs) - 1;
    if (count <= 0) this.spent.delete(name);
    else this.spent.set(name, { count, atMs: nowMs });
  }

  get size(): number {
    return this.spent.size;
  }

  private countOf(name: string, nowMs: number): number {
    const spent = this.spent.get(name);
    if (!spent) return 0;
    return Math.max(0, spent.count - Math.max(0, nowMs - spent.atMs) / this.allowance.oneMoreAfterMs);
  }
}
