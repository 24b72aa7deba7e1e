import { index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { TrolleyId } from '../../../../src/domain/transit/trolley.ts';
import { id, instant } from '../columns.ts';
import { authorId } from './authors.ts';
import { centerId } from './center.ts';

/**
 * Locations of trolleys over time, with authors (PRP-453); the present one is in the center's settings. Append-only,
 * enforced by the database.
 */
export const trolleyMoves = pgTable(
  'trolley_moves',
  {
    id: serial().primaryKey(),
    center_id: centerId(),
    trolley_id: id().$type<TrolleyId>().notNull(),
    location_id: id().notNull(),
    /** Name of the location at that time. */
    location: text().notNull(),
    author_id: authorId().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [index('trolley_moves_trolley').on(t.trolley_id, t.id)],
);
