import type { OfferedItem } from '../../../kit/offers/offer.ts';
import { means } from './verbs.ts';

/** Something that typed words can do. */
export interface Act {
  /** Says what is done with what, as it is now: another key is another act. */
  readonly key: string;
  /** What it is about, by kind and number; that of a part begins with that of the whole. */
  readonly subject: string;
  readonly name: string;
  readonly about: readonly string[];
  /** Why it cannot be done now; null when it can. */
  readonly reason: string | null;
  /** It cannot be taken back, and no window of its own asks. */
  readonly isFinal: boolean;
  readonly press: () => void;
}

interface ActsOf {
  readonly items: readonly OfferedItem[];
  readonly verb: readonly string[];
  readonly kind: 'dock' | 'order' | 'driver';
  readonly id: number;
  readonly nameOf: (item: OfferedItem) => string;
  /** A hint of the item follows it. */
  readonly about: readonly string[];
}

/** What a verb does with one thing, of the items that are offered on it. */
export const actsOf = ({ items, verb, kind, id, nameOf, about }: ActsOf): readonly Act[] =>
  flat(items)
    .filter(({ name, label }) => means(verb, name, label))
    .map((item) => ({
      key: `${item.name}/${id}`,
      subject: `${kind}/${id}`,
      name: nameOf(item),
      about: [...about, ...(item.hint ? [item.hint] : [])],
      reason: item.reason,
      isFinal: item.isFinal,
      press: item.press,
    }));

/** The items of a menu one by one, each way by itself. */
const flat = (items: readonly OfferedItem[]): readonly OfferedItem[] =>
  items.flatMap((item) =>
    item.ways === null ? [item] : item.ways.map((way) => ({ ...way, label: `${item.label} ${way.label}` })),
  );

/**
 * Whether several things answer to the words: two drivers of one name, or a round and an order of the same letters.
 * Nothing is done then that was not looked at.
 */
export const areAlike = (acts: readonly Pick<Act, 'subject'>[]): boolean => {
  const [first, ...others] = acts;
  return first !== undefined && others.some(({ subject }) => !isWithin(first.subject, subject));
};

const isWithin = (part: string, whole: string) => part === whole || part.startsWith(`${whole}/`);
