import fc from 'fast-check';
import { expect, it } from 'vitest';
import { departureChoices, leavesWithin } from '../../../src/domain/dock/departure-filter.ts';
import { departureChoiceLabel } from '../../../src/domain/dock/text.ts';
import { aDock } from '../../builders/rows.ts';

const hourMs = 3_600_000;
const waiting = aDock();
const gone = aDock(1, { gone_at: '2025-03-03T12:00:00+01:00' });

it('DSP-074 offers all rounds, 3, 5 and 7 hours, all first', () => {
  expect(departureChoices.map(departureChoiceLabel)).toEqual(['Toutes les tournées', '3h', '5h', '7h']);
});

it('DSP-075 keeps a dock that leaves within the hours chosen, the limit included', () => {
  expect([3 * hourMs, 3 * hourMs + 1].map((departure) => leavesWithin(3, waiting, departure, 0))).toEqual([
    true,
    false,
  ]);
});

it('DSP-075 keeps overdue, unknown and gone departures', () => {
  expect(leavesWithin(3, waiting, -hourMs, 0)).toBe(true);
  expect(leavesWithin(3, waiting, null, 0)).toBe(true);
  expect(leavesWithin(3, gone, 9 * hourMs, 0)).toBe(true);
});

it('DSP-074 filters nothing by default, and never less with more hours', () => {
  const departure = fc.option(fc.integer({ min: -10 * hourMs, max: 10 * hourMs }));
  fc.assert(
    fc.property(departure, (departureMs) => {
      const kept = ([3, 5, 7, null] as const).map((choice) => leavesWithin(choice, waiting, departureMs, 0));
      expect(kept).toEqual(kept.toSorted());
      expect(kept.at(-1)).toBe(true);
    }),
  );
});
