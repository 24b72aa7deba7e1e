import type { OrderSheet } from '../../order/sheet/sheet.ts';
import { centsOfEuros } from '../cents.ts';

type Detail = NonNullable<OrderSheet['payment_details']>[number];

/** The kinds of means that money goes back to, in their order; two types are cards (SUP-367). */
export type MeansKind = 'edenred' | 'paygreen' | 'card';

const kinds: readonly (readonly [MeansKind, readonly string[]])[] = [
  ['edenred', ['edenred']],
  ['paygreen', ['paygreen']],
  ['card', ['stripe', 'checkout']],
];

/** The kind of a type of means; null for one that is never refunded. */
export const meansKind = (type: string | null | undefined): MeansKind | null =>
  kinds.find(([, types]) => types.includes(type ?? ''))?.[0] ?? null;

/** Whether who gives back to a kind of means does a thing once for a key: else one part of a payment waits for the other. */
export const keepsKeys = (kind: MeansKind): boolean => kind === 'card';

/** The fields of a means that a split needs. */
export type PaidMeans = Pick<Detail, 'type' | 'amount' | 'is_refundable' | 'refundable_amount' | 'edenred'>;

/** The share of one means in a refund. */
export interface RefundPart<Means> {
  readonly means: Means;
  readonly kind: MeansKind;
  readonly cents: number;
  /** What it could take back at most. */
  readonly refundableCents: number;
}

/** A refund over the means that can take it, the first one first; what they cannot take remains (SUP-368, SUP-369). */
export function splitRefund<Means extends PaidMeans>(cents: number, details: readonly Means[]) {
  let remainderCents = cents;
  const parts = refundableMeans(details).map(({ means, kind, refundableCents }): RefundPart<Means> => {
    const part = Math.min(remainderCents, refundableCents);
    remainderCents -= part;
    return { means, kind, cents: part, refundableCents };
  });
  return { parts, remainderCents };
}

/** The means to which something can go back, in the order in which they are used (SUP-367). */
function refundableMeans<Means extends PaidMeans>(details: readonly Means[]) {
  return kinds.flatMap(([kind]) =>
    details.flatMap((means) => {
      const refundableCents = centsOfEuros(means.refundable_amount);
      const isUsed = meansKind(means.type) === kind && means.is_refundable === true && refundableCents > 0;
      return isUsed ? [{ means, kind, refundableCents }] : [];
    }),
  );
}

/**
 * The whole of a meal voucher, cents, of which a split gives back a part though its provider gives back all of it or
 * nothing (OUR-179); null for none.
 */
export function wholeOfMeal(parts: readonly RefundPart<PaidMeans>[]): number | null {
  for (const { means, cents } of parts) {
    const whole = centsOfEuros(means.amount ?? means.refundable_amount);
    if (means.edenred?.is_part_refundable === false && cents > 0 && cents !== whole) return whole;
  }
  return null;
}

/** The account of a meal voucher that its customer has to connect again before anything is refunded (SUP-370, SUP-371). */
export const unconnectedEdenred = (details: readonly Detail[]): Detail | null =>
  details.find(
    ({ type, is_refundable, refundable_amount, edenred }) =>
      meansKind(type) === 'edenred' &&
      is_refundable === true &&
      centsOfEuros(refundable_amount) > 0 &&
      edenred?.is_token_valid === false,
  ) ?? null;
