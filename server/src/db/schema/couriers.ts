import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import type { ExternalJob } from '../../../../src/domain/courier/external-job.ts';
import type { Provider } from '../../../../src/domain/courier/provider.ts';
import type { Ask, Undo } from '../../couriers/ask.ts';
import { id, instant } from '../columns.ts';
import { centerId } from './center.ts';
import { docks } from './day.ts';

/** Ids of jobs; set beyond the first ones by the seed. */
export const courierJobIds = pgSequence('courier_job_ids');

/**
 * What is between us and a provider about a job: what is still to be asked of him, and how far he has told us. The job
 * itself, as screens show it, is on its dock and on its tasks.
 */
export const courierJobs = pgTable(
  'courier_jobs',
  {
    /** The job's, and the key under which its provider is asked, however often. */
    id: id().primaryKey(),
    provider: text().$type<Provider>().notNull(),
    center_id: centerId(),
    dock_id: id()
      .notNull()
      .references(() => docks.id),
    ask: jsonb().$type<Ask>().notNull(),
    /** What a refusal of the call puts back. */
    undo: jsonb().$type<Undo>().notNull(),
    /** When the provider's answer to the call was recorded; null while it is to be asked. */
    called_at: instant(),
    /** The job before it was to be cancelled, while the provider has not answered; null when there is nothing to ask. */
    cancels: jsonb().$type<Pick<ExternalJob, 'status' | 'pickup_at'>>(),
    /** The number of the last event heard: what is older, or comes twice, changes nothing. */
    last_event: integer().notNull().default(0),
  },
  (t) => [
    index('courier_jobs_dock').on(t.dock_id),
    index('courier_jobs_to_ask').on(t.id).where(sql`called_at is null or cancels is not null`),
  ],
);
