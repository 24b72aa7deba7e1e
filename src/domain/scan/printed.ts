import type { Order } from '../order/order.ts';
import { type Trolley, trolleyName } from '../transit/trolley.ts';
import { isName, longestName, type ScannedCode } from './code.ts';
import { orderPrefix, trolleyPrefix } from './prefixes.ts';

type Named = Pick<Order, 'random_id'> & { readonly id: number };

/** The code of an order: its public number where that can be printed, else its id. */
export function orderCode({ id, random_id }: Named): string {
  const name = (random_id ?? '').toUpperCase();
  return orderPrefix + (isName(name) ? name : String(id));
}

/** A name in the letters of a code: `Chariot é 7` is `CHARIOT-E-7`; empty where no letter is left. */
const inLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestName);

type NamedTrolley = Pick<Trolley, 'id' | 'name' | 'full_name'>;
const shortName = (trolley: NamedTrolley) => inLetters(trolley.name ?? trolleyName(trolley));

/** The code of a trolley of a center: its name, followed by two hyphens and its id where others have the same name. */
export function trolleyCode(trolley: NamedTrolley, all: readonly NamedTrolley[]): string {
  const name = shortName(trolley);
  const isOne = name !== '' && all.every((other) => other.id === trolley.id || shortName(other) !== name);
  return trolleyPrefix + (isOne ? name : `-${trolley.id}`);
}

/** The trolleys of a center with a code: one, or none. */
export const trolleysOfCode = <One extends NamedTrolley>(
  { kind, text }: ScannedCode,
  all: readonly One[],
): readonly One[] => (kind === 'trolley' ? all.filter((trolley) => trolleyCode(trolley, all) === text) : []);

/** Whether an order has a code, by its own or by that of one of its crates. */
export const isOfCode = ({ kind, text }: ScannedCode, order: Named & Pick<Order, 'crates'>): boolean =>
  kind === 'order'
    ? orderCode(order) === text
    : kind === 'crate' && (order.crates?.some(({ code }) => code === text) ?? false);
