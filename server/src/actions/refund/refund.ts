import * as z from 'zod/mini';
import { centsOfEuros } from '../../../../src/domain/money/cents.ts';
import { feeLeftCents, whyNotRefundFee } from '../../../../src/domain/money/commands/correct.ts';
import { whyNotRefundLine } from '../../../../src/domain/money/commands/refund.ts';
import { lineCents } from '../../../../src/domain/money/line-cents.ts';
import type { RefundCode } from '../../../../src/domain/money/text.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { type Refusal, refuse } from '../../../../src/domain/result.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { Notes, SentEuros, SentUnits, Subtype } from '../credit/bodies.ts';
import { proposable } from '../money-action.ts';
import { type AskedRefund, type RefundFacts, refundAction } from './refund-action.ts';

const Price = z.number().check(z.minimum(0), z.maximum(100_000));
const seen = { amount_refund_should_be: z.optional(SentEuros), ...proposable };
const why = { subtype: Subtype, notes: Notes };

const OfOrder = z.strictObject({ id: OrderId, refundAmount: SentEuros, ...why, ...seen });
const OfLine = z.strictObject({
  ...{ order_product_id: Id, quantity: SentUnits, price_per_unit_quantity: Price },
  ...{ ...why, ...seen },
});

/** A refund of a whole order, or of some units of one of its lines (API-S12, SUP-372, SUP-373). */
export const refund = refundAction({
  service: 'refund',
  summary: "Rembourse une commande, ou l'un de ses produits, sur ses moyens de paiement",
  body: z.union([OfOrder, OfLine]),
  decide: (body, order, facts) => {
    const { subtype, notes } = body;
    const about = { subtype, notes, seenCents: seenIn(body) };
    if ('order_product_id' in body) return ofLines([body], about, facts);
    if (body.id !== order.id) return refuse('entryGone');
    return { kind: 'order', cents: centsOfEuros(body.refundAmount), lines: [], ...about };
  },
});

const Product = z.strictObject({
  ...{ order_product_id: Id, quantity: SentUnits, price_per_unit_quantity: Price },
  refund_amount: SentEuros,
});

/** A refund of several lines of an order, all or none (API-S13, SUP-374). */
export const refundBulk = refundAction({
  service: 'refund_bulk',
  summary: "Rembourse des produits d'une commande, tous ou aucun",
  body: z.strictObject({ ...why, ...seen, products: z.array(Product).check(z.minLength(1), z.maxLength(500)) }),
  decide: (body, _order, facts) => {
    const { subtype, notes, products } = body;
    return ofLines(products, { subtype, notes, seenCents: seenIn(body) }, facts);
  },
});

/** The delivery fee of an order to its means of payment, or what they refused of it before (API-S11, SUP-375). */
export const refundFee = refundAction({
  service: 'refund_shipping_fee',
  summary: "Rembourse les frais de livraison d'une commande, une seule fois",
  body: z.strictObject({ id: OrderId, field: z.literal('order_id'), notes: Notes, ...seen }),
  decide: (body, order, { sheet }) => {
    const { id, notes } = body;
    if (id !== order.id) return refuse('entryGone');
    const { shipping_fee } = order;
    const { shipping_fee_refund_or_recredit } = sheet ?? {};
    const fee = { shipping_fee, shipping_fee_refund_or_recredit };
    const refusal = whyNotRefundFee(fee);
    const cents = feeLeftCents(fee);
    return refusal ?? { kind: 'shippingFee', cents, subtype: null, notes, lines: [], seenCents: seenIn(body) };
  },
});

const seenIn = ({ amount_refund_should_be }: { readonly amount_refund_should_be?: number | undefined }) =>
  amount_refund_should_be === undefined ? null : centsOfEuros(amount_refund_should_be);

interface SentLine {
  readonly order_product_id: number;
  readonly quantity: number;
  readonly price_per_unit_quantity: number;
  /** Absent where the call says no amount. */
  readonly refund_amount?: number;
}

function ofLines(
  sent: readonly SentLine[],
  about: Pick<AskedRefund, 'subtype' | 'notes' | 'seenCents'>,
  { sheet }: RefundFacts,
): AskedRefund | Refusal<RefundCode> {
  // A line that is named twice would pass its bounds twice.
  if (new Set(sent.map((it) => it.order_product_id)).size < sent.length) return refuse('lineBounds');
  const lines: { line_id: number; quantity: number }[] = [];
  let cents = 0;
  for (const { order_product_id: line_id, quantity, price_per_unit_quantity: unitPrice, refund_amount } of sent) {
    const its = refund_amount === undefined ? lineCents(quantity, unitPrice) : centsOfEuros(refund_amount);
    const line = sheet?.products?.find((it) => it.order_product_id === line_id);
    const refusal = whyNotRefundLine({ orderProductId: line_id, quantity, unitPrice, cents: its }, line);
    if (refusal) return refusal;
    lines.push({ line_id, quantity });
    cents += its;
  }
  return { kind: 'products', cents, lines, ...about };
}
