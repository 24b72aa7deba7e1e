import { centsOfEuros } from '../../../../src/domain/money/cents.ts';
import { limitAt, passes } from '../../../../src/domain/money/limit/limit.ts';
import { refundBounds } from '../../../../src/domain/money/refund/bounds.ts';
import { whyNotOfMarketplace } from '../../../../src/domain/order/marketplace.ts';
import type { Order, OrderId } from '../../../../src/domain/order/order.ts';
import { may } from '../../../../src/domain/session/permissions.ts';
import { isRecord } from '../../../../src/domain/wire.ts';
import { userOfEmail } from '../../auth/user.ts';
import type { Tx } from '../../db/connection/open.ts';
import { enterRefund, type NewRefund, type RefundSlot } from '../../db/refunds/enter-refund.ts';
import { lockCenterOf, raiseAlert } from '../../db/refunds/raise-alert.ts';
import { readPayments } from '../../db/sheets/payments.ts';
import type { After, Answer, Entry } from '../action.ts';
import { moneySheet } from '../money-action.ts';
import { type RefundFacts, refundOfRest } from '../refund/refund-action.ts';
import type { StatusBody } from './status-body.ts';

/** Whether a change of status gives the money of its order back (SUP-257). */
export const isCancelRefund = (body: unknown): boolean =>
  isRecord(body) && body.refund === '1' && body.status === 'canceled' && body.blocking_exit_reason_id != null;

/** What such a refund is decided on; null where nothing is given back. */
export async function readRest(tx: Tx, order: OrderId, body: StatusBody, by: string): Promise<Rest | null> {
  if (!isCancelRefund(body)) return null;
  const mayRefund = may(await userOfEmail(tx, by), 'edit');
  return { sheet: await moneySheet(tx, order), payments: await readPayments(tx, order), mayRefund };
}
export interface Rest extends Pick<RefundFacts, 'sheet' | 'payments'> {
  /** Who changes statuses alone gives no money. */
  readonly mayRefund: boolean;
}

interface Consequence {
  readonly enters: readonly Entry[];
  readonly after?: After;
}

/**
 * Gives back what is left of an order that is canceled, as any refund is given back: its parts are reserved with the
 * status. Where that is not possible, above the limit of the center (OUR-150), or for who may not refund, the order is
 * canceled all the same, and support is told.
 */
export function cancelRefund(
  by: string,
  order: Order,
  rest: Rest | null,
  { answer, nowMs }: { readonly answer: Answer; readonly nowMs: number },
): Consequence {
  if (!rest || whyNotOfMarketplace(order)) return { enters: [] };
  const refund = refundOfRest(order.id, { ...rest, customer: null });
  if (!rest.mayRefund || 'code' in refund || passes(limitAt(rest.sheet?.money_limit, nowMs), centsOf(refund)))
    return { enters: leftCents(rest) > 0 ? [tellSupport(order.id, leftCents(rest))] : [] };
  const slot: RefundSlot = { id: null };
  return { enters: [enterRefund(by, refund, slot)], after: send(slot, answer) };
}

const centsOf = ({ parts }: NewRefund) => parts.reduce((sum, { amount_cents: cents }) => sum + cents, 0);

const leftCents = ({ sheet }: Rest) =>
  sheet ? Math.max(refundBounds(sheet).most, centsOfEuros(sheet.refundable_amount)) : 0;

const tellSupport =
  (order: OrderId, cents: number): Entry =>
  async (tx, nowMs) =>
    raiseAlert(tx, await lockCenterOf(tx, { order }), { order, cents }, 'canceledRefused', nowMs);

/** The answer is that of any change of status: what its provider refuses is an alert. */
const send =
  (slot: RefundSlot, answer: Answer): After =>
  async ({ payments, db }, viewer) => {
    if (slot.id !== null) await payments.refunds.sendAndReply(slot.id);
    return { status: 200, body: (await answer(db, viewer)) ?? null };
  };
