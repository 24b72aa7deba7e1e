import * as z from 'zod/mini';
import { isWithin } from '../../../../src/domain/money/bounds.ts';
import { centsOfEuros, eurosOf } from '../../../../src/domain/money/cents.ts';
import { whyNotLine, whyNotSeen } from '../../../../src/domain/money/commands/give.ts';
import { orderCreditBounds } from '../../../../src/domain/money/credit/bounds.ts';
import type { CreditCode } from '../../../../src/domain/money/text.ts';
import { type Refusal, refuse } from '../../../../src/domain/result.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { proposable } from '../money-action.ts';
import { Notes, SentEuros, SentUnits, Subtype } from './bodies.ts';
import { type CreditFacts, creditAction, isOffered, type Movement } from './credit-action.ts';

const seen = { amount_recredit_should_be: z.optional(SentEuros) };

const Body = z.strictObject({
  id: Id,
  field: z.enum(['order_id', 'order_product_id']),
  quantity: SentUnits,
  creditAmount: SentEuros,
  subtype: Subtype,
  notes: Notes,
  ...{ ...seen, ...proposable },
});

/** A credit of a whole order, or of one of its lines; below 0 it is taken back (API-S07, SUP-342). */
export const addCredits = creditAction({
  service: 'add_credits',
  summary: "Crédite le client d'une commande, ou reprend un crédit",
  body: Body,
  notesOf: ({ notes }) => notes,
  decide: ({ id, field, quantity, creditAmount, subtype, ...says }, order, facts, rows) => {
    const cents = centsOfEuros(creditAmount);
    if (!isOffered(subtype, rows, field === 'order_product_id')) return refuse('reason');
    const moved = whyNotAsSeen(says, facts);
    if (moved) return moved;
    if (field === 'order_product_id') return ofLine({ lineId: id, quantity, cents, subtype }, facts);
    if (id !== order.id) return refuse('entryGone');
    return whyNotAmount(cents, facts) ?? [{ kind: 'credit', cents, reason: subtype }];
  },
});

/** Of two who credit the same order, the second has not seen what the first gave (SUP-335). */
const whyNotAsSeen = (
  { amount_recredit_should_be }: { readonly amount_recredit_should_be?: number | undefined },
  { sheet }: CreditFacts,
) =>
  sheet && amount_recredit_should_be !== undefined
    ? whyNotSeen({ recreditedCents: centsOfEuros(amount_recredit_should_be) }, sheet)
    : null;

function whyNotAmount(cents: number, { sheet, account }: CreditFacts): Refusal<CreditCode> | null {
  if (cents === 0) return refuse('nothing');
  const credits = eurosOf(account.reduce((sum, entry) => sum + entry.cents, 0));
  return isWithin(orderCreditBounds({ amount: sheet?.amount, credits }), cents) ? null : refuse('bounds');
}

interface AskedLine {
  readonly lineId: number;
  readonly quantity: number;
  readonly cents: number;
  readonly subtype: string;
  /** Euros, where the call says it. */
  readonly unitPrice?: number;
}

function ofLine({ lineId, quantity, cents, subtype, unitPrice }: AskedLine, { sheet }: CreditFacts) {
  const line = sheet?.products?.find((it) => it.order_product_id === lineId);
  const refusal = whyNotLine({ quantity, cents, unitPrice: unitPrice ?? line?.unit_price ?? 0 }, line);
  return refusal ?? [{ kind: 'credit', cents, reason: subtype, line_id: lineId, quantity } satisfies Movement];
}

const BulkBody = z.strictObject({
  ...{ ...seen, ...proposable },
  notes: Notes,
  subtype: Subtype,
  products: z
    .array(
      z.strictObject({
        order_product_id: Id,
        quantity: SentUnits,
        price_per_unit_quantity: z.number().check(z.minimum(0), z.maximum(100_000)),
        credit_amount: SentEuros,
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
});

/** Credits of several lines of an order, all or none (API-S08, SUP-346). */
export const addCreditsBulk = creditAction({
  service: 'add_credits_bulk',
  summary: "Crédite des produits d'une commande, tous ou aucun",
  body: BulkBody,
  notesOf: ({ notes }) => notes,
  decide: ({ subtype, products, ...says }, _order, facts, rows) => {
    if (!isOffered(subtype, rows, true)) return refuse('reason');
    // A line that is named twice would pass its bounds twice.
    if (new Set(products.map((it) => it.order_product_id)).size < products.length) return refuse('lineBounds');
    const all: Movement[] = [];
    for (const { order_product_id: lineId, quantity, price_per_unit_quantity: unitPrice, credit_amount } of products) {
      const its = ofLine({ lineId, quantity, unitPrice, cents: centsOfEuros(credit_amount), subtype }, facts);
      if ('code' in its) return its;
      all.push(...its);
    }
    const moved = whyNotAsSeen(says, facts);
    if (moved) return moved;
    const total = all.reduce((sum, { cents }) => sum + cents, 0);
    return total === 0 ? refuse('nothing') : all;
  },
});
