import { and, gt, max } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connection/open.ts';
import { isId } from './ids.ts';
import { type ChangedSince, where } from './read.ts';

/** A table whose rows have the revision that wrote them; `left_rev` where rows leave the board with their day. */
export type WrittenTable = PgTable & {
  readonly id: AnyPgColumn;
  readonly center_id: AnyPgColumn;
  readonly rev: AnyPgColumn;
  readonly left_rev?: AnyPgColumn;
};

/** A row, and the revision that wrote it last, or with which it left. */
export interface RowRevision {
  readonly id: number;
  readonly rev: number;
}

const written = (id: unknown, rev: unknown): RowRevision => ({ id: Number(id), rev: Number(rev) });

/** Reads the rows of a center that a revision after `since` wrote, without those that left its board. */
export async function readWritten(db: Db, table: WrittenTable, which: ChangedSince): Promise<RowRevision[]> {
  const found = await db.select({ id: table.id, rev: table.rev }).from(table).where(where(table, which));
  return found.map(({ id, rev }) => written(id, rev));
}

/** Reads the rows that left the board of a center after `since`. */
export async function readLeft(db: Db, table: WrittenTable, { center, since }: ChangedSince): Promise<RowRevision[]> {
  const { left_rev } = table;
  if (!left_rev) return [];
  const found = await db
    .select({ id: table.id, rev: left_rev })
    .from(table)
    .where(and(isId(table.center_id, center), gt(left_rev, since)));
  return found.map(({ id, rev }) => written(id, rev));
}

/** The last revision with which rows left the board of a center; 0 while none did. */
export async function readLastLeft(db: Db, table: WrittenTable, center: number): Promise<number> {
  if (!table.left_rev) return 0;
  const [found] = await db
    .select({ last: max(table.left_rev) })
    .from(table)
    .where(isId(table.center_id, center));
  return Number(found?.last ?? 0);
}
