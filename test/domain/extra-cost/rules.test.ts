import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOfMinutes, signedCentsOf, wholeMinutesOf } from '../../../src/domain/extra-cost/amount.ts';
import { type Entered, extraCostProblems } from '../../../src/domain/extra-cost/check.ts';
import { extraCostRules } from '../../../src/domain/extra-cost/text.ts';
import { enteredOf } from '../../../src/views/concepts/order/extra-cost/form.ts';

const good: Entered = { driverId: 71, day: '2025-03-03', typeId: 3, amountCents: 550 };
const told = (fields: Partial<Entered>) =>
  extraCostProblems({ ...good, ...fields }).map((code) => extraCostRules[code]);

describe('an extra cost', () => {
  it('DSP-921 needs a driver, a day and a type', () => {
    expect(told({})).toEqual([]);
    expect(told({ driverId: null })).toEqual(['Veuillez renseigner un livreur']);
    expect(told({ day: '' })).toEqual(['Veuillez renseigner le jour']);
    expect(told({ typeId: null })).toEqual(['Veuillez indiquer une raison']);
  });

  it('DSP-921 is neither nothing nor more than 20 euros, and may take back', () => {
    expect([0, null].map((amountCents) => told({ amountCents }))).toEqual(
      Array(2).fill(['Veuillez renseigner un montant (positif ou négatif)']),
    );
    expect([2_000, -9_900].flatMap((amountCents) => told({ amountCents }))).toEqual([]);
    expect(told({ amountCents: 2_001 })).toEqual(['Le montant ne peut pas dépasser 20 euros.']);
  });

  it('DSP-921 LOG-101 has at most 99 minutes, and those that cost more than 20 euros are refused too', () => {
    const inMinutes = (minutes: number) => told({ minutes, amountCents: centsOfMinutes(null, minutes) });
    expect(inMinutes(94)).toEqual([]);
    expect(inMinutes(95)).toEqual(['Le montant ne peut pas dépasser 20 euros.']);
    expect(inMinutes(100)).toEqual([
      'Le nombre de minutes ne peut pas être supérieur à 99.',
      'Le montant ne peut pas dépasser 20 euros.',
    ]);
    expect(told({ minutes: null, amountCents: null })).toEqual(['Veuillez renseigner un montant (positif ou négatif)']);
  });

  it('LOG-097 LOG-098 costs the minutes at the rate of the driver, half a cent rounded up', () => {
    expect([centsOfMinutes(12.75, 10), centsOfMinutes(null, 10), centsOfMinutes(0, 10)]).toEqual([213, 213, 213]);
    expect(centsOfMinutes(15, 30)).toBe(750);
  });

  it('is typed with a sign, a comma or a point', () => {
    expect(['-5,5', '+3', ' 2.13 ', '0'].map(signedCentsOf)).toEqual([-550, 300, 213, 0]);
    expect(['', 'dix', '1,234', '--1', '10000'].map(signedCentsOf)).toEqual(Array(5).fill(null));
    expect(['10', ' 7 ', '', '1,5', '-1'].map(wholeMinutesOf)).toEqual([10, 7, null, null, null]);
  });

  it('LOG-099 LOG-100 in minutes follows from them, whatever amount was typed before', () => {
    const rateOf = (driver: string, day: string) => (driver === '71' && day === '2025-03-03' ? 15 : 99);
    const typed = { driver: '71', day: '2025-03-03', type: '3', amount: '19', minutes: '30', comment: '' } as const;
    expect(enteredOf({ ...typed, mode: 'minutes' }, rateOf)).toMatchObject({ amountCents: 750, minutes: 30 });
    expect(enteredOf({ ...typed, mode: 'amount' }, rateOf)).toEqual({ ...good, amountCents: 1_900 });
  });

  it('LOG-093 is refused above 20 euros alone, whatever the rest', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), (amountCents) => {
        expect(told({ amountCents }).length === 0).toBe(amountCents !== 0 && amountCents <= 2_000);
      }),
    );
  });
});
