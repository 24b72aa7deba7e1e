import { shortNumberTyped } from '../order/number-typed.ts';
import { plain } from './contains.ts';

export const foundKinds = ['order', 'dock', 'driver'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A thing a search finds, with its name on screen and the texts that distinguish it. */
export interface Searchable {
  readonly kind: FoundKind;
  readonly id: number;
  readonly name: string;
  /** Shown beside the name, and searched too. */
  readonly about: readonly string[];
  /** Searched but not shown, e.g. an id. */
  readonly keys: readonly string[];
}

/** A searchable with its texts in compared form. */
export interface Indexed {
  readonly entry: Searchable;
  readonly names: readonly string[];
  readonly text: string;
}

export const indexed = (entry: Searchable): Indexed => {
  const names = [entry.name, ...entry.keys].map(plain);
  return { entry, names, text: [...names, ...entry.about.map(plain)].join('\n') };
};

/**
 * The things that contain every word typed, the best first: with exactly this name, then a name that begins so, then a
 * word of name or context that begins so. Equal ones keep their order. An empty text finds nothing. An order's number is
 * found however it is spelled: `CMD-BFAC9Q`, `n° bfac9q`, `B F A C 9 Q`.
 */
export function search(among: Iterable<Indexed>, typed: string, most: number): Searchable[] {
  const whole = plain(shortNumberTyped(typed) ?? typed);
  const words = whole.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const byRank: Searchable[][] = [[], [], [], []];
  for (const { entry, names, text } of among) {
    if (words.every((word) => text.includes(word))) byRank[rankOf(whole, words, names, text)]?.push(entry);
  }
  return byRank.flat().slice(0, most);
}

function rankOf(whole: string, words: readonly string[], names: readonly string[], text: string): number {
  if (names.includes(whole)) return 0;
  if (names.some((name) => name.startsWith(whole))) return 1;
  return words.every((word) => beginsAWord(text, word)) ? 2 : 3;
}

function beginsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}
