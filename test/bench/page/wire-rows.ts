import type { ServerRows } from '../../../src/db/row-set.ts';
import type { ServerRow } from '../../../src/db/schema.ts';
import type { TaskRow } from '../../../src/db/view-rows/dispatch.ts';
import { Visible } from '../../../src/db/visible.ts';
import { type Kind, kinds, type RowKey, type RowOf, splitKey } from '../../../src/domain/rows.ts';
import { compareKeys, sortKeys } from '../../../src/domain/task/sort.ts';
import { isToDispatch } from '../../../src/domain/task/to-dispatch.ts';
import type { RawRows } from '../../../src/domain/wire.ts';
import { dispatchLoad } from '../../../src/sync/api/dispatch-load.ts';
import { membership } from '../../../src/sync/polling/endpoint.ts';
import { taskRow } from '../../../src/worker/view-rows/task-row.ts';
import { tableRows } from './limits.ts';

/** Rows held in plain maps: what a floor or a peer has of an answer, readable by the console's own rules. */
export class WireRows implements ServerRows {
  readonly byKind = new Map<Kind, Map<number, ServerRow>>(kinds.map((kind) => [kind, new Map()]));

  constructor(readonly center: number) {}

  get<K extends Kind>(kind: K, id: number | null | undefined): RowOf<K> | undefined {
    return id == null ? undefined : (this.byKind.get(kind)?.get(id)?.row as RowOf<K> | undefined);
  }

  stored(key: RowKey): ServerRow | undefined {
    const [kind, id] = splitKey(key);
    return this.byKind.get(kind)?.get(id);
  }

  of<K extends Kind>(kind: K): ReadonlyMap<number, ServerRow<K>> {
    return (this.byKind.get(kind) ?? new Map()) as ReadonlyMap<number, ServerRow<K>>;
  }

  load(): Promise<void> {
    return Promise.resolve();
  }

  referring(): Promise<readonly number[]> {
    return Promise.resolve([]);
  }

  ids(kind: Kind): Promise<readonly number[]> {
    return Promise.resolve([...this.of(kind).keys()]);
  }

  visible(): Visible {
    return new Visible(this.center, this, new Map());
  }
}

/** Everything an answer lists, as a client without a replica keeps it: taken as it is, whole, at each poll. */
export function rowsOfAnswer(body: unknown, center: number): WireRows {
  const rows = new WireRows(center);
  for (const part of dispatchLoad.parts(body, center) ?? []) keep(rows, part);
  return rows;
}

function keep(rows: WireRows, { kind, list, rows: raws }: RawRows): void {
  const table = rows.byKind.get(kind);
  const lists = [membership(dispatchLoad.name, list)];
  for (const raw of raws) {
    if (typeof raw !== 'object') continue;
    const row = raw as RowOf<Kind>;
    table?.set(row.id, { center: rows.center, id: row.id, row, lists });
  }
}

/** The first rows of `Commandes à dispatcher`, derived from all rows: what a page without view rows does. */
export function firstRows(rows: WireRows): TaskRow[] {
  const visible = rows.visible();
  const center = rows.get('metas', rows.center)?.centers?.find(({ id }) => id === rows.center);
  const listed: { id: number; keys: readonly number[] }[] = [];
  for (const id of rows.byKind.get('task')?.keys() ?? []) {
    const task = rows.get('task', id);
    if (task && isToDispatch(task, center))
      listed.push({ id, keys: sortKeys(task, rows.get('order', task.linked_order)) });
  }
  listed.sort((a, b) => compareKeys(a.keys, b.keys));
  return listed.slice(0, tableRows).flatMap(({ id }) => taskRow(id, visible) ?? []);
}
