import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { Center } from '../../../../src/domain/center/center.ts';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import { id } from '../columns.ts';

// A row of an entity is its typed columns, with the API's names, over `data`, which has the fields that no rule and no
// query uses. `rev` is the center's revision that wrote the row last: changes since a revision are one indexed read.

export const centers = pgTable('centers', {
  id: id().$type<CenterId>().primaryKey(),
  /** Raised by every transaction that writes anything of the center. */
  revision: id().notNull().default(0),
  data: jsonb().$type<Omit<Center, 'id'>>().notNull(),
});

/** The center's revision that wrote the row last. */
export const rev = () => id().notNull();
/** The revision with which a row left the board at the end of its day; null while boards may list it. */
export const leftRev = () => id();
/** The center a row belongs to. */
export const centerId = () =>
  id()
    .$type<CenterId>()
    .notNull()
    .references(() => centers.id);
