import { clientNameOf } from '../order/client-name.ts';
import { CrateCode } from '../order/crates.ts';
import { orderName } from '../order/name.ts';
import type { Order } from '../order/order.ts';
import { locationName, type Trolley, type TrolleyLocation, trolleyName } from '../transit/trolley.ts';
import { isolated } from '../words/isolate.ts';
import { orderCode, trolleyCode } from './printed.ts';

/** Content of a label (OUR-032): its code, and beside it the text for people, with its accents. */
export interface LabelContent {
  readonly kind: 'order' | 'crate' | 'trolley';
  readonly code: string;
  readonly name: string;
  /** The center, for kinds that need it. */
  readonly center: string | null;
  readonly lines: readonly string[];
}

const texts = (...lines: readonly (string | null | undefined)[]) =>
  lines.flatMap((line) => (line ? [isolated(line)] : []));

/** An order with its client and its slot; `slot` is in readable form. */
export const orderLabel = (order: Order, slot: string): LabelContent => ({
  kind: 'order',
  code: orderCode(order),
  name: orderName(order),
  center: null,
  lines: texts(clientNameOf(order), slot),
});

export const crateLabel = (code: string, center: string | null): LabelContent => ({
  kind: 'crate',
  code,
  name: code,
  center,
  lines: [],
});

/** A trolley of a center, with its location. */
export function trolleyLabel(
  trolley: Trolley,
  all: readonly Trolley[],
  places: readonly TrolleyLocation[],
  center: string | null,
): LabelContent {
  const place = places.find(({ id }) => id === trolley.current_location);
  return {
    kind: 'trolley',
    code: trolleyCode(trolley, all),
    name: trolley.name ?? trolleyName(trolley),
    center: null,
    lines: texts(place && locationName(place), center),
  };
}

/** Labels on a sheet of A4, in three columns. */
export const labelsOfSheet = 24;

/** Codes to print, and those left out with the name of the order that bears each. */
export interface CrateCodes {
  readonly codes: readonly string[];
  readonly borne: readonly { readonly code: string; readonly order: string }[];
}

/**
 * Codes of crates, from one on up to `99-99`, without those an order bears: a reader refuses a crate that two orders
 * have. Null where the first is no code (PRP-650).
 */
export function crateCodesFrom(
  first: string,
  count: number,
  ordersByCode: ReadonlyMap<string, string>,
): CrateCodes | null {
  const code = CrateCode.safeParse(first).data;
  if (code === undefined) return null;
  const codes: string[] = [];
  const borne: CrateCodes['borne'][number][] = [];
  for (let at = Number(code.replace('-', '')); at <= 9_999 && codes.length < count; at += 1) {
    const digits = String(at).padStart(4, '0');
    const next = `${digits.slice(0, 2)}-${digits.slice(2)}`;
    const order = ordersByCode.get(next);
    if (order === undefined) codes.push(next);
    else borne.push({ code: next, order });
  }
  return { codes, borne };
}
