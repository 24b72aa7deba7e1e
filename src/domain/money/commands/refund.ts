import * as z from 'zod/mini';
import { post } from '../../command.ts';
import { orderName } from '../../order/name.ts';
import type { OrderSheet } from '../../order/sheet/sheet.ts';
import { type Refusal, refuse } from '../../result.ts';
import { eurosOf } from '../cents.ts';
import type { PricedLine } from '../credit/lines.ts';
import { lineRefundBounds } from '../refund/bounds.ts';
import { refundToast } from '../refund/outcome.ts';
import { needsNotes } from '../refund/reasons.ts';
import { givenBackCents, whyNotCents, whyNotRefunded } from '../refund/rules.ts';
import { type RefundCode, refundDeed, refundRefusals } from '../text.ts';
import { feeLeftCents, whyNotRefundFee } from './correct.ts';
import { CreditedLine, whyNotLine } from './give.ts';
import { deedOr, moneyCommand, ofOrder, proposable, proposed, why } from './money-command.ts';

const Cents = z.int().check(z.positive());

/** What its user saw as refunded already or on its way: a server that finds another amount refuses (SUP-361, SUP-372). */
const seen = { refundedCents: z.int() };

interface Why {
  readonly subtype: string;
  readonly notes: string;
}

/** Why a reason is not enough by itself (SUP-363). */
export const whyNotReason = ({ subtype, notes }: Why): Refusal<'notes'> | null =>
  needsNotes(subtype) && notes.trim() === '' ? refuse('notes') : null;

/** Why units of a line are not refunded (SUP-362). */
export const whyNotRefundLine = (asked: z.infer<typeof CreditedLine>, line: PricedLine | undefined) =>
  whyNotLine(asked, line, lineRefundBounds);

/** Why a sheet refuses some cents; one that is not at hand refuses nothing. */
function whyNotOnSheet(
  cents: number,
  refundedCents: number,
  sheet: OrderSheet | undefined,
): Refusal<RefundCode> | null {
  if (!sheet) return null;
  if (givenBackCents(sheet) !== refundedCents) return refuse('seen');
  return whyNotRefunded(sheet) ?? (sheet.payment_details ? whyNotCents(cents, sheet) : null);
}

const totalOf = (lines: readonly Pick<CreditedLine, 'cents'>[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

function whyNotLines(lines: readonly z.infer<typeof CreditedLine>[], sheet: OrderSheet | undefined) {
  if (!sheet?.products) return null;
  const byId = new Map(sheet.products.map((it) => [it.order_product_id, it]));
  return lines.map((line) => whyNotRefundLine(line, byId.get(line.orderProductId))).find((it) => it !== null) ?? null;
}

/** A refund of an order to the means by which it was paid (SUP-361, SUP-372, API-S12). */
export const refundOrder = moneyCommand('refund.order', {
  args: z.object({ ...ofOrder, ...why, ...proposable, ...seen, cents: Cents }),
  whyNot: (it, _order, sheet) => whyNotReason(it) ?? whyNotOnSheet(it.cents, it.refundedCents, sheet),
  request: ({ orderId, cents, subtype, notes, refundedCents, isProposal }) =>
    post(`/processing-orders/${orderId}/refund/`, {
      body: {
        ...{ id: orderId, refundAmount: eurosOf(cents), subtype, notes },
        ...{ amount_refund_should_be: eurosOf(refundedCents), ...proposed({ isProposal }) },
      },
    }),
  toastOf: (body, { cents }, key) => refundToast(body, cents, key),
  title: 'Remboursement',
  label: (it) => `${deedOr(refundDeed(it.cents), it)} de la commande ${orderName(it)}`,
  refusals: refundRefusals,
});

/** A refund of some units of one product (SUP-362, SUP-373, API-S12). */
export const refundProduct = moneyCommand('refund.product', {
  args: z.object({ ...ofOrder, ...why, ...proposable, ...seen, line: CreditedLine }),
  whyNot: (it, _order, sheet) =>
    whyNotReason(it) ?? whyNotLines([it.line], sheet) ?? whyNotOnSheet(it.line.cents, it.refundedCents, sheet),
  request: ({ orderId, line, subtype, notes, refundedCents, isProposal }) =>
    post(`/processing-orders/${orderId}/refund/`, {
      body: {
        order_product_id: line.orderProductId,
        quantity: line.quantity,
        price_per_unit_quantity: line.unitPrice,
        ...{ subtype, notes, amount_refund_should_be: eurosOf(refundedCents), ...proposed({ isProposal }) },
      },
    }),
  toastOf: (body, { line }, key) => refundToast(body, line.cents, key),
  title: "Remboursement d'un produit",
  label: (it) => `${deedOr(refundDeed(it.line.cents), it)} d'un produit de la commande ${orderName(it)}`,
  refusals: refundRefusals,
});

/** Refunds of several products, all or none (SUP-374, API-S13). */
export const refundProducts = moneyCommand('refund.products', {
  args: z.object({ ...ofOrder, ...why, ...proposable, ...seen, lines: z.array(CreditedLine) }),
  whyNot: (it, _order, sheet) =>
    whyNotReason(it) ?? whyNotLines(it.lines, sheet) ?? whyNotOnSheet(totalOf(it.lines), it.refundedCents, sheet),
  request: ({ orderId, lines, subtype, notes, refundedCents, isProposal }) =>
    post(`/processing-orders/${orderId}/refund_bulk/`, {
      body: {
        ...{ subtype, notes, amount_refund_should_be: eurosOf(refundedCents), ...proposed({ isProposal }) },
        products: lines.map(({ orderProductId, quantity, unitPrice, cents }) => ({
          order_product_id: orderProductId,
          quantity,
          price_per_unit_quantity: unitPrice,
          refund_amount: eurosOf(cents),
        })),
      },
    }),
  toastOf: (body, { lines }, key) => refundToast(body, totalOf(lines), key),
  title: 'Remboursement de produits',
  label: (it) => `${deedOr(refundDeed(totalOf(it.lines)), it)} de produits de la commande ${orderName(it)}`,
  refusals: refundRefusals,
});

/** The delivery fee of an order, to the means by which it was paid (SUP-375, API-S11). */
export const refundFee = moneyCommand('refund.shippingFee', {
  // Earlier builds did not say what their user saw.
  args: z.object({ ...ofOrder, ...proposable, notes: why.notes, cents: Cents, refundedCents: z.optional(z.int()) }),
  whyNot: ({ cents, refundedCents }, { shipping_fee }, sheet) => {
    const { shipping_fee_refund_or_recredit } = sheet ?? {};
    const fee = { shipping_fee, shipping_fee_refund_or_recredit };
    // The button said another amount than would go back.
    const isMoved = sheet ? feeLeftCents(fee) !== cents : feeLeftCents(fee) < cents;
    const refusal = whyNotRefundFee(fee) ?? (isMoved ? refuse('price') : null);
    return refusal ?? whyNotOnSheet(cents, refundedCents ?? (sheet ? givenBackCents(sheet) : 0), sheet);
  },
  request: ({ orderId, notes, refundedCents, isProposal }) =>
    post(`/processing-orders/${orderId}/refund_shipping_fee/`, {
      body: {
        ...{ id: orderId, field: 'order_id', notes, ...proposed({ isProposal }) },
        ...(refundedCents === undefined ? {} : { amount_refund_should_be: eurosOf(refundedCents) }),
      },
    }),
  toastOf: (body, { cents }, key) => refundToast(body, cents, key),
  title: 'Frais de livraison remboursés',
  label: (it) => `${deedOr(refundDeed(it.cents), it)} de frais de livraison, commande ${orderName(it)}`,
  refusals: refundRefusals,
});
