import { asc, eq } from 'drizzle-orm';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { eurosOf as euros } from '../../../../src/domain/money/cents.ts';
import { mealPartRefunds } from '../../../../src/domain/money/refund/meal-config.ts';
import { keepsKeys, meansKind } from '../../../../src/domain/money/refund/split.ts';
import type { Order, OrderId } from '../../../../src/domain/order/order.ts';
import { readGeneralConfigs } from '../center/general-configs.ts';
import type { Db } from '../connection/open.ts';
import { creditsOfOrder, givenKinds } from '../credits.ts';
import { isId } from '../ids.ts';
import { notRefunded, type Refunded, readRefunds, refundedByPayment, refundedFee } from '../refunds/read-refunds.ts';
import { customers } from '../schema/customers.ts';
import type { MoneyKind } from '../schema/money/money.ts';
import { metas } from '../schema/settings.ts';
import { orderPayments } from '../schema/sheets.ts';

/** A payment of an order, with what went back of it. */
export type PaidBy = typeof orderPayments.$inferSelect & Refunded;

/** The payments of an order, in the order of its sheet. */
export async function readPayments(db: Db, order: OrderId): Promise<PaidBy[]> {
  const found = await db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.order_id, order))
    .orderBy(asc(orderPayments.rank));
  const refunded = await refundedByPayment(db, order);
  return found.map((payment) => ({ ...payment, ...(refunded.get(payment.id) ?? notRefunded) }));
}

/**
 * A payment at a provider who keeps no keys takes one part at a time: while somebody has looked for one in vain it
 * takes no other, and the other means of the order do (SUP-377).
 */
const isRefundable = ({ is_refundable, disputed_at, isHeld, type }: PaidBy) =>
  is_refundable && disputed_at === null && !(isHeld && !isKeyed(type));

const isKeyed = (type: string) => {
  const kind = meansKind(type);
  return kind !== null && keepsKeys(kind);
};

/**
 * Cents of a payment that may still go back: what is on its way counts as gone. A refund that was made in the pages of
 * a provider while one of ours is open may leave less than nothing.
 */
const refundableCents = (payment: PaidBy) =>
  isRefundable(payment) ? Math.max(0, payment.amount_cents - payment.doneCents - payment.openCents) : 0;

/** A meal voucher counts as payable while its account is connected (SUP-370, SUP-586). */
export async function tellPayments(db: Db, order: Order, customer: CustomerId | null, payments: readonly PaidBy[]) {
  const edenred = payments.some(({ type }) => type === 'edenred') ? await readEdenred(db, order, customer) : null;
  return payments.map((payment) => ({
    ...{ type: payment.type, amount: euros(payment.amount_cents), is_refundable: isRefundable(payment) },
    refunded_amount: euros(payment.doneCents),
    refundable_amount: euros(refundableCents(payment)),
    disputed_at: payment.disputed_at,
    metadata: vouchersOf(payment),
    edenred: payment.type === 'edenred' ? edenred : null,
  }));
}

const vouchersOf = ({ vouchers, amount_cents }: PaidBy) =>
  vouchers && {
    paper_tr_detail: vouchers.map(({ quantity, unit_cents }) => ({ quantity, unit_amount: euros(unit_cents) })),
    total_tr_amount: euros(amount_cents),
    to_credit_amount: 0,
  };

/** Whether a customer's account is connected, else where on his site he connects it; and what Edenred gives back. */
async function readEdenred(db: Db, { center_id }: Order, customer: CustomerId | null) {
  const [owner] = customer ? await db.select().from(customers).where(eq(customers.id, customer)) : [];
  const [config] = await readGeneralConfigs(db, [mealPartRefunds]);
  const is_part_refundable = config?.value !== false;
  if (!owner?.edenred_disconnected_at) return { is_token_valid: true, login_link: null, is_part_refundable };
  const [settings] = center_id ? await db.select().from(metas).where(isId(metas.id, center_id)) : [];
  const site = owner.data.usersite?.[0]?.site;
  const domain = site ? settings?.data.sites?.[site]?.domain : undefined;
  const login_link = domain ? `https://${domain}/account/edenred/` : null;
  return { is_token_valid: false, login_link, is_part_refundable };
}

/** What was given back of an order, and what may still be refunded. */
export async function readMoney(db: Db, order: OrderId, payments: readonly PaidBy[]) {
  const credits = await creditsOfOrder(db, order);
  const sumOf = (...kinds: readonly MoneyKind[]) => kinds.reduce((sum, kind) => sum + (credits.get(kind) ?? 0), 0);
  const sum = (cents: (payment: PaidBy) => number) => payments.reduce((total, payment) => total + cents(payment), 0);
  return {
    amount_recredit: euros(sumOf(...givenKinds)),
    amount_refund: euros(sum(({ doneCents }) => doneCents)),
    amount_refund_pending: euros(sum(({ openCents }) => openCents)),
    refundable_amount: euros(sum(refundableCents)),
    refunds: await readRefunds(db, order),
    // `Math.abs`, since negating the sum of no entries would give -0.
    credits_used: euros(Math.abs(sumOf('spent'))),
    shipping_fee_refund_or_recredit: euros(sumOf('shippingFee') + (await refundedFee(db, order))),
  };
}
