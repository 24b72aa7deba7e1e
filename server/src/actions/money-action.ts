import * as z from 'zod/mini';
import type { CommandText } from '../../../src/domain/command.ts';
import type { CustomerId } from '../../../src/domain/customer/customer.ts';
import { whyNotOfMarketplace } from '../../../src/domain/order/marketplace.ts';
import { type Order, OrderId } from '../../../src/domain/order/order.ts';
import type { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { marketplaceRefusals } from '../../../src/domain/order/text.ts';
import { type Refusal, refuse } from '../../../src/domain/result.ts';
import type { Db, Tx } from '../db/connection/open.ts';
import { readCustomerOf } from '../db/customers/customer-lock.ts';
import { readOrders } from '../db/read.ts';
import { readSheet } from '../db/sheets/read-sheets.ts';
import { textId } from '../http/input.ts';
import { type After, type Answer, type AnyAction, action, type Decision, type Entry } from './action.ts';
import { conflictOf } from './conflict.ts';
import type { Rows } from './reads.ts';

/** What a movement of money is decided on: the sheet of the order as it is, and its customer. */
export interface MoneyFacts {
  readonly sheet: OrderSheet | undefined;
  readonly customer: CustomerId | null;
}

interface MoneyAction<Body, Facts extends MoneyFacts> {
  readonly service: string;
  readonly summary: string;
  readonly body: z.ZodMiniType<Body>;
  /** It takes back what we gave by mistake, of a marketplace's order too. */
  readonly isCorrection?: true | undefined;
  readonly refusals: CommandText<never>['refusals'];
  /** Further facts, read under the locks; `by` is the e-mail of who asks. */
  readonly facts: (tx: Tx, known: MoneyFacts, order: OrderId, body: Body, by: string) => Promise<Facts>;
  /** What is entered, and who is asked once that is committed; or why nothing is. */
  readonly decide: (
    body: Body,
    order: Order,
    facts: Facts & { readonly customer: CustomerId },
    rows: Rows,
  ) => { readonly enters: readonly Entry[]; readonly after?: After } | Refusal;
}

/**
 * `POST /processing-orders/{id}/{service}/`: money of an order, all or none. Center, customer and order are locked, so
 * that two who act at once decide on the same sums one after the other.
 */
export function moneyAction<Body, Facts extends MoneyFacts>({
  service,
  summary,
  body: schema,
  isCorrection,
  refusals,
  facts,
  decide,
}: MoneyAction<Body, Facts>): AnyAction {
  const texts = { refusals: { ...refusals, ...marketplaceRefusals, gone: "La commande n'existe plus" } };
  return action({
    method: 'POST',
    path: `/processing-orders/:id/${service}/`,
    summary,
    permission: 'edit',
    answers: 'OrderSheet',
    input: z.object({ id: textId(OrderId), body: schema }),
    subject: ({ id }) => ({ kind: 'order', id }),
    reads: ({ id }) => ({ order: [id], settings: true }),
    account: true,
    operation: ({ id }) => theOrderWithMoney(id),
    facts: async (tx, { id, body }, { by }) =>
      facts(tx, { sheet: await moneySheet(tx, id), customer: await readCustomerOf(tx, id) }, id, body, by),
    decide: ({ id, body }, rows, _nowMs, its): Decision => {
      const order = rows.get('order', id);
      if (!order) return conflictOf(texts, refuse('gone'), {});
      const { customer } = its;
      const shut = isCorrection ? null : whyNotOfMarketplace(order);
      if (shut || customer === null) return conflictOf(texts, shut ?? refuse('noClient'), { orders: [id] });
      const decided = decide(body, order, { ...its, customer }, rows);
      if ('code' in decided) return conflictOf(texts, decided, { orders: [id] });
      return { verdict: 'accept', patches: [], answer: theOrderWithMoney(id), ...decided };
    },
  });
}

export async function moneySheet(db: Db, id: OrderId): Promise<OrderSheet | undefined> {
  const [order] = await readOrders(db, { ids: [id] });
  return order && readSheet(db, order, { parts: new Set(['products', 'payment_details']), withMobile: false });
}

/** The order with what a movement of money changes of its sheet. */
export const theOrderWithMoney =
  (id: OrderId): Answer =>
  async (db) => {
    const [order] = await readOrders(db, { ids: [id] });
    const sheet = await moneySheet(db, id);
    if (!order || !sheet) return undefined;
    const { amount_recredit, amount_refund, amount_refund_pending, refundable_amount } = sheet;
    const { shipping_fee_refund_or_recredit, payment_details, refunds, products } = sheet;
    const sums = { amount_recredit, amount_refund, amount_refund_pending, refundable_amount };
    return { ...order, ...sums, shipping_fee_refund_or_recredit, payment_details, refunds, products };
  };
