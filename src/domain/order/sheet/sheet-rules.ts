import type { Center } from '../../center/center.ts';
import { centsOfEuros } from '../../money/cents.ts';
import { isOverAmount } from '../../money/over-amount.ts';
import type { OrderInFull } from '../in-full.ts';
import { bringsBagsAlone } from '../redelivery/redelivery.ts';
import type { OrderSheet, OrderSummary } from './sheet.ts';

export type SheetWarning = 'noEstimate' | 'farAway' | 'overAmount';

const farAwayS = 18_000;

/** The warnings of the sheet, in its order (SUP-203 to SUP-205). */
export function sheetWarnings(order: OrderSheet): readonly SheetWarning[] {
  const { estimated_travel_duration: travelS } = order;
  const warnings: readonly (readonly [SheetWarning, boolean])[] = [
    ['noEstimate', travelS === 0],
    ['farAway', typeof travelS === 'number' && travelS > farAwayS],
    ['overAmount', isOverAmount(order)],
  ];
  return warnings.flatMap(([warning, holds]) => (holds ? [warning] : []));
}

/** Whether it is a redelivery of bags, without products of its own (SUP-201). */
export const isRedeliveryWithoutProducts = ({ tags, products }: Pick<OrderInFull, 'tags' | 'products'>) =>
  products?.length === 0 && bringsBagsAlone(tags);

export type CenterOf =
  | { readonly kind: 'subscription' | 'none' | 'unknown' }
  | { readonly kind: 'center'; readonly name: string };

/**
 * The text for an order's center in a list: the subscription first, then "no center", then "unknown center" (SUP-083).
 */
export function centerOf(
  { tags, center }: Pick<OrderSummary, 'tags' | 'center'>,
  centers: readonly Center[],
): CenterOf {
  if (tags?.includes('subscription')) return { kind: 'subscription' };
  if (!center) return { kind: 'none' };
  const name = centers.find(({ id }) => id === center)?.name;
  return name ? { kind: 'center', name } : { kind: 'unknown' };
}

/** The cost of its delivery, cents, summed over its drivers; null where nobody delivered it (SUP-086). */
export function deliveryCents({ order_stat_driver: stats }: Pick<OrderSummary, 'order_stat_driver'>): number | null {
  if (!stats || stats.length === 0) return null;
  return stats.reduce((sum, { total_cost_with_agency_fee: cost }) => sum + centsOfEuros(cost), 0);
}

/** The latest delivery first; deliveries at the same moment by number (SUP-089). */
export const byDelivery = (one: OrderSummary, other: OrderSummary): number =>
  (other.shipping_time ?? '').localeCompare(one.shipping_time ?? '') || other.id - one.id;

/** `12 %`, of a fraction (SUP-051); empty when unknown. */
export function percentText(fraction: number | null | undefined): string {
  if (typeof fraction !== 'number') return '';
  return `${Math.round(Number((fraction * 100).toPrecision(12)))} %`;
}

/** The lines of money on the sheet: zero and unknown ones are hidden, except the amount itself (SUP-210). */
export const moneyFields = [
  'amount_refund',
  'amount_refund_pending',
  'amount_recredit',
  'refundable_amount',
  'credits_used',
  'shipping_fee',
  'slot_shipping_fee',
  'slot_extra_shipping_fee',
  'shipping_fee_refund_or_recredit',
] as const;
export type MoneyField = (typeof moneyFields)[number];

export const moneyLines = (order: Pick<OrderInFull, MoneyField>): readonly (readonly [MoneyField, number])[] =>
  moneyFields.flatMap((field) => {
    const euros = order[field];
    return euros && centsOfEuros(euros) !== 0 ? [[field, euros] as const] : [];
  });
