import { isShut } from '../bounds.ts';
import { lineCents } from '../line-cents.ts';
import { lineCreditBounds } from './bounds.ts';

/** The fields of an order's line that its credit needs. */
export interface PricedLine {
  readonly order_product_id: number;
  readonly unit_price?: number | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly quantity_recredit?: number | null | undefined;
  readonly quantity_refund?: number | null | undefined;
}

/** Whether a line has a price; one that cost nothing has none (DSP-910). */
export const hasPrice = ({ unit_price }: Pick<PricedLine, 'unit_price'>): boolean =>
  typeof unit_price === 'number' && unit_price > 0;

/** Whether something of a line can be credited or taken back (SUP-343). */
export const isCreditable = (line: PricedLine): boolean => hasPrice(line) && !isShut(lineCreditBounds(line));

/** Units of a line to be credited, below 0 where they are taken back, or refunded, with their amount (SUP-340, DSP-909). */
export interface CreditLine {
  readonly orderProductId: number;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly cents: number;
}

/** Some units of a line at its price. */
export const pricedLine = ({ order_product_id, unit_price }: PricedLine, quantity: number): CreditLine => ({
  orderProductId: order_product_id,
  quantity,
  unitPrice: unit_price ?? 0,
  cents: lineCents(quantity, unit_price ?? 0),
});

/** What is sent of the checked lines, by line: those of which there is anything to give or to take (SUP-345). */
export const creditLines = (lines: readonly PricedLine[], checked: ReadonlyMap<number, number>): CreditLine[] =>
  lines.flatMap((line) => {
    const its = pricedLine(line, checked.get(line.order_product_id) ?? 0);
    return isCreditable(line) && its.cents !== 0 ? [its] : [];
  });

/** Cents in all, of which given and taken back; equal ones give 0 (SUP-344). */
export function creditTotals(lines: readonly CreditLine[]) {
  const sum = (cents: readonly number[]) => cents.reduce((total, it) => total + it, 0);
  const all = lines.map(({ cents }) => cents);
  return {
    cents: sum(all),
    givenCents: sum(all.filter((cents) => cents > 0)),
    takenCents: -sum(all.filter((cents) => cents < 0)) || 0,
  };
}
