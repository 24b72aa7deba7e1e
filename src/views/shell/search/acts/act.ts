import type { OfferedItem } from '../../../kit/offers/offer.ts';

/** Something that typed words can do. */
export interface Act {
  readonly key: string;
  readonly name: string;
  readonly about: readonly string[];
  /** Why it cannot be done now; null when it can. */
  readonly reason: string | null;
  /** It cannot be taken back, and no window of its own asks. */
  readonly isFinal: boolean;
  readonly press: () => void;
}

/** The items of a menu one by one, each way by itself. */
export const flat = (items: readonly OfferedItem[]): readonly OfferedItem[] =>
  items.flatMap((item) =>
    item.ways === null ? [item] : item.ways.map((way) => ({ ...way, label: `${item.label} ${way.label}` })),
  );
