import {
  firstUnits,
  packOf,
  type RepreparedLine,
  type UnitsFault,
  unitsFault,
  unitsFaultTexts,
} from '../../../../domain/order/redelivery/repreparation.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import type { SlotForm } from '../slot/slot-form.ts';
import { repreparationTexts as texts } from './text.ts';

export type Line = NonNullable<OrderSheet['products']>[number];

/** The input for a line: whether it is chosen, and its units. */
export interface TypedLine {
  readonly isChosen: boolean;
  readonly units: string;
}

export interface RepreparationForm extends SlotForm {
  zone: string;
  /** By the number of the line. */
  lines: Record<string, TypedLine>;
  step: 1 | 2;
  reason: string;
  comment: string;
  address: string;
}

export const nameOf = ({ product, order_product_id }: Line) => product?.selling_name ?? String(order_product_id);

export const firstLine = (line: RepreparedLine): TypedLine => ({ isChosen: false, units: String(firstUnits(line)) });

/** Lines whose zone starts with the input (SUP-409). */
export const isInZone = ({ product }: Line, typed: string) =>
  (product?.area ?? '').toLowerCase().startsWith(typed.trim().toLowerCase());

/** A chosen line, with its units; NaN for a text that is no whole number. */
export interface ChosenLine {
  readonly line: Line;
  readonly units: number;
}

export const unitsIn = (text: string) => (/^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

export const chosenLines = (lines: readonly Line[], typed: RepreparationForm['lines']): readonly ChosenLine[] =>
  lines.flatMap((line) => {
    const its = typed[line.order_product_id];
    return its?.isChosen ? [{ line, units: unitsIn(its.units) }] : [];
  });

const faults: readonly UnitsFault[] = ['negative', 'aboveOrdered', 'aboveStock', 'notWhole'];

/** Why the first step is blocked; null when it is not (SUP-410 to SUP-412). */
export function problemWith(chosen: readonly ChosenLine[]): string | null {
  if (chosen.length === 0) return texts.none;
  for (const fault of faults) {
    const names = chosen.flatMap(({ line, units }) => (unitsFault(line, units) === fault ? [nameOf(line)] : []));
    if (names.length > 0) return unitsFaultTexts[fault](names);
  }
  return null;
}

/** The request's packs of each product, lines of one product added up (SUP-429). */
export function productsOf(chosen: readonly ChosenLine[]): { productId: number; packs: number }[] {
  const packs = new Map<number, number>();
  for (const { line, units } of chosen) {
    const id = line.product?.id;
    if (id) packs.set(id, (packs.get(id) ?? 0) + units / packOf(line));
  }
  return [...packs].map(([productId, count]) => ({ productId, packs: count }));
}
