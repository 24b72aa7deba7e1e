import { createContext, use, useSyncExternalStore } from 'react';

const none: ReadonlySet<number> = new Set();

/** Which tasks of docks are ticked (DSP-251). Kept beside the cards: those far from the screen come and go. */
export class Ticks {
  private readonly byDock = new Map<number, ReadonlySet<number>>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  of(dockId: number): ReadonlySet<number> {
    return this.byDock.get(dockId) ?? none;
  }

  flip(dockId: number, taskId: number): void {
    const next = new Set(this.of(dockId));
    if (!next.delete(taskId)) next.add(taskId);
    this.byDock.set(dockId, next);
    for (const changed of this.listeners) changed();
  }

  /** What was to be done with them has been said. */
  clear(taskIds: readonly number[]): void {
    for (const [dockId, ticked] of this.byDock) {
      const kept = [...ticked].filter((id) => !taskIds.includes(id));
      if (kept.length < ticked.size) this.byDock.set(dockId, new Set(kept));
    }
    for (const changed of this.listeners) changed();
  }
}

export const TicksContext = createContext<Ticks | null>(null);

export function useTicks(): Ticks {
  const ticks = use(TicksContext);
  if (!ticks) throw new Error('Invariant: no dispatch board above');
  return ticks;
}

/** The ticked tasks of one dock. */
export function useTicked(dockId: number): ReadonlySet<number> {
  const ticks = useTicks();
  return useSyncExternalStore(ticks.subscribe, () => ticks.of(dockId));
}
