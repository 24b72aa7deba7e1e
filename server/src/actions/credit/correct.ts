import * as z from 'zod/mini';
import { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { centsOfEuros } from '../../../../src/domain/money/cents.ts';
import { whyNotFee } from '../../../../src/domain/money/commands/correct.ts';
import { usedOf } from '../../../../src/domain/money/credit/spent.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { Id, maybe } from '../../../../src/domain/schema.ts';
import { proposable } from '../money-action.ts';
import { Notes } from './bodies.ts';
import { creditAction } from './credit-action.ts';

/** The delivery fee of an order as a credit, once (API-S10, SUP-347). */
export const recreditFee = creditAction({
  service: 'recredit_shipping_fee',
  summary: "Recrédite les frais de livraison d'une commande, une seule fois",
  body: z.strictObject({ id: OrderId, field: z.literal('order_id'), notes: Notes, ...proposable }),
  notesOf: ({ notes }) => notes,
  decide: ({ id }, order, { sheet }) => {
    if (id !== order.id) return refuse('entryGone');
    const { shipping_fee } = order;
    const refusal = whyNotFee({
      shipping_fee,
      shipping_fee_refund_or_recredit: sheet?.shipping_fee_refund_or_recredit,
    });
    return refusal ?? [{ kind: 'shippingFee', cents: centsOfEuros(shipping_fee) }];
  },
});

/** Takes a whole credit of an order back, as long as nothing of it was used (API-S09, SUP-164). */
export const cancelCredits = creditAction({
  service: 'cancel_credits',
  summary: "Annule un crédit d'une commande dont rien n'est encore dépensé",
  isCorrection: true,
  body: z.strictObject({
    log_money_id: Id,
    notes: Notes,
    user_id: maybe(CustomerId),
    order_id: maybe(OrderId),
  }),
  notesOf: ({ notes }) => notes,
  decide: ({ log_money_id, user_id, order_id }, order, { account, customer }) => {
    if ((user_id ?? customer) !== customer || (order_id ?? order.id) !== order.id) return refuse('entryGone');
    const entry = account.find(({ id }) => id === log_money_id);
    if (!entry || entry.order !== order.id) return refuse('entryGone');
    const { kind, reason, line, quantity } = entry;
    if (entry.cents <= 0 || kind === 'spent' || kind === 'payment' || kind === 'refund') return refuse('notGiven');
    const used = usedOf(account).get(entry.id);
    if (!used) return refuse('cancelled');
    if (used.spentCents > 0) return refuse('spent');
    if (used.takenCents > 0) return refuse('takenBack');
    const units = quantity === null ? null : -quantity;
    return [{ kind, reason, line_id: line, quantity: units, cents: -entry.cents, cancels_id: entry.id }];
  },
});
