import { OrderId } from '../../../src/domain/order/order.ts';
import { center } from '../../builders/noon.ts';
import { anOrder, someMetas } from '../../builders/rows.ts';
import type { World } from '../../builders/world.ts';
import { inDock } from '../order/worlds.ts';

export const who = { orderId: 1001, randomId: 'A12', clientId: 5 };

/** Amounts and products of the order, as its sheet has them: 6 units are left of a line, 2 credited of another. */
const sheet = {
  id: OrderId.parse(1001),
  amount: 84.3,
  amount_recredit: 5,
  amount_refund: 0,
  shipping_fee_refund_or_recredit: 0,
  products: [
    { order_product_id: 31, quantity: 6, quantity_recredit: 0, quantity_refund: 0, unit_price: 1.19 },
    { order_product_id: 32, quantity: 2, quantity_recredit: 2, quantity_refund: 0, unit_price: 2.5 },
  ],
};

const money_reasons = [
  { subtype: 'credit_compensation', label: 'Geste commercial', product_id_required: false },
  { subtype: 'credit_damaged', label: 'Produit abîmé', product_id_required: true },
];

/** An order that was received, with its sheet. */
export const world: World = inDock('received')
  .with('metas', someMetas(center, { money_reasons }))
  .with('order', anOrder(1001, { status: 'received', shipping_fee: 3.9 }))
  .with('orderSheet', sheet);

/** What the server knows besides: the customer and his account, in which 12,50 € are left. */
export const facts = {
  sheet,
  customer: 5,
  account: [
    {
      ...{ id: 41, kind: 'credit', reason: 'credit_compensation', cents: 1_250, isSpent: false },
      ...{ cancels: null, line: null, order: 1001, quantity: null },
    },
  ],
};

/** Why an order's sheet does not show it before it is answered. */
export const rowsTellNothing = 'a credit is in the ledger alone: see `server/money/credits.test.ts`';
export const outsideTheDay = 'support does it, on a sheet';
