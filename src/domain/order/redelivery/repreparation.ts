import { joined, sentence } from '../../words/isolate.ts';
import type { OrderSheet } from '../sheet/sheet.ts';

// Products of an order that went wrong are prepared again as a new order. A line's quantities and stock count units,
// the request counts packs (SUP-405, SUP-429).

type Line = NonNullable<OrderSheet['products']>[number];
/** The fields of a line that limit how much of it can be prepared again. */
export type RepreparedLine = Pick<Line, 'quantity' | 'stock_quantity' | 'quantity_reprepared'> & {
  readonly product?: { readonly pack?: number | null | undefined } | null | undefined;
};

/** How many units are sold together; 1 where it is unknown (SUP-405). */
export const packOf = ({ product }: Pick<RepreparedLine, 'product'>): number => product?.pack ?? 1;

/** The units in stock, in whole packs; null where the stock is unknown (SUP-407). */
export function maxUnits(line: RepreparedLine): number | null {
  const pack = packOf(line);
  const { stock_quantity: stock } = line;
  return typeof stock === 'number' ? Math.max(0, Math.floor(stock / pack) * pack) : null;
}

/** Whether at least one whole pack is in stock (SUP-404). */
export const isInStock = (line: RepreparedLine): boolean => maxUnits(line) !== 0;

/** What may be prepared again of a line over all times: the units ordered, rounded up to a pack (SUP-406, SUP-412). */
export const mostReprepared = (line: RepreparedLine): number => {
  const pack = packOf(line);
  return Math.max(pack, Math.ceil((line.quantity ?? 0) / pack) * pack);
};

/** What is left of that. */
const leftToReprepare = (line: RepreparedLine): number =>
  Math.max(0, mostReprepared(line) - (line.quantity_reprepared ?? 0));

/** Whether a line was prepared again in full: not even a pack is left (SUP-412). */
export const isReprepared = (line: RepreparedLine): boolean => leftToReprepare(line) < packOf(line);

/**
 * The initial quantity of a line: the units ordered in whole packs, at least one, up to the stock (SUP-406, SUP-408).
 */
export function firstUnits(line: RepreparedLine): number {
  const pack = packOf(line);
  const ordered = Math.max(pack, Math.floor((line.quantity ?? 0) / pack) * pack);
  const left = Math.max(pack, Math.floor(leftToReprepare(line) / pack) * pack);
  return Math.min(ordered, left, maxUnits(line) ?? ordered);
}

/** Why a number of units is refused; `notWhole`: not a whole number of packs, or none. */
export type UnitsFault = 'negative' | 'notWhole' | 'aboveOrdered' | 'aboveStock';

/** One whole pack is always allowed, even if fewer units were ordered (SUP-411, SUP-412). */
export function unitsFault(line: RepreparedLine, units: number): UnitsFault | null {
  const pack = packOf(line);
  if (units < 0) return 'negative';
  if (!Number.isInteger(units) || units === 0 || units % pack !== 0) return 'notWhole';
  if (units > Math.max(line.quantity ?? 0, pack) || units > leftToReprepare(line)) return 'aboveOrdered';
  const most = maxUnits(line);
  return most !== null && units > most ? 'aboveStock' : null;
}

const ofProducts = (names: readonly string[], fault: string) =>
  sentence`La quantité du(es) produit(s) ${joined(', ', names)} ${fault}`;

/** Each fault of some products, in the words of the window and of the server. */
export const unitsFaultTexts: Readonly<Record<UnitsFault, (names: readonly string[]) => string>> = {
  // SUP-411, SUP-412.
  negative: (names) => ofProducts(names, 'est négative.'),
  aboveOrdered: (names) => ofProducts(names, 'est supérieure à la quantité commandée.'),
  aboveStock: (names) => ofProducts(names, 'dépasse le stock.'),
  notWhole: (names) => ofProducts(names, "n'est pas un nombre entier de lots."),
};

/** Whether the sheet of an order with this status offers to prepare it again (SUP-302). */
export const canPrepareAgain = (status: string | null | undefined): boolean =>
  status === 'shipping' || status === 'received';
