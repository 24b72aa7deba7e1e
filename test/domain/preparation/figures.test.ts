import { expect, it } from 'vitest';
import {
  areTrolleysShort,
  futureLoad,
  preciseRateText,
  wholeRateText,
} from '../../../src/domain/preparation/figures.ts';

const words = (text: string) => text.replaceAll(/\s/g, ' ');

it('PRP-037 PRP-038 a rate has one decimal or none, 0 is a rate, and one nobody tells is a dash', () => {
  expect([0.875, 0, 1, null, undefined].map((rate) => words(preciseRateText(rate)))).toEqual([
    ...['87,5 %', '0,0 %', '100,0 %', '-', '-'],
  ]);
  expect([0.875, 0.614, 0, null].map((rate) => words(wholeRateText(rate)))).toEqual(['88 %', '61 %', '0 %', '-']);
});

it('PRP-079 trolleys are short from 0.9 on', () => {
  expect([0.9, 0.8999, 1, null].map((rate) => areTrolleysShort(rate))).toEqual([true, false, true, false]);
});

it('PRP-042 PRP-043 coming days stand in order, each beside the fullest one, with its weekday of Paris', () => {
  const days = futureLoad([
    { day: '2026-11-28', orders: 1, items: 1_250 },
    // Already Friday in Paris.
    { day: '2026-11-26T23:30:00Z', orders: 40, items: 1 },
    { day: '2026-11-30', orders: null, items: 0 },
  ]);
  expect(days.map(({ text, share }) => [words(text), share])).toEqual([
    ['Vendredi : 40 commandes, 1 article', 1],
    ['Samedi : 1 commande, 1 250 articles', 1 / 40],
    ['Lundi : 0 commande, 0 article', 0],
  ]);
  expect(futureLoad(null)).toEqual([]);
  expect(futureLoad([{ day: '2026-11-30', orders: 0, items: 0 }]).map(({ share }) => share)).toEqual([0]);
});
