import type { State } from './cursor.ts';
import type { Delivery, Mirror } from './mirror.ts';

/** Rows that may be told otherwise than at an earlier state: every one that is, and some that are not. */
export interface Touched {
  readonly deliveries: ReadonlySet<Delivery>;
  readonly docks: ReadonlySet<number>;
  /** Docks that are as they were, yet hold a delivery that may not be. */
  readonly holding: ReadonlySet<number>;
  readonly drivers: ReadonlySet<number>;
  readonly alerts: ReadonlySet<number>;
  readonly metas: boolean;
}

/**
 * What was written since a state, and what hangs on it:
 * - a delivery is told and listed by its task, its order, its dock and the time;
 * - a dock by its own row, which is written with each task that is placed in it or leaves it.
 */
export function touchedSince(mirror: Mirror, then: State, now: State): Touched {
  const isWritten = (rev: number | undefined) => rev === undefined || rev > then.revision;
  const { order, task, dock, driver, alert, metas } = mirror.written;
  const idsOf = (revs: ReadonlyMap<number, number>) =>
    new Set([...revs].filter(([, rev]) => isWritten(rev)).map(([id]) => id));
  const hasTurned = lateBetween(then.lateMs, now.lateMs);
  const deliveries = new Set<Delivery>();
  for (const delivery of mirror.deliveries.values()) {
    const { id, linked_order, dock: dockId } = delivery.task;
    const isTouched =
      isWritten(task.get(id)) ||
      isWritten(order.get(linked_order)) ||
      (dockId != null && isWritten(dock.get(dockId))) ||
      hasTurned(delivery.slotEndMs);
    if (isTouched) deliveries.add(delivery);
  }
  const docks = idsOf(dock);
  const held = [...deliveries].flatMap(({ task: { dock: id } }) => (id == null || docks.has(id) ? [] : id));
  return {
    deliveries,
    docks,
    holding: new Set(held),
    drivers: idsOf(driver),
    alerts: idsOf(alert),
    metas: isWritten(metas.get(mirror.center)),
  };
}

/** Whether a slot end became late, or is late no more, between two states; a clock may be set back. */
function lateBetween(one: number, other: number): (slotEndMs: number | null) => boolean {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return (slotEndMs) => slotEndMs !== null && slotEndMs > from && slotEndMs <= to;
}
