import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

// Ids from a request are plain numbers, columns are branded: these compare them without a cast.

export const isId = (column: AnyPgColumn, id: number): SQL => sql`${column} = ${id}`;

/** One parameter whatever the number of ids, so that a whole day's rows can be selected at once. */
export const isAnyOf = (column: AnyPgColumn, ids: readonly number[]): SQL => sql`${column} = any(${sql.param(ids)})`;

/** The same in a statement that is built before its ids are known: they are given as `ids`. */
export const isAnyOfGiven = (column: AnyPgColumn): SQL => sql`${column} = any(${sql.placeholder('ids')})`;
