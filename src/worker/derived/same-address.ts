import { sameAddressName } from '../../db/derived.ts';
import { type RowKey, type RowOf, splitKey } from '../../domain/rows.ts';
import {
  hasOthers,
  othersOf,
  roomFor,
  type SameAddress,
  type SameAddresses,
  withOthers,
} from '../../domain/task/neighbours.ts';
import { AddressMap } from '../../domain/task/same-address.ts';
import type { TaskId } from '../../domain/task/task.ts';
import type { Derivation } from './derivations.ts';

type Tasks = ReadonlyMap<number, { readonly row: RowOf<'task'> }>;

/** The other tasks at the address of each task still to be delivered (DSP-246 to DSP-248). */
export const sameAddress: Derivation<SameAddresses> = {
  name: sameAddressName,
  kinds: ['task'],
  begin: () => {
    const neighbourhood = new Neighbourhood();
    return (rows, _nowMs, changed) => ({ value: neighbourhood.take(rows.of('task'), changed), nextAtMs: null });
  },
};

/** Who is beside whom. A change costs the neighbours of what changed, and a copy of the rest. */
class Neighbourhood {
  private map = new AddressMap();
  private all: SameAddresses = roomFor(0, 0);

  /** The same value when nothing about places or slots changed. */
  take(tasks: Tasks, changed: ReadonlySet<RowKey> | null): SameAddresses {
    if (changed === null) {
      this.map = AddressMap.of([...tasks.values()].flatMap(({ row }) => (isOpen(row) ? row : [])));
      this.all = this.map.everybody();
    } else {
      const updates = this.look(this.move(tasks, changed));
      if (updates.size > 0) this.all = withOthers(this.all, updates);
    }
    return this.all;
  }

  /** Puts the changed tasks where they are now; answers those that are elsewhere, or at another time. */
  private move(tasks: Tasks, changed: ReadonlySet<RowKey>): TaskId[] {
    const moved: TaskId[] = [];
    for (const key of changed) {
      const [kind, rowId] = splitKey(key);
      if (kind !== 'task') continue;
      const id = rowId as TaskId;
      const row = tasks.get(id)?.row;
      if (row && isOpen(row) ? this.map.put(row) : this.map.drop(id)) moved.push(id);
    }
    return moved;
  }

  /** Tasks that have other neighbours than before: those that moved, and those beside them before and after. */
  private look(moved: readonly TaskId[]): Map<TaskId, SameAddress> {
    const touched = new Set(moved);
    for (const id of moved) {
      for (const before of othersOf(this.all, id)) touched.add(before as TaskId);
      for (const now of this.map.near(id).ids) touched.add(now);
    }
    const updates = new Map<TaskId, SameAddress>();
    for (const id of touched) {
      const now = this.map.near(id);
      if (!hasOthers(this.all, id, now)) updates.set(id, now);
    }
    return updates;
  }
}

const isOpen = ({ status }: RowOf<'task'>) => status !== 'received';
