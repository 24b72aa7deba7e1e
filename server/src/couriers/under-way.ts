import { isNotNull } from 'drizzle-orm';
import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import { isJobOver } from '../../../src/domain/courier/job-rules.ts';
import type { Db } from '../db/connection/open.ts';
import { readDocks } from '../db/read.ts';
import { courierJobs } from '../db/schema/drivers/couriers.ts';
import { jobIn } from './jobs-of.ts';
import type { JobRecord } from './records.ts';

/** A job that its provider has accepted and not ended, by his events so far. */
export interface UnderWay {
  readonly record: JobRecord;
  readonly job: ExternalJob;
  readonly eta: string | null;
}

/** Jobs with which a restarted simulated provider continues: he stores nothing beyond his process. */
export async function jobsUnderWay(db: Db): Promise<UnderWay[]> {
  const records = await db.select().from(courierJobs).where(isNotNull(courierJobs.called_at));
  const docks = await readDocks(db, { ids: records.map((record) => record.dock_id) });
  const byId = new Map(docks.map((dock) => [dock.id as number, dock]));
  return records.flatMap((record) => {
    const dock = byId.get(record.dock_id);
    const job = jobIn(dock?.external_shipping_jobs, record.id);
    return job && !isJobOver(record.provider, job) ? [{ record, job, eta: dock?.eta ?? null }] : [];
  });
}
