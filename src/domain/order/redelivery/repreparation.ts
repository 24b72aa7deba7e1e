import type { OrderSheet } from '../sheet/sheet.ts';

// An order that was delivered wrong is prepared again, some of its products, as an order of its own. Quantities and stock of
// a line count units; what is sent counts packs (SUP-405, SUP-429).

type Line = NonNullable<OrderSheet['products']>[number];
/** What of a line says how much of it can be prepared again. */
export type RepreparedLine = Pick<Line, 'quantity' | 'stock_quantity'> & {
  readonly product?: { readonly pack?: number | null | undefined } | null | undefined;
};

/** So many units are sold together; 1 where nothing is said (SUP-405). */
export const packOf = ({ product }: Pick<RepreparedLine, 'product'>): number => product?.pack ?? 1;

/** The units there are in whole packs; null where nobody says how many there are (SUP-407). */
export function maxUnits(line: RepreparedLine): number | null {
  const pack = packOf(line);
  const { stock_quantity: stock } = line;
  return typeof stock === 'number' ? Math.max(0, Math.floor(stock / pack) * pack) : null;
}

/** Whether there is a whole pack to take (SUP-404). */
export const isInStock = (line: RepreparedLine): boolean => maxUnits(line) !== 0;

/** What a line starts with: the units ordered in whole packs, one at least, as far as the stock goes (SUP-406, SUP-408). */
export function firstUnits(line: RepreparedLine): number {
  const pack = packOf(line);
  const ordered = Math.max(pack, Math.floor((line.quantity ?? 0) / pack) * pack);
  return Math.min(ordered, maxUnits(line) ?? ordered);
}

/** Why a number of units is refused; `notWhole` covers what is no whole number of packs, and none. */
export type UnitsFault = 'negative' | 'notWhole' | 'aboveOrdered' | 'aboveStock';

/** One whole pack is never more than was ordered (SUP-411, SUP-412). */
export function unitsFault(line: RepreparedLine, units: number): UnitsFault | null {
  const pack = packOf(line);
  if (units < 0) return 'negative';
  if (!Number.isInteger(units) || units === 0 || units % pack !== 0) return 'notWhole';
  if (units > Math.max(line.quantity ?? 0, pack)) return 'aboveOrdered';
  const most = maxUnits(line);
  return most !== null && units > most ? 'aboveStock' : null;
}

/** Whether an order is prepared again from its sheet at all (SUP-302). */
export const canPrepareAgain = (status: string | null | undefined): boolean =>
  status === 'shipping' || status === 'received';
