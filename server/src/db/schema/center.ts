import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Center } from '../../../../src/domain/center/center.ts';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import { id } from '../columns.ts';

// A row of an entity is its typed columns, named as the API names them, laid over `data`, which holds the fields no
// rule and no query touches. `rev` is the center's revision that wrote the row last: what changed since a revision is
// one indexed read.

export const centers = pgTable('centers', {
  id: id().$type<CenterId>().primaryKey(),
  /** Raised by every transaction that writes anything of the center. */
  revision: id().notNull().default(0),
  data: jsonb().$type<Omit<Center, 'id'>>().notNull(),
});

/** The center's revision that wrote the row last. */
export const rev = () => id().notNull();
/** The revision with which a row left the board, its day being over; null of one that boards may tell. */
export const leftRev = () => id();
/** The center a row belongs to. */
export const centerId = () =>
  id()
    .$type<CenterId>()
    .notNull()
    .references(() => centers.id);
