import { sameAddressName } from '../../db/derived.ts';
import { isEqual } from '../../domain/equal.ts';
import { type RowKey, type RowOf, splitKey } from '../../domain/rows.ts';
import type { SameAddresses } from '../../domain/task/neighbours.ts';
import { AddressMap } from '../../domain/task/same-address.ts';
import type { TaskId } from '../../domain/task/task.ts';
import { positionOfCenter } from '../view-rows/dispatch-source.ts';
import type { Derivation } from './derivations.ts';

type Tasks = ReadonlyMap<number, { readonly row: RowOf<'task'> }>;

/** The other tasks at the address of each task still to be delivered (DSP-246 to DSP-248). */
export const sameAddress: Derivation<SameAddresses> = {
  name: sameAddressName,
  kinds: ['task', 'metas'],
  begin: () => {
    let map = new AddressMap(null);
    let value = map.everybody();
    return (rows, _nowMs, changed) => {
      const present = positionOfCenter(rows);
      const isElsewhere = !isEqual(present, map.center);
      if (isElsewhere) map = new AddressMap(present);
      if (move(map, rows.of('task'), isElsewhere ? null : changed) || isElsewhere) value = map.everybody();
      return { value, nextAtMs: null };
    };
  },
};

/** Moves the changed tasks to their present places; false when none moved and none changed its time. */
function move(map: AddressMap, tasks: Tasks, changed: ReadonlySet<RowKey> | null): boolean {
  let isMoved = false;
  for (const id of changed === null ? tasks.keys() : tasksOf(changed)) {
    const row = tasks.get(id)?.row;
    if (row && isOpen(row) ? map.put(row) : map.drop(id as TaskId)) isMoved = true;
  }
  return isMoved;
}

const tasksOf = (changed: ReadonlySet<RowKey>) =>
  [...changed].flatMap((key) => {
    const [kind, id] = splitKey(key);
    return kind === 'task' ? [id] : [];
  });

const isOpen = ({ status }: RowOf<'task'>) => status !== 'received';
