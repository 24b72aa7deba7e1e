import { useSyncExternalStore } from 'react';

const none: ReadonlySet<number> = new Set();

/**
 * Which tasks are ticked, in docks (DSP-251) and, under null, among those to dispatch. Kept outside the cards: those
 * far from the screen unmount.
 */
export class Ticks {
  private readonly byDock = new Map<number | null, ReadonlySet<number>>();
  /** The task flipped last; a range begins here. */
  private readonly anchors = new Map<number | null, number>();
  private readonly listeners = new Set<() => void>();

  /** How many changes there were. */
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
    this.anchors.set(dockId, taskId);
    this.set(dockId, next);
  }

  /**
   * Sets all from the task flipped last to this one, in the order of `taskIds`, to this one's new state. Flips this one
   * alone if the last is not among them.
   */
  flipTo(dockId: number | null, taskId: number, taskIds: readonly number[]): void {
    const [from, to] = [taskIds.indexOf(this.anchors.get(dockId) ?? Number.NaN), taskIds.indexOf(taskId)];
    if (from < 0 || to < 0) {
      this.flip(dockId, taskId);
      return;
    }
    const isTicked = !this.of(dockId).has(taskId);
    const range = new Set(taskIds.slice(Math.min(from, to), Math.max(from, to) + 1));
    const others = [...this.of(dockId)].filter((id) => !range.has(id));
    this.anchors.set(dockId, taskId);
    this.set(dockId, new Set(isTicked ? [...others, ...range] : others));
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
    this.anchors.clear();
    this.tell();
  }

  private tell(): void {
    this.changes += 1;
    for (const changed of this.listeners) changed();
  }
}

/** The ticks of this tab. A board that unmounts clears its ticks (DSP-017). */
export const ticks = new Ticks();

/** The ticked tasks of one dock; null is the list to dispatch. */
export const useTicked = (dockId: number | null): ReadonlySet<number> =>
  useSyncExternalStore(ticks.subscribe, () => ticks.of(dockId));

/** Whether a tick was set with Shift: browsers change a box in a click event. */
export const isShifted = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;
