import { type IndexShape, patchIndex, type Shape, type Values } from '../../../src/db/lists/list-index.ts';
import type { TaskRow } from '../../../src/db/view-rows/dispatch.ts';
import { isEqual } from '../../../src/domain/equal.ts';
import { schemaOf } from '../../../src/domain/row-schemas.ts';
import type { Kind, RowOf } from '../../../src/domain/rows.ts';
import { fits } from '../../../src/domain/schema.ts';
import { flatten, isRecord, listOf } from '../../../src/domain/wire.ts';
import { dispatchLoad } from '../../../src/sync/api/dispatch-load.ts';
import { membership } from '../../../src/sync/polling/endpoint.ts';
import { taskRow } from '../../../src/worker/view-rows/task-row.ts';
import { toDispatch } from '../../../src/worker/view-rows/to-dispatch.ts';
import { tableRows } from './limits.ts';
import { WireRows } from './wire-rows.ts';

// The least a poll can cost: fetch, parse, compare by id, validate what changed, post the rows on screen. No storage,
// no memberships, one list. And the least an action can cost that a crash does not lose: one record put on disk.

/** New bag counts of an order, as `order.bags` gives them: one of them isotherm. */
export interface BagsChange {
  readonly orderId: number;
  readonly dry: number;
}

const listed: readonly (readonly [list: string, kind: Kind])[] = [
  ['docks', 'dock'],
  ['drivers', 'driver'],
  ['alerts', 'alert'],
  ['deliveries', 'task'],
];

let rows: WireRows | null = null;
let index: IndexShape | undefined;
/** Rows as the last answer gave them, by list and id. */
const said = new Map<string, Map<number, unknown>>(listed.map(([list]) => [list, new Map()]));

self.addEventListener('message', async ({ data }: MessageEvent<string | BagsChange>) => {
  self.postMessage(typeof data === 'string' ? await poll(data) : await record(data));
});

async function poll(url: string): Promise<TaskRow[]> {
  rows ??= new WireRows(Number(new URL(url).searchParams.get('center')));
  const body: unknown = JSON.parse(await (await fetch(url, { cache: 'no-store' })).text());
  return take(body, rows);
}

const opened = new Promise<IDBDatabase>((resolve, reject) => {
  const request = indexedDB.open('floor', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('orders', { keyPath: 'id' });
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

async function record({ orderId, dry }: BagsChange): Promise<TaskRow[]> {
  const order = rows?.get('order', orderId);
  if (!rows || !order) throw new Error('Invariant: the order was polled');
  const changed = { ...order, number_of_bags: dry + 1, number_of_bags_dry: dry, number_of_bags_isotherm: 1 };
  const written = (await opened).transaction('orders', 'readwrite', { durability: 'strict' });
  written.objectStore('orders').put(changed);
  await new Promise((resolve, reject) => {
    written.oncomplete = resolve;
    written.onabort = () => reject(written.error);
  });
  rows.byKind.get('order')?.set(orderId, { center: rows.center, id: orderId, row: changed, lists: [] });
  return shown(rows);
}

const shape: Shape = {
  names: Object.keys(toDispatch.columns),
  sortedBy: ['exchange', 'emergency', 'departure', 'slotEnd'],
};

function take(body: unknown, held: WireRows): TaskRow[] {
  const updates = new Map<number, Values | null>();
  for (const [list, kind] of listed) compare(listOf(body, list) ?? [], list, kind, held, updates);
  if (isRecord(body) && isRecord(body.metas)) keep('metas', 'metas', { ...body.metas, id: held.center }, held);
  const visible = held.visible();
  for (const id of updates.keys()) updates.set(id, toDispatch.listed(id, visible)?.columns ?? null);
  index = patchIndex(index, shape, updates);
  return shown(held);
}

function shown(held: WireRows): TaskRow[] {
  const visible = held.visible();
  return [...(index?.ids.subarray(0, tableRows) ?? [])].flatMap((id) => taskRow(id, visible) ?? []);
}

function compare(
  answer: readonly unknown[],
  list: string,
  kind: Kind,
  held: WireRows,
  updates: Map<number, Values | null>,
): void {
  const known = said.get(list) ?? new Map<number, unknown>();
  const present = new Set<number>();
  for (const raw of answer) {
    if (!isRecord(raw) || typeof raw.id !== 'number') continue;
    present.add(raw.id);
    if (isEqual(known.get(raw.id), raw)) continue;
    known.set(raw.id, raw);
    for (const part of flatten(kind, list, [raw])) for (const row of part.rows) keep(part.kind, list, row, held);
    if (kind === 'task') updates.set(raw.id, null);
  }
  for (const id of known.keys()) {
    if (present.has(id)) continue;
    known.delete(id);
    held.byKind.get(kind)?.delete(id);
    if (kind === 'task') updates.set(id, null);
  }
}

function keep(kind: Kind, list: string, raw: unknown, held: WireRows): void {
  if (!fits(schemaOf(kind), raw)) return;
  const row: RowOf<Kind> = raw;
  held.byKind
    .get(kind)
    ?.set(row.id, { center: held.center, id: row.id, row, lists: [membership(dispatchLoad.name, list)] });
}
