import { expect, it } from 'vitest';
import { bagsText } from '../../../src/domain/order/bags.ts';

const text = (bags: number | null, bagsDry: number | null, bagsIsotherm: number | null) =>
  bagsText({ bags, bagsDry, bagsIsotherm });

it('splits the total into dry and isothermal bags', () => {
  expect([text(5, 3, 2), text(5, null, 2), text(null, 3, 2)]).toEqual(['3 + 2', '3 + 2', '3 + 2']);
  expect(text(0, 0, 0)).toBe('0 + 0');
});

it('shows what is known when the split is not', () => {
  expect([text(5, null, null), text(null, 3, null), text(null, null, null)]).toEqual(['5', '3', '']);
});
