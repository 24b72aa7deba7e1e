import type { Order } from '../order/order.ts';
import type { LateOrder } from './late-order.ts';

const lateBeforeEndMs = 20 * 60_000; // CST-13

/**
 * Whether an order is late: its slot ends in less than 20 minutes, or has ended (DSP-710). Orders cancelled by sms
 * never are (DSP-711), nor those with an unknown slot.
 */
export const isLate = (slotEndMs: number | null, order: Pick<Order, 'canceled_mode'>, nowMs: number) =>
  slotEndMs !== null && order.canceled_mode !== 'sms' && isLateAt(slotEndMs, nowMs);

/** Whether an order is late by a slot that ends at `slotEndMs`: strictly less than 20 minutes are left (DSP-710). */
export const isLateAt = (slotEndMs: number, nowMs: number) => slotEndMs - lateBeforeEndMs < nowMs;

/**
 * When an order becomes late, epoch ms (DSP-710); null for never: its slot is unknown, or it was cancelled by sms
 * (DSP-711).
 */
export const lateFromMs = (slotEndMs: number | null, order: Pick<Order, 'canceled_mode'> | undefined): number | null =>
  slotEndMs === null || order?.canceled_mode === 'sms' ? null : slotEndMs - lateBeforeEndMs;

/** Whether a late order waits for a review: a review is wanted, and it is neither reviewed nor sent (DSP-714). */
export const needsReview = (record: Pick<LateOrder, 'needs_review' | 'reviewed_at' | 'sent_at'> | null | undefined) =>
  !!record?.needs_review && !record.reviewed_at && !record.sent_at;
