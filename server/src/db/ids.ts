import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** `column = any(ids)`: one parameter whatever the number of ids, so that a whole day's rows may be asked at once. */
export const isAnyOf = (column: AnyPgColumn, ids: readonly number[]): SQL => sql`${column} = any(${sql.param(ids)})`;
