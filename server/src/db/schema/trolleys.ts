import { index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { TrolleyId } from '../../../../src/domain/transit/trolley.ts';
import { id, instant } from '../columns.ts';
import { authorId } from './authors.ts';
import { centerId } from './center.ts';

/**
 * Where trolleys were put, by whom (PRP-453); where one is now, its center's settings tell. Only ever added to, which the database
 * itself sees to.
 */
export const trolleyMoves = pgTable(
  'trolley_moves',
  {
    id: serial().primaryKey(),
    center_id: centerId(),
    trolley_id: id().$type<TrolleyId>().notNull(),
    location_id: id().notNull(),
    /** The name the place had then. */
    location: text().notNull(),
    author_id: authorId().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [index('trolley_moves_trolley').on(t.trolley_id, t.id)],
);
