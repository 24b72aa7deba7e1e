import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import type { ExternalJob } from '../../../../../src/domain/courier/external-job.ts';
import type { Provider } from '../../../../../src/domain/courier/provider.ts';
import type { Ask, Undo } from '../../../couriers/ask.ts';
import { id, instant } from '../../columns.ts';
import { centerId } from '../center.ts';
import { docks } from '../day.ts';

/** Ids of jobs; the seed sets the sequence beyond its own ids. */
export const courierJobIds = pgSequence('courier_job_ids');

/**
 * State of a job between us and a provider: requests still to be sent to him, and his events so far. The job itself, as
 * screens show it, is in the rows of its dock and its tasks.
 */
export const courierJobs = pgTable(
  'courier_jobs',
  {
    /** The job's id, and the key of all requests about it to its provider. */
    id: id().primaryKey(),
    provider: text().$type<Provider>().notNull(),
    center_id: centerId(),
    dock_id: id()
      .notNull()
      .references(() => docks.id),
    ask: jsonb().$type<Ask>().notNull(),
    /** State to restore when the call is refused. */
    undo: jsonb().$type<Undo>().notNull(),
    /** When the provider's answer to the call was recorded; null while the call is still to be sent. */
    called_at: instant(),
    /**
     * The job before its cancellation, while the provider has not answered that; null when there is nothing to send.
     */
    cancels: jsonb().$type<Pick<ExternalJob, 'status' | 'pickup_at'>>(),
    /** Number of the last event received: older or repeated events change nothing. */
    last_event: integer().notNull().default(0),
  },
  (t) => [
    index('courier_jobs_dock').on(t.dock_id),
    index('courier_jobs_to_ask').on(t.id).where(sql`called_at is null or cancels is not null`),
  ],
);
