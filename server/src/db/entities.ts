import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { BoardKind } from '../../../src/domain/rows.ts';
import { docks, drivers, orders, tasks } from './schema/day.ts';
import { alerts, metas, transitAreas } from './schema/settings.ts';

interface Entity {
  readonly table: PgTable;
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** Fields of the row that are not written with it: they have a table of their own or follow from others. */
  readonly apart: ReadonlySet<string>;
}

const entity = (table: PgTable, ...apart: readonly string[]): Entity => ({
  table,
  columns: getTableColumns(table),
  apart: new Set(apart),
});

export const entities: Readonly<Record<BoardKind, Entity>> = {
  order: entity(orders, 'late_order'),
  task: entity(tasks, 'late_order', 'external_shipping_jobs'),
  dock: entity(docks, 'tasks', 'center', 'status', 'external_shipping_jobs'),
  driver: entity(drivers),
  alert: entity(alerts),
  notification: entity(alerts),
  metas: entity(metas),
  transitArea: entity(transitAreas),
};

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a row as its table stores them: typed columns on one side, the descriptive rest on the other. */
export function split(kind: BoardKind, row: Fields): { readonly columns: Fields; readonly rest: Fields } {
  const { columns, apart } = entities[kind];
  const typed: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) {
    if (apart.has(field) || value === undefined) continue;
    (field in columns ? typed : rest)[field] = value;
  }
  return { columns: typed, rest };
}
