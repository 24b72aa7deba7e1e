import { type SameAddresses, sameAddressName } from '../../db/derived.ts';
import { type RowKey, type RowOf, splitKey } from '../../domain/rows.ts';
import { AddressMap, type SameAddress } from '../../domain/task/same-address.ts';
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

/** Who is beside whom. A change costs the neighbours of what changed, and one pass over those that have any. */
class Neighbourhood {
  private readonly map = new AddressMap();
  private readonly known = new Map<TaskId, SameAddress>();
  private flat: SameAddresses = flatten([]);

  /** The same value when nothing about places or slots changed. */
  take(tasks: Tasks, changed: ReadonlySet<RowKey> | null): SameAddresses {
    const touched = changed === null ? this.putAll(tasks) : this.move(tasks, changed);
    let isNew = changed === null;
    for (const id of touched) isNew = this.look(id) || isNew;
    if (isNew) this.flat = flatten([...this.known].sort(([a], [b]) => a - b));
    return this.flat;
  }

  private putAll(tasks: Tasks): Iterable<TaskId> {
    for (const { row } of tasks.values()) if (isOpen(row)) this.map.put(row);
    return [...tasks.values()].map(({ row }) => row.id);
  }

  /** Puts the changed tasks where they are now; answers them with those beside them before and after. */
  private move(tasks: Tasks, changed: ReadonlySet<RowKey>): Iterable<TaskId> {
    const touched = new Set<TaskId>();
    for (const key of changed) {
      const [kind, rowId] = splitKey(key);
      if (kind !== 'task') continue;
      const id = rowId as TaskId;
      const row = tasks.get(id)?.row;
      const before = this.map.near(id).ids;
      if (row && isOpen(row)) this.map.put(row);
      else this.map.drop(id);
      for (const other of [id, ...before, ...this.map.near(id).ids]) touched.add(other);
    }
    return touched;
  }

  /** Whether a task has other neighbours than before. */
  private look(id: TaskId): boolean {
    const before = this.known.get(id);
    const now = this.map.near(id);
    if (isSame(before ?? nobody, now)) return false;
    if (now.ids.length > 0) this.known.set(id, now);
    else this.known.delete(id);
    return true;
  }
}

const nobody: SameAddress = { ids: [], intersecting: [] };

const isOpen = ({ status }: RowOf<'task'>) => status !== 'received';

const isSame = (a: SameAddress, b: SameAddress) => areSame(a.ids, b.ids) && areSame(a.intersecting, b.intersecting);

const areSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, at) => id === b[at]);

function flatten(known: readonly (readonly [TaskId, SameAddress])[]): SameAddresses {
  const pairs = known.reduce((sum, [, { ids }]) => sum + ids.length, 0);
  const flat = {
    ids: new Float64Array(known.length),
    ends: new Uint32Array(known.length),
    others: new Float64Array(pairs),
    shared: new Uint8Array(pairs),
  };
  let end = 0;
  known.forEach(([id, { ids, intersecting }], nth) => {
    const overlapping = new Set(intersecting);
    for (const other of ids) {
      flat.others[end] = other;
      flat.shared[end] = overlapping.has(other) ? 1 : 0;
      end += 1;
    }
    flat.ids[nth] = id;
    flat.ends[nth] = end;
  });
  return flat;
}
