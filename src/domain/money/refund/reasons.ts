import type { MoneyReason } from '../credit/reasons.ts';

interface Settings {
  readonly money_reasons?: readonly MoneyReason[] | null | undefined;
}

const ofProducts: readonly string[] = [
  'refund_forget',
  'refund_damaged',
  'refund_expired',
  'refund_compensation',
  'refund_missing',
  'refund_quality',
  'refund_wrong_product',
];

const isOfProduct = ({ subtype, product_id_required }: MoneyReason) =>
  product_id_required === true || ofProducts.includes(subtype);

/** Reasons for a refund of products (SUP-365), or of a whole order, which has all the others (SUP-366). */
export const refundReasons = (settings: Settings | null | undefined, isOfProducts: boolean): readonly MoneyReason[] =>
  (settings?.money_reasons ?? []).filter(
    (reason) => reason.subtype.startsWith('refund') && isOfProduct(reason) === isOfProducts,
  );

/** The reason that says nothing by itself: it needs words of its own (SUP-334, SUP-363). */
export const needsNotes = (subtype: string): boolean => subtype === 'refund_other';
