import * as z from 'zod/mini';
import { type Bounds, clampTo } from '../../../../domain/money/bounds.ts';
import type { CreditLine } from '../../../../domain/money/credit/lines.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { wholeText } from '../../../../domain/typed/number.ts';

export type Line = NonNullable<OrderSheet['products']>[number];

/** How many units of a line may be credited, or refunded. */
export type BoundsOf = (line: Line) => Bounds;

const TypedLine = z.object({ isChosen: z.boolean(), units: z.string() });
/** The input for a line: whether it is checked, and its units. */
export type TypedLine = z.infer<typeof TypedLine>;

/** By the number of the line. */
export const TypedLines = z.record(z.string(), TypedLine);
export type TypedLines = z.infer<typeof TypedLines>;

export const nameOf = ({ product, order_product_id }: Line) => product?.selling_name ?? String(order_product_id);

/** The nearest number of units that is possible; 0 for a text that is no whole number (SUP-339). */
export function unitsOf(bounds: Bounds, typed: string): number {
  const digits = wholeText(typed);
  return clampTo(bounds, /^[+-]?\d+$/.test(digits) ? Number(digits) : null);
}

/** Every line as it starts, never on a take-back; those of an action that is done again as they were. */
export const firstLines = (
  lines: readonly Line[],
  sent: readonly { readonly orderProductId: number; readonly quantity: number }[],
  boundsOf: BoundsOf,
): TypedLines =>
  Object.fromEntries(
    lines.map((line) => {
      const before = sent.find(({ orderProductId }) => orderProductId === line.order_product_id);
      const units = before?.quantity ?? Math.min(1, boundsOf(line).most);
      return [String(line.order_product_id), { isChosen: before !== undefined, units: String(units) }];
    }),
  );

/** The units of the checked lines. */
export const checkedUnits = (
  lines: readonly Line[],
  typed: TypedLines,
  boundsOf: BoundsOf,
): ReadonlyMap<number, number> =>
  new Map(
    lines.flatMap((line) => {
      const its = typed[line.order_product_id];
      return its?.isChosen ? [[line.order_product_id, unitsOf(boundsOf(line), its.units)] as const] : [];
    }),
  );

/** The lines of what would be sent. */
export const linesOf = (sent: readonly CreditLine[], lines: readonly Line[]): readonly Line[] =>
  lines.filter((line) => sent.some(({ orderProductId }) => orderProductId === line.order_product_id));
