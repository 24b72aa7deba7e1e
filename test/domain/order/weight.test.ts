import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDirectCourier, weightKg, weightLevel, weightText } from '../../../src/domain/order/weight.ts';

const direct = { site_id: 1015, canteen_id: null, tags: [] };
const level = (total_weight: string | null, order = {}) => weightLevel({ total_weight, ...order });

describe('the weight of an order', () => {
  it.each([
    ['1.4 Kg', 1],
    ['1,5 Kg', 2],
    ['1.5Kg', 2],
    ['12 kg', 12],
    ['0 Kg', 0],
    ['32,49 Kg', 32],
  ])('DSP-263 reads %s as %i kg, halves up', (total_weight, kg) => {
    expect(weightKg({ total_weight })).toBe(kg);
  });

  it.each(['', 'Kg', '12', '-3 Kg', '1.2.3 Kg', 'douze Kg', null])('DSP-263 shows no badge for %s', (total_weight) => {
    expect(weightKg({ total_weight })).toBeNull();
    expect(level(total_weight)).toBe('none');
  });

  it('DSP-263 shows a badge above 1 kg, worded in whole kilograms', () => {
    expect([level('1.4 Kg'), level('1.5 Kg')]).toEqual(['none', 'normal']);
    expect(weightText(2)).toBe('2 kg');
  });

  it('DSP-264 is heavy above 50 kg', () => {
    expect([level('50.4 Kg'), level('50.5 Kg')]).toEqual(['normal', 'heavy']);
  });

  it('DSP-265 is an error above 33 kg for a direct courier', () => {
    expect([level('33.4 Kg', direct), level('33.5 Kg', direct)]).toEqual(['normal', 'error']);
  });

  it('DSP-265 lets the error win over heavy', () => {
    expect(level('80 Kg', direct)).toBe('error');
  });

  it('DSP-265 needs all three conditions', () => {
    expect(isDirectCourier(direct)).toBe(true);
    expect(isDirectCourier({ ...direct, site_id: 1013 })).toBe(false);
    expect(isDirectCourier({ ...direct, canteen_id: 4 })).toBe(false);
    expect(isDirectCourier({ ...direct, tags: ['cp_fallback'] })).toBe(false);
  });

  it('never lowers the badge when weight is added', () => {
    const rank = { none: 0, normal: 1, heavy: 2, error: 3 };
    const weight = fc.integer({ min: 0, max: 2_000 });
    fc.assert(
      fc.property(weight, weight, fc.constantFrom({}, direct), (a, b, order) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((tenths) => rank[level(`${tenths / 10} Kg`, order)]);
        expect(less).toBeLessThanOrEqual(more ?? -1);
      }),
    );
  });
});
