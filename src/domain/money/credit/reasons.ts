import * as z from 'zod/mini';
import { Code, maybe } from '../../schema.ts';

/** A reason for a credit or a refund (entity "Credit or refund reason"). */
export const MoneyReason = z.object({
  subtype: Code,
  label: maybe(z.string()),
  product_id_required: maybe(z.boolean()),
});
export type MoneyReason = Readonly<z.infer<typeof MoneyReason>>;

interface Settings {
  readonly money_reasons?: readonly MoneyReason[] | null | undefined;
}

/** Reasons for a credit of products, or of an order as a whole, which has none that is about a product (SUP-331, SUP-332). */
export const creditReasons = (settings: Settings | null | undefined, isOfProducts: boolean): readonly MoneyReason[] =>
  (settings?.money_reasons ?? []).filter(
    ({ subtype, product_id_required }) => subtype.startsWith('credit') && (isOfProducts || !product_id_required),
  );
