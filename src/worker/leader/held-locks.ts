import { type HeldLock, hold, type Locks } from '../../sync/locks.ts';

/** Shared locks that publish what this tab's screen shows, for as long as it does. */
export class HeldLocks {
  private readonly held = new Map<string, Promise<HeldLock | null>>();

  constructor(private readonly locks: Locks) {}

  /**
   * Holds these locks and no others; the last call wins. Returns those that were not held before, once all others are
   * released.
   */
  async only(names: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const dropped = [...this.held].filter(([name]) => !names.has(name));
    const added = [...names].filter((name) => !this.held.has(name));
    // Both changes before anything is awaited.
    for (const [name] of dropped) this.held.delete(name);
    for (const name of added) this.held.set(name, hold(this.locks, name, { mode: 'shared' }));
    for (const [, lock] of dropped) (await lock)?.release();
    return new Set(added);
  }
}
