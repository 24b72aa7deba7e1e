import * as z from 'zod/mini';
import { type LimitOfDay, limitAt, passes } from '../../../src/domain/money/limit/limit.ts';
import { seenSums } from '../../../src/domain/money/limit/proposal.ts';
import { limitRefusals, limitText } from '../../../src/domain/money/limit/text.ts';
import { whyNotOfMarketplace } from '../../../src/domain/order/marketplace.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import type { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { marketplaceRefusals } from '../../../src/domain/order/text.ts';
import { type Refusal, refuse } from '../../../src/domain/result.ts';
import type { Db, Tx } from '../db/connection/open.ts';
import { readCustomerOf } from '../db/customers/customer-lock.ts';
import { enterProposal } from '../db/proposals/proposals.ts';
import { readOrders } from '../db/read.ts';
import { readSheet } from '../db/sheets/read-sheets.ts';
import { textId } from '../http/input.ts';
import { type Answer, type AnyAction, action, type Decision } from './action.ts';
import { conflictOf } from './conflict.ts';
import { keepMove, type MoneyFacts, type Move } from './proposal/moves.ts';

/** Above the limit of its center a call may be proposed to another instead of being done (OUR-151). */
export const proposable = { is_proposal: z.optional(z.literal(true)) };

interface MoneyAction<Body, Facts extends MoneyFacts> extends Move<Body, Facts> {
  readonly summary: string;
  /** It takes back what we gave by mistake, of a marketplace's order too. */
  readonly isCorrection?: true | undefined;
  /** Its rules are about the tasks of the order too. */
  readonly readsTasks?: true;
}

/** The reason and the words of a call, where it has them. */
const Words = z.object({ subtype: z.optional(z.string()), notes: z.optional(z.string()) });

/**
 * `POST /processing-orders/{id}/{service}/`: money of an order, all or none. Center, customer and order are locked, so
 * that two who act at once decide on the same sums one after the other, and on the same limit.
 */
export function moneyAction<Body, Facts extends MoneyFacts>(move: MoneyAction<Body, Facts>): AnyAction {
  const { service, summary, body: schema, isCorrection, readsTasks, refusals, facts, decide } = move;
  const texts = { refusals: { ...refusals, ...moneyRefusals } };
  keepMove(move);
  return action({
    method: 'POST',
    path: `/processing-orders/:id/${service}/`,
    summary,
    permission: 'edit',
    answers: 'OrderSheet',
    input: z.object({ id: textId(OrderId), body: schema }),
    subject: ({ id }) => ({ kind: 'order', id }),
    reads: ({ id }) => ({ order: [id], settings: true, ...(readsTasks ? { tasksOf: [id] } : {}) }),
    account: true,
    operation: ({ id }) => theOrderWithMoney(id),
    facts: async (tx, { id, body }, { by }) => facts(tx, await moneyFacts(tx, id), id, body, by),
    decide: ({ id, body }, rows, nowMs, its): Decision => {
      const order = rows.get('order', id);
      if (!order) return conflictOf(texts, refuse('gone'), {});
      const { customer, sheet } = its;
      const shut = isCorrection ? null : whyNotOfMarketplace(order);
      if (shut || customer === null) return conflictOf(texts, shut ?? refuse('noClient'), { orders: [id] });
      const decided = decide(body, order, { ...its, customer }, rows, nowMs);
      if ('code' in decided) return conflictOf(texts, decided, { orders: [id] });
      const { gives, takesBack, ...done } = decided;
      const answer = theOrderWithMoney(id);
      const limit = limitAt(sheet?.money_limit, nowMs);
      const isAbove = passes(limit, gives);
      if (isProposal(body)) {
        const why = whyNotProposed({ gives, takesBack }, limit);
        if (why || !sheet) return conflictOf(texts, why ?? refuse('withinLimit'), { orders: [id] });
        const enter = enterProposal(rows.by, {
          ...proposalOf(service, body, sheet),
          order_id: id,
          amount_cents: gives,
        });
        return { verdict: 'accept', patches: [], answer, enters: [enter] };
      }
      if (isAbove) return aboveLimit(limit, id);
      return { verdict: 'accept', patches: [], answer, ...done };
    },
  });
}

/** Refusals that every movement of money of an order may have. */
export const moneyRefusals = { ...marketplaceRefusals, ...limitRefusals, gone: "La commande n'existe plus" };

/** 409: the limit of the center, with what was given already (OUR-150). */
export const aboveLimit = (limit: LimitOfDay, order: OrderId): Decision => ({
  ...conflictOf({ refusals: limitRefusals }, refuse('aboveLimit', limitText(limit)), { orders: [order] }),
  code: 'above_limit',
});

const isProposal = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'is_proposal' in body && body.is_proposal === true;

/** Why a movement is not proposed: it does not pass the limit, or takes something back as well (OUR-151). */
export function whyNotProposed(
  { gives, takesBack = false }: { readonly gives: number; readonly takesBack?: boolean | undefined },
  limit: LimitOfDay | null,
): Refusal<'withinLimit' | 'takesBack'> | null {
  if (!passes(limit, gives)) return refuse('withinLimit');
  return takesBack ? refuse('takesBack') : null;
}

/** The call as it is kept: what its author wrote stands apart, where it can be cleared. */
export function proposalOf(service: string, body: unknown, sheet: OrderSheet) {
  const { notes = '', subtype: reason = null } = Words.parse(body);
  const { is_proposal: _, notes: __, ...kept } = body as Record<string, unknown>;
  const { refundedCents, recreditedCents } = seenSums(sheet);
  const seen = { seen_refunded_cents: refundedCents, seen_recredited_cents: recreditedCents };
  return { service, body: kept, reason, notes: notes.trim(), ...seen };
}

/** What all movements of money of an order are decided on. */
export const moneyFacts = async (tx: Tx, id: OrderId): Promise<MoneyFacts> => ({
  sheet: await moneySheet(tx, id),
  customer: await readCustomerOf(tx, id),
});

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
    const { shipping_fee_refund_or_recredit, payment_details, refunds, products, money_limit, proposals } = sheet;
    const sums = { amount_recredit, amount_refund, amount_refund_pending, refundable_amount };
    return {
      ...{ ...order, ...sums, shipping_fee_refund_or_recredit, payment_details, refunds, products },
      ...{ money_limit, proposals },
    };
  };
