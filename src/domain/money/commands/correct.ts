import * as z from 'zod/mini';
import { post } from '../../command.ts';
import { orderName } from '../../order/name.ts';
import { type Refusal, refuse } from '../../result.ts';
import { Id } from '../../schema.ts';
import { centsOfEuros, eurosOf } from '../cents.ts';
import { euroText } from '../money.ts';
import { creditRefusals } from '../text.ts';
import { deedOr, moneyCommand, ofOrder, proposable, proposed, why } from './money-command.ts';

interface Fee {
  readonly shipping_fee?: number | null | undefined;
  readonly shipping_fee_refund_or_recredit?: number | null | undefined;
}

/** Why a delivery fee is not given back: there is none, or it was given back already (SUP-347, SUP-375). */
export function whyNotFee({
  shipping_fee,
  shipping_fee_refund_or_recredit,
}: Fee): Refusal<'noFee' | 'feeGiven'> | null {
  if (centsOfEuros(shipping_fee_refund_or_recredit) > 0) return refuse('feeGiven');
  return centsOfEuros(shipping_fee) > 0 ? null : refuse('noFee');
}

/** Cents of a delivery fee that may still be refunded: a means may have refused its share of an earlier refund (SUP-375). */
export const feeLeftCents = ({ shipping_fee, shipping_fee_refund_or_recredit }: Fee): number =>
  Math.max(0, centsOfEuros(shipping_fee) - Math.max(0, centsOfEuros(shipping_fee_refund_or_recredit)));

/** Why nothing of a delivery fee is refunded: there is none, or all of it was given back. */
export function whyNotRefundFee(fee: Fee): Refusal<'noFee' | 'feeGiven'> | null {
  if (feeLeftCents(fee) > 0) return null;
  return centsOfEuros(fee.shipping_fee) > 0 ? refuse('feeGiven') : refuse('noFee');
}

/** The delivery fee of an order, as a credit (SUP-347, API-S10). */
export const recreditFee = moneyCommand('credit.shippingFee', {
  args: z.object({ ...ofOrder, ...proposable, notes: why.notes, cents: z.int().check(z.positive()) }),
  whyNot: ({ cents }, { shipping_fee }, sheet) => {
    const { shipping_fee_refund_or_recredit } = sheet ?? {};
    // The button said another amount than would be given.
    const isMoved = centsOfEuros(shipping_fee) !== cents;
    return whyNotFee({ shipping_fee, shipping_fee_refund_or_recredit }) ?? (isMoved ? refuse('price') : null);
  },
  request: ({ orderId, notes, isProposal }) =>
    post(`/processing-orders/${orderId}/recredit_shipping_fee/`, {
      body: { id: orderId, field: 'order_id', notes, ...proposed({ isProposal }) },
    }),
  title: 'Frais de livraison recrédités',
  label: (it) =>
    `${deedOr(`Recréditer ${euroText(eurosOf(it.cents))}`, it)} de frais de livraison, commande ${orderName(it)}`,
  refusals: creditRefusals,
});

/** Cancels a credit of an order, as long as nothing of it is spent (SUP-164, API-S09). */
export const cancelCredit = moneyCommand('credit.cancel', {
  args: z.object({ ...ofOrder, notes: why.notes, entryId: Id, cents: z.int().check(z.positive()) }),
  needsNoOrder: true,
  request: ({ orderId, clientId, entryId, notes }) =>
    post(`/processing-orders/${orderId}/cancel_credits/`, {
      body: { log_money_id: entryId, notes, user_id: clientId, order_id: orderId },
    }),
  title: 'Crédit annulé',
  label: (it) => `Annuler le crédit de ${euroText(eurosOf(it.cents))} de la commande ${orderName(it)}`,
  refusals: creditRefusals,
});
