import type { Db } from './open.ts';
import { type ChangedSince, where } from './read.ts';
import { docks, drivers, orders, tasks } from './schema/day.ts';
import { alerts, metas } from './schema/settings.ts';

const tables = { order: orders, task: tasks, dock: docks, driver: drivers, alert: alerts, metas } as const;

export type WrittenKind = keyof typeof tables;
export const writtenKinds = Object.keys(tables) as readonly WrittenKind[];

/** The revision that wrote a row last. */
export interface Written {
  readonly id: number;
  readonly rev: number;
}

/** Of the rows of a center that a revision after `since` wrote. */
export function readWritten(db: Db, kind: WrittenKind, which: ChangedSince): Promise<Written[]> {
  const table = tables[kind];
  return db.select({ id: table.id, rev: table.rev }).from(table).where(where(table, which));
}
