import type { Toast } from '../../../domain/command.ts';
import { joined, sentence } from '../../../domain/words/isolate.ts';
import { plural } from '../../../domain/words/plural.ts';

/** One of several that an action together leaves out, by its name, and why. */
export interface LeftOut<Item> {
  readonly item: Item;
  readonly reason: string;
}

export interface Split<Item> {
  readonly going: readonly Item[];
  readonly refused: readonly LeftOut<Item>[];
}

/** Those of several that an action may take, and the others with why (OUR-092). */
export function splitBy<Item>(items: readonly Item[], whyNot: (item: Item) => string | null): Split<Item> {
  const asked = items.map((item) => ({ item, reason: whyNot(item) }));
  return {
    going: asked.flatMap(({ item, reason }) => (reason === null ? [item] : [])),
    refused: asked.flatMap(({ item, reason }) => (reason === null ? [] : [{ item, reason }])),
  };
}

const texts = {
  done: (count: number) => `${count} ${plural(count, 'faite', 'faites')}`,
  refused: (count: number) => `${count} ${plural(count, 'refusée', 'refusées')}`,
  stay: 'Les refusées restent cochées.',
  because: (names: string, reason: string) => sentence`${names} : ${reason}.`,
  doneNames: (names: string) => sentence`Faites : ${names}.`,
};

/** What became of each of several: those refused by their reasons, which stay ticked, then those done. */
export function groupToast<Item>({ going, refused }: Split<Item>, nameOf: (item: Item) => string): Toast {
  const byReason = new Map<string, string[]>();
  for (const { item, reason } of refused) byReason.set(reason, [...(byReason.get(reason) ?? []), nameOf(item)]);
  const reasons = [...byReason].map(([reason, names]) => texts.because(joined(', ', names), reason));
  const done = going.length === 0 ? [] : [texts.doneNames(joined(', ', going.map(nameOf)))];
  return {
    title: joined(', ', [texts.done(going.length), texts.refused(refused.length)]),
    text: [...reasons, texts.stay, ...done].join(' '),
    seconds: 30,
    isFailure: true,
  };
}
