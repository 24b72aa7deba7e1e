import { isShut } from '../bounds.ts';
import { type CreditLine, hasPrice, type PricedLine, pricedLine } from '../credit/lines.ts';
import { lineRefundBounds } from './bounds.ts';

/** Whether something of a line can be refunded. */
export const isRefundable = (line: PricedLine): boolean => hasPrice(line) && !isShut(lineRefundBounds(line));

/** What is refunded of the checked lines, by line; unchecked and empty ones are left out (SUP-374). */
export const refundLines = (lines: readonly PricedLine[], checked: ReadonlyMap<number, number>): CreditLine[] =>
  lines.flatMap((line) => {
    const its = pricedLine(line, checked.get(line.order_product_id) ?? 0);
    return isRefundable(line) && its.cents !== 0 ? [its] : [];
  });
