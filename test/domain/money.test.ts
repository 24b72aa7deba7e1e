import { expect, it } from 'vitest';
import { euroText } from '../../src/domain/money/money.ts';

const spaced = (text: string) => text.replace(/\s/g, ' ');

it('DSP-012 DSP-013 PRP-003 writes euros the French way, always with two decimals', () => {
  expect([5, 0, 1234.5, 1_234_567.891, -12.3].map(euroText).map(spaced)).toEqual([
    '5,00 €',
    '0,00 €',
    '1 234,50 €',
    '1 234 567,89 €',
    '-12,30 €',
  ]);
});

it('never breaks an amount over two lines', () => {
  expect(euroText(1234)).not.toContain(' ');
});

it('is empty for an unknown amount', () => {
  expect([euroText(null), euroText(undefined)]).toEqual(['', '']);
});
