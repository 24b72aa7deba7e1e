import { useSyncExternalStore } from 'react';

const none: ReadonlySet<number> = new Set();

/**
 * Which tasks are ticked, in docks (DSP-251) and, under null, among those to dispatch. Kept beside the cards: those far
 * from the screen come and go.
 */
export class Ticks {
  private readonly byDock = new Map<number | null, ReadonlySet<number>>();
  private readonly listeners = new Set<() => void>();

  /** How often any of them changed. */
  changes = 0;

  readonly subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  of(dockId: number | null): ReadonlySet<number> {
    return this.byDock.get(dockId) ?? none;
  }

  flip(dockId: number | null, taskId: number): void {
    const next = new Set(this.of(dockId));
    if (!next.delete(taskId)) next.add(taskId);
    this.set(dockId, next);
  }

  set(dockId: number | null, taskIds: ReadonlySet<number>): void {
    this.byDock.set(dockId, taskIds);
    this.tell();
  }

  /** Unticks tasks once the action on them is recorded. */
  clear(taskIds: readonly number[]): void {
    for (const [dockId, ticked] of this.byDock) {
      const kept = [...ticked].filter((id) => !taskIds.includes(id));
      if (kept.length < ticked.size) this.byDock.set(dockId, new Set(kept));
    }
    this.tell();
  }

  clearAll(): void {
    this.byDock.clear();
    this.tell();
  }

  private tell(): void {
    this.changes += 1;
    for (const changed of this.listeners) changed();
  }
}

/** Those of this tab. A board that leaves the screen takes its ticks along (DSP-017). */
export const ticks = new Ticks();

/** The ticked tasks of one dock; of those to dispatch for null. */
export const useTicked = (dockId: number | null): ReadonlySet<number> =>
  useSyncExternalStore(ticks.subscribe, () => ticks.of(dockId));
