import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Kind, OnBoards } from '../../../src/domain/rows.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { docks, drivers, orders, tasks } from './schema/day.ts';
import { alerts, metas, transitAreas } from './schema/settings.ts';
import { dockData, orderData, taskData } from './schema/stored.ts';

interface Entity {
  readonly table: PgTable;
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** Fields in `data`; null where `data` has all fields that are no column. */
  readonly data: ReadonlySet<string> | null;
  /** Fields of the row that are not written with it: they have a table of their own or are computed from others. */
  readonly apart: ReadonlySet<string>;
}

/** The fields of a row that are declared nowhere; `true` where none is left. */
type Untold<Row, Told> = [Exclude<keyof Row, Told>] extends [never] ? true : Exclude<keyof Row, Told>;

type Names<Table extends PgTable> = keyof Table['_']['columns'] & string;

/**
 * A kind whose answer is composed of several tables: every field of its row declares where it is stored. A missing one
 * is named by the types here, and refused when it is written.
 */
const composed = <Row>() => ({
  of: <Table extends PgTable, Data extends keyof Row & string, Apart extends keyof Row & string>(
    table: Table,
    data: readonly Data[],
    apart: readonly Apart[],
    _untold: Untold<Row, Names<Table> | Data | Apart>,
  ): Entity => ({ table, columns: getTableColumns(table), data: new Set(data), apart: new Set(apart) }),
});

/** A kind whose answers equal its stored rows. */
const plain = (table: PgTable): Entity => ({ table, columns: getTableColumns(table), data: null, apart: new Set() });

/** Kinds whose rows are stored as the boards show them; those of the floor are in `floor.ts`. */
export type StoredKind = keyof OnBoards | 'notification';

export const entities: Readonly<Record<StoredKind, Entity>> = {
  order: composed<Order>().of(orders, orderData, ['late_order'], true),
  task: composed<Task>().of(tasks, taskData, ['late_order', 'external_shipping_jobs'], true),
  dock: composed<Dock>().of(docks, dockData, ['tasks', 'center', 'status', 'external_shipping_jobs'], true),
  driver: plain(drivers),
  alert: plain(alerts),
  notification: plain(alerts),
  metas: plain(metas),
  transitArea: plain(transitAreas),
};

type Fields = Readonly<Record<string, unknown>>;

/** Whether a kind is stored here: typed columns on one side, the descriptive rest on the other. */
export const isStored = (kind: Kind): kind is StoredKind => kind in entities;

export function split(kind: StoredKind, row: Fields): { readonly columns: Fields; readonly rest: Fields } {
  const { columns, data, apart } = entities[kind];
  const typed: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) {
    if (apart.has(field) || value === undefined) continue;
    assert(field in columns || !data || data.has(field), `no place for ${field} of ${kind}`);
    (field in columns ? typed : rest)[field] = value;
  }
  return { columns: typed, rest };
}
