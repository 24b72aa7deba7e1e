import { createContext, use, useSyncExternalStore } from 'react';

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

  /** What was to be done with them has been said. */
  clear(taskIds: readonly number[]): void {
    for (const [dockId, ticked] of this.byDock) {
      const kept = [...ticked].filter((id) => !taskIds.includes(id));
      if (kept.length < ticked.size) this.byDock.set(dockId, new Set(kept));
    }
    this.tell();
  }

  private tell(): void {
    this.changes += 1;
    for (const changed of this.listeners) changed();
  }
}

export const TicksContext = createContext<Ticks | null>(null);

export function useTicks(): Ticks {
  const ticks = use(TicksContext);
  if (!ticks) throw new Error('Invariant: no dispatch board above');
  return ticks;
}

/** The ticked tasks of one dock; of those to dispatch for null. */
export function useTicked(dockId: number | null): ReadonlySet<number> {
  const ticks = useTicks();
  return useSyncExternalStore(ticks.subscribe, () => ticks.of(dockId));
}
