import * as z from 'zod/mini';
import { post } from '../../command.ts';
import { orderName } from '../../order/name.ts';
import type { OrderSheet } from '../../order/sheet/sheet.ts';
import { type Refusal, refuse } from '../../result.ts';
import { Id } from '../../schema.ts';
import { type Bounds, isWithin } from '../bounds.ts';
import { centsOfEuros, eurosOf } from '../cents.ts';
import { lineCreditBounds } from '../credit/bounds.ts';
import { hasPrice, type PricedLine } from '../credit/lines.ts';
import { lineCents } from '../line-cents.ts';
import { type CreditCode, creditDeed, creditRefusals } from '../text.ts';
import { deedOr, moneyCommand, ofOrder, proposable, proposed, why } from './money-command.ts';

const Cents = z.int();

/** What its user saw as recredited: a server that finds another amount refuses (SUP-335). Earlier builds did not say it. */
const seen = { recreditedCents: z.optional(z.int()) };
interface Seen {
  readonly recreditedCents?: number | undefined;
}

/** The field of a call that says so; nothing where it does not. */
const saysSeen = ({ recreditedCents }: Seen): { readonly amount_recredit_should_be?: number } =>
  recreditedCents === undefined ? {} : { amount_recredit_should_be: eurosOf(recreditedCents) };

/** Why a credit that rests on other sums than those of the order is not given: somebody credited it meanwhile. */
export const whyNotSeen = (
  { recreditedCents }: Seen,
  { amount_recredit }: Pick<OrderSheet, 'amount_recredit'>,
): Refusal<'seen'> | null =>
  recreditedCents === undefined || recreditedCents === centsOfEuros(amount_recredit) ? null : refuse('seen');

/** Why a line takes part in none. */
type LineCode = Extract<CreditCode, 'lineGone' | 'nothing' | 'price' | 'lineBounds'>;

/** Units of one line, with the price its user saw. */
export const CreditedLine = z.object({
  orderProductId: Id,
  quantity: z.int(),
  /** Euros. */
  unitPrice: z.number(),
  cents: Cents,
});
export type CreditedLine = z.infer<typeof CreditedLine>;

/**
 * Why units of a line are neither credited nor refunded, by the line as it is and the bounds that hold for it; undefined
 * where the order has no such line.
 */
export function whyNotLine(
  { quantity, cents, unitPrice }: Pick<CreditedLine, 'quantity' | 'cents' | 'unitPrice'>,
  line: PricedLine | undefined,
  boundsOf: (line: PricedLine) => Bounds = lineCreditBounds,
): Refusal<LineCode> | null {
  if (!line || !hasPrice(line)) return refuse('lineGone');
  if (cents === 0) return refuse('nothing');
  if (line.unit_price !== unitPrice || cents !== lineCents(quantity, unitPrice)) return refuse('price');
  return isWithin(boundsOf(line), quantity) ? null : refuse('lineBounds');
}

/** A credit of a whole order; below 0 it takes credit back (SUP-335, SUP-336, SUP-341, SUP-342, API-S07). */
export const creditOrder = moneyCommand('credit.order', {
  args: z.object({ ...ofOrder, ...why, ...proposable, ...seen, cents: Cents }),
  // How much can be taken back is the customer's balance, which the server knows.
  whyNot: (it, _order, sheet) => {
    if (it.cents === 0) return refuse('nothing');
    if (!sheet) return null;
    return whyNotSeen(it, sheet) ?? (it.cents > Math.max(0, centsOfEuros(sheet.amount)) ? refuse('bounds') : null);
  },
  request: ({ orderId, cents, subtype, notes, recreditedCents, isProposal }) =>
    post(`/processing-orders/${orderId}/add_credits/`, {
      body: {
        ...{ id: orderId, field: 'order_id', quantity: 1, creditAmount: eurosOf(cents), subtype, notes },
        ...{ ...saysSeen({ recreditedCents }), ...proposed({ isProposal }) },
      },
    }),
  title: 'Crédit',
  label: (it) => `${deedOr(creditDeed(it.cents), it)} pour la commande ${orderName(it)}`,
  refusals: creditRefusals,
});

/** Credits of several products of an order, all or none (SUP-343 to SUP-346, API-S08). */
export const creditProducts = moneyCommand('credit.products', {
  args: z.object({ ...ofOrder, ...why, ...proposable, ...seen, lines: z.array(CreditedLine) }),
  whyNot: ({ lines, recreditedCents }, _order, sheet) => {
    if (totalOf(lines) === 0) return refuse('nothing');
    if (!sheet) return null;
    const byId = new Map(sheet.products?.map((it) => [it.order_product_id, it]));
    const refused = sheet.products ? lines.map((line) => whyNotLine(line, byId.get(line.orderProductId))) : [];
    return refused.find((it) => it !== null) ?? whyNotSeen({ recreditedCents }, sheet);
  },
  request: ({ orderId, lines, subtype, notes, recreditedCents, isProposal }) =>
    post(`/processing-orders/${orderId}/add_credits_bulk/`, {
      body: {
        ...{ notes, subtype, ...saysSeen({ recreditedCents }), ...proposed({ isProposal }) },
        products: lines.map(({ orderProductId, quantity, unitPrice, cents }) => ({
          order_product_id: orderProductId,
          quantity,
          price_per_unit_quantity: unitPrice,
          credit_amount: eurosOf(cents),
        })),
      },
    }),
  title: 'Crédit de produits',
  label: (it) => `${deedOr(creditDeed(totalOf(it.lines)), it)} de produits pour la commande ${orderName(it)}`,
  refusals: creditRefusals,
});

const totalOf = (lines: readonly Pick<CreditedLine, 'cents'>[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
