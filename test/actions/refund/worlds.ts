import { OrderId } from '../../../src/domain/order/order.ts';
import { center } from '../../builders/noon.ts';
import { anOrder, someMetas } from '../../builders/rows.ts';
import type { World } from '../../builders/world.ts';
import { inDock } from '../order/worlds.ts';

export const who = { orderId: 1001, randomId: 'A12', clientId: 5 };

/** Amounts and products of the order, as its sheet has them: 6,40 € went back already, 5,00 € were credited. */
const sheet = {
  id: OrderId.parse(1001),
  ...{ amount: 84.3, amount_recredit: 5, amount_refund: 6.4, refundable_amount: 77.9, payment_method: 'stripe' },
  shipping_fee_refund_or_recredit: 0,
  payment_details: [
    { type: 'stripe', amount: 74.3, refunded_amount: 6.4, refundable_amount: 67.9, is_refundable: true },
    { type: 'edenred', amount: 10, refundable_amount: 10, is_refundable: true, edenred: { is_token_valid: true } },
  ],
  products: [
    { order_product_id: 31, quantity: 6, quantity_recredit: 0, quantity_refund: 0, unit_price: 1.19 },
    { order_product_id: 32, quantity: 2, quantity_recredit: 1, quantity_refund: 0, unit_price: 2.5 },
  ],
};

const money_reasons = [
  { subtype: 'refund_damaged', label: 'Produit abîmé', product_id_required: true },
  { subtype: 'refund_other', label: 'Autre', product_id_required: false },
];

/** An order that was received, with its sheet. */
export const world: World = inDock('received')
  .with('metas', someMetas(center, { money_reasons }))
  .with('order', anOrder(1001, { status: 'received', shipping_fee: 3.9 }))
  .with('orderSheet', sheet);

/** What the server knows besides: the customer, and the payments as the sheet lists them. */
export const facts = {
  sheet,
  customer: 5,
  payments: [
    { id: 71, type: 'stripe', amount_cents: 7_430, is_refundable: true, doneCents: 640, openCents: 0 },
    { id: 72, type: 'edenred', amount_cents: 1_000, is_refundable: true, doneCents: 0, openCents: 0 },
  ],
};

const unknown = { id: 91, type: 'stripe', amount: 12, status: 'unknown', looks: 157, next_look_at: null, checks: [] };

/** The same with a part of which nobody knows, and which is looked up no more. */
export const withUnknown: World = world.with('orderSheet', {
  ...sheet,
  refunds: [{ id: 81, amount: 12, parts: [unknown] }],
});

/** What the server knows of that part. */
export const checkFacts = {
  ...facts,
  part: { id: 91, refund: 81, order: 1001, cents: 1_200, status: 'unknown', payment: 71, type: 'stripe' },
  told: unknown,
  payment: facts.payments[0],
  isManager: false,
};

/** Why an order's sheet does not show it before it is answered. */
export const rowsTellNothing = 'a refund is at its providers: see `server/money/refunds.test.ts`';
export const outsideTheDay = 'support does it, on a sheet';
