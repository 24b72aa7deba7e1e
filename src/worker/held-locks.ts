import { type Held, hold, type Locks } from '../sync/locks.ts';

/** Locks by which this tab says what its screen shows, for as long as it does. */
export class HeldLocks {
  private readonly held = new Map<string, Promise<Held | null>>();

  constructor(private readonly locks: Locks) {}

  /** Holds these and no others; the last call wins. Tells which were not held before, once all others are given up. */
  async only(names: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const dropped = [...this.held].filter(([name]) => !names.has(name));
    const added = [...names].filter((name) => !this.held.has(name));
    // Both at once, before anything is awaited.
    for (const [name] of dropped) this.held.delete(name);
    for (const name of added) this.held.set(name, hold(this.locks, name, { mode: 'shared' }));
    for (const [, lock] of dropped) (await lock)?.release();
    return new Set(added);
  }
}
