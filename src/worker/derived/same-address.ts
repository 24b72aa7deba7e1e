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
  private map = new AddressMap();
  private known = new Map<TaskId, SameAddress>();
  private flat: SameAddresses = flatten(new Map());

  /** The same value when nothing about places or slots changed. */
  take(tasks: Tasks, changed: ReadonlySet<RowKey> | null): SameAddresses {
    let isNew = changed === null;
    if (changed === null) this.begin(tasks);
    else for (const id of this.move(tasks, changed)) isNew = this.look(id) || isNew;
    if (isNew) this.flat = flatten(this.known);
    return this.flat;
  }

  private begin(tasks: Tasks): void {
    this.map = AddressMap.of([...tasks.values()].flatMap(({ row }) => (isOpen(row) ? row : [])));
    this.known = this.map.everybody();
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
      const isMoved = row && isOpen(row) ? this.map.put(row) : this.map.drop(id);
      if (!isMoved) continue;
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

function flatten(known: ReadonlyMap<TaskId, SameAddress>): SameAddresses {
  let pairs = 0;
  for (const { ids } of known.values()) pairs += ids.length;
  const flat = {
    ids: new Float64Array(known.size),
    ends: new Uint32Array(known.size),
    others: new Float64Array(pairs),
    shared: new Uint8Array(pairs),
  };
  let nth = 0;
  let end = 0;
  for (const [id, { ids, intersecting }] of known) {
    // Both ascend: the next that overlaps is the next of one of them.
    let next = 0;
    for (const other of ids) {
      flat.others[end] = other;
      if (other === intersecting[next]) {
        flat.shared[end] = 1;
        next += 1;
      }
      end += 1;
    }
    flat.ids[nth] = id;
    flat.ends[nth] = end;
    nth += 1;
  }
  return flat;
}
