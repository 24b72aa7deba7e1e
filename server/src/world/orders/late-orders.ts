import { isLate } from '../../../../src/domain/late-order/late.ts';
import type { LateOrder } from '../../../../src/domain/late-order/late-order.ts';
import { slotEndMs } from '../../../../src/domain/task/slot.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { iso, minuteMs } from '../clock.ts';
import { drawName, staffEmail } from '../people/names.ts';
import type { Random } from '../random.ts';
import type { Delivery } from '../rounds/delivery-plan.ts';
import { arrivedTemplate, lateTemplate, trafficTemplate } from './sms-templates.ts';

const review = ['none', 'toReview', 'reviewed', 'sentAlone', 'quiet'] as const;
export type Review = (typeof review)[number];

interface Late {
  readonly task: Pick<Task, 'status' | 'dock'>;
  readonly random: Random;
}

/** A text that is true of the order: it came, it has a driver, or neither. */
function templateFor({ status, dock }: Late['task'], random: Random): number {
  const template = random.pick([lateTemplate, trafficTemplate, trafficTemplate]);
  if (status === 'received') return arrivedTemplate;
  return dock == null ? lateTemplate : template;
}

/** The record of a late order for each state of its review (DSP-255); null for the state without a record. */
export function makeLateOrder(state: Review, nowMs: number, { task, random }: Late): LateOrder | null {
  if (state === 'none') return null;
  const isReviewed = state === 'reviewed';
  return {
    credit: random.pick([0, 2.5, 5, 5, 7.5, 10]),
    recredit_shipping_fee: random.chance(0.4),
    sms_template_id: templateFor(task, random),
    needs_review: state === 'toReview' || isReviewed,
    reviewed_at: isReviewed ? iso(nowMs - random.int(2, 40) * minuteMs) : null,
    reviewed_by: isReviewed ? staffEmail(drawName(random)) : null,
    sent_at: isReviewed || state === 'sentAlone' ? iso(nowMs - random.int(1, 30) * minuteMs) : null,
  };
}

/**
 * Gives late orders their records, with every state of the review in turn; the task and the order have the same one.
 */
export function recordLateness(deliveries: readonly Delivery[], nowMs: number, random: Random): Delivery[] {
  let late = 0;
  return deliveries.map((delivery) => {
    const { order, task } = delivery;
    const missed = task.delivered_extra_late || (task.status !== 'received' && isLate(slotEndMs(task), order, nowMs));
    const record = missed ? makeLateOrder(review[late++ % review.length] ?? 'none', nowMs, { task, random }) : null;
    return record ? { order: { ...order, late_order: record }, task: { ...task, late_order: record } } : delivery;
  });
}
