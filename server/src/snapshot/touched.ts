import type { State } from './cursor.ts';
import type { Delivery, Mirror } from './mirror.ts';
import type { SourceRows } from './source.ts';

/** The rows of one source, with the revisions that wrote or removed them. */
type Revised = Pick<SourceRows<never>, 'written' | 'left'>;

/** Rows whose answers may differ from those at an earlier state: it has every such row, and some that are unchanged. */
export interface TouchedRows {
  readonly deliveries: ReadonlySet<Delivery>;
  /** Unchanged docks with a delivery that may have changed. */
  readonly holding: ReadonlySet<number>;
  /** Whether a row was written since. */
  readonly isWritten: (rows: Revised, id: number) => boolean;
  /** The rows that were written since and are still on the board, by id. */
  readonly written: (rows: Revised) => readonly number[];
  /** The rows that left the board since: the whole answer does not contain them any more. */
  readonly left: (rows: Revised) => readonly number[];
}

/**
 * The rows written since a state, and the rows that depend on them:
 * - a delivery depends on its task, its order, its dock and the time;
 * - a dock depends on its own row, which is written with each task that is placed in it or leaves it.
 */
export function touchedSince({ held, deliveries }: Mirror, then: State, now: State): TouchedRows {
  const isLater = (rev: number | undefined) => rev !== undefined && rev > then.revision;
  const isWritten = ({ written }: Revised, id: number) => isLater(written.get(id));
  const later = (revs: ReadonlyMap<number, number>) => [...revs].filter(([, rev]) => isLater(rev)).map(([id]) => id);
  const hasTurned = lateBetween(then.lateMs, now.lateMs);
  const touched = new Set<Delivery>();
  const holding = new Set<number>();
  for (const delivery of deliveries.values()) {
    const { id, linked_order, dock } = delivery.task;
    const isDockWritten = dock != null && isWritten(held.dock, dock);
    const isTouched = isWritten(held.task, id) || isWritten(held.order, linked_order) || isDockWritten;
    if (!isTouched && !hasTurned(delivery.slotEndMs)) continue;
    touched.add(delivery);
    if (dock != null && !isDockWritten) holding.add(dock);
  }
  return {
    deliveries: touched,
    holding,
    isWritten,
    written: ({ written }) => later(written),
    left: ({ left }) => later(left),
  };
}

/** Whether a slot end became late between two states, or ceased to be late, since a clock may be set back. */
function lateBetween(one: number, other: number): (slotEndMs: number | null) => boolean {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return (slotEndMs) => slotEndMs !== null && slotEndMs > from && slotEndMs <= to;
}
