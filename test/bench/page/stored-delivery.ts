import type { TaskRow } from '../../../src/db/view-rows/dispatch.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { sortKeys } from '../../../src/domain/task/sort.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { isToDispatch } from '../../../src/domain/task/to-dispatch.ts';
import { taskRow } from '../../../src/worker/view-rows/task-row.ts';
import { rowsOfAnswer, WireRows } from './wire-rows.ts';

/** What a durable store keeps of a delivery, one record each; `place` is what the list is sorted by. */
export interface Kept {
  readonly id: string;
  readonly place: string;
  readonly task: Task;
  readonly order: Order;
}

/** After every place, by code as by locale. */
const unlisted = 'z';
/** Characters of a place: five keys, each the bits of a number in the order of its value. */
export const placeLength = 80;

const bits = new DataView(new ArrayBuffer(8));
function sortable(key: number): string {
  bits.setFloat64(0, key);
  const whole = bits.getBigUint64(0);
  const isNegative = whole >> 63n === 1n;
  const ordered = isNegative ? ~whole & 0xffff_ffff_ffff_ffffn : whole | (1n << 63n);
  return ordered.toString(16).padStart(16, '0');
}

/** The records of an answer. */
export function keptOf(body: unknown, centerId: number): Kept[] {
  const rows = rowsOfAnswer(body, centerId);
  const center = rows.get('metas', centerId)?.centers?.find(({ id }) => id === centerId);
  return [...rows.of('task').values()].flatMap(({ row: task }) => {
    const order = rows.get('order', task.linked_order);
    if (!order) return [];
    const place = isToDispatch(task, center) ? sortKeys(task, order).map(sortable).join('') : unlisted;
    return [{ id: String(task.id), place, task, order }];
  });
}

/** The row of the table that shows a record. */
export function tableRowOf({ task, order }: Pick<Kept, 'task' | 'order'>): TaskRow[] {
  const rows = new WireRows(0);
  rows.byKind.get('task')?.set(task.id, { center: 0, id: task.id, row: task, lists: [] });
  rows.byKind.get('order')?.set(order.id, { center: 0, id: order.id, row: order, lists: [] });
  const row = taskRow(task.id, rows.visible());
  return row ? [row] : [];
}

/** Changes from one answer to the next, for stores that are told of changes alone. */
export function changesBetween(before: ReadonlyMap<string, string>, now: readonly Kept[]) {
  const texts = new Map(now.map((kept) => [kept.id, JSON.stringify(kept)]));
  return {
    texts,
    puts: now.filter(({ id }) => texts.get(id) !== before.get(id)),
    removes: [...before.keys()].filter((id) => !texts.has(id)),
  };
}
