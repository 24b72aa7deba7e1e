import { type IndexShape, patchIndex, type Shape, type Values } from '../../../src/db/lists/list-index.ts';
import type { ServerRow } from '../../../src/db/schema.ts';
import { isListedLate } from '../../../src/domain/late-order/list.ts';
import { keyOf, type RowKey } from '../../../src/domain/rows.ts';
import { slotEndMs } from '../../../src/domain/task/slot.ts';
import { sortKeys } from '../../../src/domain/task/sort.ts';
import { readyToLeave } from '../../../src/worker/derived/ready-to-leave.ts';
import { sameAddress } from '../../../src/worker/derived/same-address.ts';
import { asked, type DerivationsPage } from './probe.ts';
import { stateUrl } from './state-url.ts';
import { rowsOfAnswer, type WireRows } from './wire-rows.ts';

// Everything the worker derives from the rows of a center, without storage: late orders, order of the list, orders at the
// same address, drivers ready to leave.

const names = ['exchange', 'emergency', 'departure', 'slotEnd'];
const shape: Shape = { names, sortedBy: names };

/** The derivations of one center, as the leader goes on with them. */
class Derived {
  private readonly atSameAddress = sameAddress.begin();
  private readonly ready = readyToLeave.begin();
  private readonly late = new Set<number>();
  private order: IndexShape | undefined;

  constructor(private readonly rows: WireRows) {}

  run(changed: ReadonlySet<RowKey> | null, taskIds: Iterable<number>, nowMs: number): void {
    const updates = new Map<number, Values>();
    for (const id of taskIds) {
      const task = this.rows.get('task', id);
      const order = this.rows.get('order', task?.linked_order);
      if (!task || !order) continue;
      const [exchange, emergency, departure, slotEnd] = sortKeys(task, order);
      updates.set(id, { exchange, emergency, departure, slotEnd });
      if (isListedLate(task, order, slotEndMs(task, order), nowMs)) this.late.add(id);
      else this.late.delete(id);
    }
    this.order = patchIndex(this.order, shape, updates);
    this.atSameAddress(this.rows, nowMs, changed);
    this.ready(this.rows, nowMs, changed);
  }
}

const center = Number(asked.get('center'));
const rows = rowsOfAnswer(await (await fetch(stateUrl(center), { cache: 'no-store' })).json(), center);
const ids = [...rows.of('task').keys()];
let turn = 0;

/** One task in a hundred has come further; one in ten of those goes elsewhere now, at another time. */
function change(): number[] {
  turn += 1;
  const changed = ids.filter((_, at) => at % 100 === turn % 100);
  for (const [nth, id] of changed.entries()) {
    const stored = rows.of('task').get(id) as ServerRow<'task'>;
    const other = rows.of('task').get(ids[(id + turn) % ids.length] ?? id) as ServerRow<'task'>;
    const moved = { address: other.row.address ?? null, max_shipping_time: other.row.max_shipping_time };
    const row = { ...stored.row, prep_progress: turn, ...(nth % 10 === 0 ? moved : {}) };
    rows.byKind.get('task')?.set(id, { ...stored, row });
  }
  return changed;
}

const timed = (run: () => void) => {
  const startMs = performance.now();
  run();
  return performance.now() - startMs;
};

const going = new Derived(rows);
going.run(null, ids, Date.now());

const page: DerivationsPage = {
  inFull: () => timed(() => new Derived(rows).run(null, ids, Date.now())),
  onePercent: () => {
    const changed = change();
    const keys = new Set(changed.map((id) => keyOf('task', id)));
    return timed(() => going.run(keys, changed, Date.now()));
  },
};
window.derivations = page;
