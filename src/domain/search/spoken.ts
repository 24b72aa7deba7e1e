import { plain } from './contains.ts';

/** What was typed as an order: what is to be done, and what it is about. In compared form. */
export interface Spoken {
  readonly verb: readonly string[];
  readonly about: string;
}

/** Words that say nothing of a thing. */
const fillers = new Set([
  'a',
  'au',
  'vers',
  'le',
  'la',
  'les',
  'de',
  'du',
  'des',
  'sur',
  'commande',
  'tournee',
  'livreur',
]);

/** The most words of a verb: `mise en chariot`. */
const mostVerbWords = 3;

/**
 * The ways to read what was typed as an order, `donner g24 karim`: its first words are the verb, the longest verb first.
 * None where it is one word: that is a thing.
 */
export function spokenOf(typed: string): readonly Spoken[] {
  const words = plain(typed).split(' ').filter(Boolean);
  const most = Math.max(0, Math.min(mostVerbWords, words.length - 1));
  return Array.from({ length: most }, (_, at) => most - at).map((length) => ({
    verb: words.slice(0, length),
    about: aboutOf(words.slice(length)),
  }));
}

/** Without the fillers, unless there is nothing else. */
function aboutOf(words: readonly string[]): string {
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** Whether a verb says one of some names: each of its words begins a word of the name, in their order. */
export const says = (verb: readonly string[], names: readonly string[]): boolean =>
  names.some((name) => {
    const words = plain(name).split(/[^\p{L}\p{N}]+/u);
    let from = 0;
    return verb.every((part) => {
      const at = words.findIndex((word, index) => index >= from && word.startsWith(part));
      from = at + 1;
      return at >= 0;
    });
  });
