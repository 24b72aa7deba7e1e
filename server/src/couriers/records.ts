import { and, eq, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import { type Provider, providerOf } from '../../../src/domain/courier/provider.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Db, Tx } from '../db/connection/open.ts';
import { isId } from '../db/ids.ts';
import { courierJobs } from '../db/schema/drivers/couriers.ts';
import type { Ask, Undo } from './ask.ts';

export type JobRecord = typeof courierJobs.$inferSelect;

export interface NewCall {
  readonly job: number;
  readonly provider: Provider;
  readonly center: CenterId;
  readonly dock: number;
  readonly ask: Ask;
  readonly undo: Undo;
}

/** An id that no job has or had. */
export async function takeJobId(db: Db): Promise<number> {
  const [row] = await db.select({ id: sql<string>`nextval('courier_job_ids')` }).from(sql`(values (1)) as one`);
  return Number(row?.id);
}

/** Sets the next ids beyond those of the present jobs. */
export async function startJobIds(db: Db): Promise<void> {
  await db.select({ last: sql`setval('courier_job_ids', coalesce(${max(courierJobs.id)}, 1))` }).from(courierJobs);
}

/** A job to be requested once the transaction is committed. */
export const enterCall =
  ({ job: id, provider, center, dock, ask, undo }: NewCall) =>
  async (tx: Tx): Promise<void> => {
    await tx.insert(courierJobs).values({ id, provider, center_id: center, dock_id: dock, ask, undo });
  };

/** A job to be cancelled; `before` is its state if its provider refuses. */
export const enterCancel = (job: number, before: Pick<ExternalJob, 'status' | 'pickup_at'>) => async (tx: Tx) => {
  await tx.update(courierJobs).set({ cancels: before }).where(isId(courierJobs.id, job));
};

export async function readRecord(db: Db, job: number): Promise<JobRecord | undefined> {
  const [found] = await db.select().from(courierJobs).where(isId(courierJobs.id, job));
  return found;
}

/** Jobs with a pending request to their provider. */
export async function jobsToAsk(db: Db): Promise<number[]> {
  const found = await db
    .select({ id: courierJobs.id })
    .from(courierJobs)
    .where(or(isNull(courierJobs.called_at), isNotNull(courierJobs.cancels)))
    .orderBy(courierJobs.id);
  return found.map(({ id }) => id);
}

type Set = Partial<Pick<JobRecord, 'called_at' | 'cancels' | 'last_event'>>;

export async function writeRecord(tx: Tx, job: number, set: Set): Promise<void> {
  await tx.update(courierJobs).set(set).where(isId(courierJobs.id, job));
}

export async function recordOf(tx: Tx, job: number, provider: Provider): Promise<JobRecord | undefined> {
  const [found] = await tx
    .select()
    .from(courierJobs)
    .where(and(isId(courierJobs.id, job), eq(courierJobs.provider, provider)));
  return found;
}

/** The jobs of a world's docks, as already called. */
export async function insertCourierJobs(tx: Tx, docks: readonly Dock[]): Promise<void> {
  const rows = docks.flatMap((dock) => {
    const provider = providerOf(dock);
    const { center } = dock;
    if (!provider || !center) return [];
    return (dock.external_shipping_jobs ?? []).flatMap(({ id, transport_type = null }) => {
      const ask = { vehicle: transport_type, center: dock.center_name ?? '', stops: [] };
      const undo = { madeFor: null, dock: null };
      const called_at = dock.created_at ?? new Date(0).toISOString();
      return id ? [{ id, provider, center_id: CenterId.parse(center), dock_id: dock.id, ask, undo, called_at }] : [];
    });
  });
  if (rows.length > 0) await tx.insert(courierJobs).values(rows);
}
