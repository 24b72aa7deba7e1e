import type { RequestSpec } from '../../../src/domain/command.ts';
import type { Truth, TruthLate, TruthOrder } from '../server-rows.ts';
import { conflictOfOrders, done, isRecord, notFound, numberOr, type Outcome } from './outcome.ts';

const blank = { credit: null, recredit_shipping_fee: null, sms_template_id: null, needs_review: false, sent_at: null };

/** Who signs in to this server. */
const reviewer = 'claire@quai.example';

function mayBeReviewed({ late_order: record }: TruthOrder, service: string): boolean {
  if (record?.reviewed_at || record?.sent_at) return false;
  if (service === 'late_sms') return !record;
  return service !== 'validate' || !!record;
}

/** The record stands on the order and on its tasks. */
export function setLate(truth: Truth, order: TruthOrder, record: TruthLate | null): void {
  order.late_order = record;
  for (const task of truth.tasks.values()) if (task.order === order.id) task.late_order = record;
}

/** Calls about the lateness of an order (section 19 of dispatch.md); null for any other call. */
export function actOnLateOrders(truth: Truth, { path, body }: RequestSpec, nowMs: number): Outcome | null {
  const [, id, service] = /^\/processing-orders\/(\d+)\/(late_sms|warned|ignore|validate)\/$/.exec(path) ?? [];
  if (id === undefined || service === undefined) return null;
  const order = truth.orders.get(Number(id));
  if (!order) return notFound;
  if (!mayBeReviewed(order, service)) return conflictOfOrders([order]);
  const said = isRecord(body) ? body : {};
  const before = { ...blank, ...order.late_order };
  const record = {
    ...before,
    credit: numberOr(said.credits, before.credit),
    recredit_shipping_fee: service === 'validate' ? said.recredit_shipping_fee === true : before.recredit_shipping_fee,
    reviewed_at: new Date(nowMs).toISOString(),
    reviewed_by: reviewer,
  };
  setLate(truth, order, record);
  return done(record);
}
