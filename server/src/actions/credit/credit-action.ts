import * as z from 'zod/mini';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { creditReasons } from '../../../../src/domain/money/credit/reasons.ts';
import { type CreditCode, creditRefusals } from '../../../../src/domain/money/text.ts';
import { whyNotOfMarketplace } from '../../../../src/domain/order/marketplace.ts';
import { type Order, OrderId } from '../../../../src/domain/order/order.ts';
import type { OrderSheet } from '../../../../src/domain/order/sheet/sheet.ts';
import { marketplaceRefusals } from '../../../../src/domain/order/text.ts';
import { type Refusal, refuse } from '../../../../src/domain/result.ts';
import type { Db, Tx } from '../../db/connection/open.ts';
import { accountOf, type BookedEntry } from '../../db/credits.ts';
import { readCustomerOf } from '../../db/customers/customer-lock.ts';
import { giveCredits, type NewCredit } from '../../db/money.ts';
import { readOrders } from '../../db/read.ts';
import { readSheet } from '../../db/sheets/read-sheets.ts';
import { textId } from '../../http/input.ts';
import { type Answer, type AnyAction, action, type Decision } from '../action.ts';
import { conflictOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';

/** What a credit is decided on: the sheet of the order as it is, its customer, and his account. */
export interface CreditFacts {
  readonly sheet: OrderSheet | undefined;
  readonly customer: CustomerId | null;
  readonly account: readonly BookedEntry[];
}

/** A movement to be made, of the order and its customer. */
export type Movement = Pick<NewCredit, 'kind' | 'cents'> &
  Partial<Pick<NewCredit, 'reason' | 'line_id' | 'quantity' | 'cancels_id'>>;

interface CreditAction<Body> {
  readonly service: string;
  readonly summary: string;
  readonly body: z.ZodMiniType<Body>;
  /** It takes back what we gave by mistake, of a marketplace's order too. */
  readonly isCorrection?: true;
  readonly notesOf: (body: Body) => string;
  /** The movements, or why there is none. */
  readonly decide: (
    body: Body,
    order: Order,
    facts: CreditFacts & { readonly customer: CustomerId },
    rows: Rows,
  ) => readonly Movement[] | Refusal<CreditCode>;
}

const texts = { refusals: { ...creditRefusals, ...marketplaceRefusals, gone: "La commande n'existe plus" } };

/**
 * `POST /processing-orders/{id}/{service}/`: credits of an order's customer, all or none. Center, customer and order are
 * locked, so that two who act at once decide on the same balance one after the other.
 */
export function creditAction<Body>({
  service,
  summary,
  body: schema,
  isCorrection,
  notesOf,
  decide,
}: CreditAction<Body>): AnyAction {
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
    operation: ({ id }) => theCreditedOrder(id),
    facts: (tx, { id }) => readFacts(tx, id),
    decide: ({ id, body }, rows, _nowMs, facts): Decision => {
      const order = rows.get('order', id);
      if (!order) return conflictOf(texts, refuse('gone'), {});
      const { customer } = facts;
      const shut = isCorrection ? null : whyNotOfMarketplace(order);
      if (shut || customer === null) return conflictOf(texts, shut ?? refuse('noClient'), { orders: [id] });
      const decided = decide(body, order, { ...facts, customer }, rows);
      if ('code' in decided) return conflictOf(texts, decided, { orders: [id] });
      const about = { order_id: id, customer_id: customer, notes: notesOf(body).trim() };
      return {
        verdict: 'accept',
        patches: [],
        enters: [
          giveCredits(
            rows.by,
            decided.map((movement) => ({ ...movement, ...about })),
          ),
        ],
        answer: theCreditedOrder(id),
      };
    },
  });
}

async function readFacts(tx: Tx, id: OrderId): Promise<CreditFacts> {
  const customer = await readCustomerOf(tx, id);
  return { sheet: await sheetOf(tx, id), customer, account: customer === null ? [] : await accountOf(tx, customer) };
}

async function sheetOf(db: Db, id: OrderId): Promise<OrderSheet | undefined> {
  const [order] = await readOrders(db, { ids: [id] });
  return order && readSheet(db, order, { parts: new Set(['products', 'payment_details']), withMobile: false });
}

/** The order with what a credit changes of its sheet. */
const theCreditedOrder =
  (id: OrderId): Answer =>
  async (db) => {
    const [order] = await readOrders(db, { ids: [id] });
    const sheet = await sheetOf(db, id);
    if (!order || !sheet) return undefined;
    const { amount_recredit, amount_refund, refundable_amount, shipping_fee_refund_or_recredit, products } = sheet;
    const money = { amount_recredit, amount_refund, refundable_amount, shipping_fee_refund_or_recredit };
    return { ...order, ...money, products };
  };

/** Whether the settings offer a reason, for products or for a whole order (SUP-331, SUP-332). */
export const isOffered = (subtype: string, rows: Rows, isOfProducts: boolean): boolean =>
  creditReasons(rows.settings, isOfProducts).some((reason) => reason.subtype === subtype);
