import { eq } from 'drizzle-orm';
import { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import { LateOrder } from '../../../src/domain/late-order/late-order.ts';
import { centsOfEuros } from '../../../src/domain/money/cents.ts';
import type { Kind } from '../../../src/domain/rows.ts';
import type { Tx } from './connection/open.ts';
import { isId } from './ids.ts';
import { externalJobs, lateOrders, orders, tasks } from './schema/day.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

export const hasParts = (row: Row) =>
  Boolean(row.late_order) || (Array.isArray(row.external_shipping_jobs) && row.external_shipping_jobs.length > 0);

/** Writes the parts of a row that have tables of their own: external jobs and the late-order record. */
export async function writeParts(tx: Tx, kind: Kind, row: Row, rev: number): Promise<void> {
  if (kind === 'order') return writeLateOrder(tx, row.id, row.late_order);
  if (kind === 'task' && row.late_order) await writeLateOrderOfTask(tx, row, rev);
  if (kind === 'task' || kind === 'dock') await writeJobs(tx, kind, row);
}

async function writeJobs(tx: Tx, kind: 'task' | 'dock', { id, external_shipping_jobs: jobs }: Row) {
  if (!Array.isArray(jobs)) return;
  await tx.delete(externalJobs).where(eq(kind === 'dock' ? externalJobs.dock_id : externalJobs.task_id, id));
  if (jobs.length === 0) return;
  const parent = kind === 'dock' ? { dock_id: id } : { task_id: id };
  await tx.insert(externalJobs).values(
    jobs.map((job) => {
      const { id: number, uuid, status, transport_type, pickup_at, ...data } = ExternalJob.parse(job);
      return { ...parent, id: number, uuid, status, transport_type, pickup_at, data };
    }),
  );
}

async function writeLateOrder(tx: Tx, orderId: number, value: unknown) {
  if (value === null || value === undefined) return;
  const record = LateOrder.parse(value);
  const set = {
    credit_cents: record.credit == null ? null : centsOfEuros(record.credit),
    recredit_shipping_fee: record.recredit_shipping_fee ?? null,
    sms_template_id: record.sms_template_id ?? null,
    needs_review: record.needs_review ?? null,
    reviewed_at: record.reviewed_at ?? null,
    reviewed_by: record.reviewed_by ?? null,
    sent_at: record.sent_at ?? null,
  };
  await tx
    .insert(lateOrders)
    .values({ order_id: orderId, ...set })
    .onConflictDoUpdate({ target: lateOrders.order_id, set });
}

/** The record belongs to the order, whose `rev` is raised too. */
async function writeLateOrderOfTask(tx: Tx, row: Row, rev: number) {
  const [task] = await tx.select({ order: tasks.linked_order }).from(tasks).where(isId(tasks.id, row.id));
  if (!task) return;
  await writeLateOrder(tx, task.order, row.late_order);
  await tx.update(orders).set({ rev }).where(eq(orders.id, task.order));
}
