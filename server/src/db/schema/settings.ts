import { boolean, index, jsonb, pgSequence, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Alert } from '../../../../src/domain/alert/alert.ts';
import type { Metas } from '../../../../src/domain/center/center.ts';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import { id, instant } from '../columns.ts';
import { centerId, centers, rev } from './center.ts';

export const metas = pgTable('metas', {
  id: id()
    .$type<CenterId>()
    .primaryKey()
    .references(() => centers.id),
  center_id: centerId(),
  rev: rev(),
  data: jsonb().$type<Omit<Metas, 'id'>>().notNull(),
});

export const transitAreas = pgTable(
  'transit_areas',
  {
    id: id().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    name: text(),
    type: smallint(),
    data: jsonb().$type<Readonly<Record<string, never>>>().notNull(),
  },
  (t) => [index('transit_areas_center_rev').on(t.center_id, t.rev)],
);

/** Banner alerts and alert notifications (ENT-11). */
export const alerts = pgTable(
  'alerts',
  {
    id: id().primaryKey(),
    center_id: centerId(),
    rev: rev(),
    /** Null for a banner, else the type of the notification. */
    type: text(),
    is_read: boolean().notNull().default(false),
    created_at: instant(),
    data: jsonb().$type<Partial<Alert>>().notNull(),
  },
  (t) => [index('alerts_center_rev').on(t.center_id, t.rev)],
);

/** Alerts come from the simulated day and from what goes wrong with money, in one process or in several. */
export const alertIds = pgSequence('alert_ids');
