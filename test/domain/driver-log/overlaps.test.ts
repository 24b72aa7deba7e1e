import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthClosedText } from '../../../src/domain/driver-log/month-closed.ts';
import { overlapsOf } from '../../../src/domain/driver-log/overlaps.ts';

const minute = 60_000;
const spell = (id: number, from: number, to: number | null, driver = 71) => ({
  ...{ id, driver, startMs: from * minute },
  endMs: to === null ? null : to * minute,
});

it('LOG-152 presences of one driver overlap where one begins before another ends; touching ones do not', () => {
  const found = overlapsOf([
    spell(3, 50, 60),
    spell(1, 0, 30),
    spell(2, 20, 50),
    spell(4, 20, 25, 72),
    spell(5, 10, null),
    spell(6, 55, 55),
  ]);
  expect(found).toEqual([{ id: 2, driver: 71, fromMs: 20 * minute, toMs: 30 * minute }]);
});

it('LOG-152 a presence overlaps exactly where some minute of it is in an earlier one', () => {
  const presence = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 15 }), fc.constantFrom(71, 72));
  fc.assert(
    fc.property(fc.array(presence, { maxLength: 12 }), (made) => {
      const spells = made.map(([from, length, driver], at) => spell(at + 1, from, from + length, driver));
      // Minute by minute: those that begin before, or at once with a lower number.
      const isEarlier = (one: (typeof spells)[number], other: (typeof spells)[number]) =>
        one.startMs < other.startMs || (one.startMs === other.startMs && one.id < other.id);
      const expected = spells.flatMap((it) => {
        const before = spells.filter((other) => other.driver === it.driver && isEarlier(other, it));
        const shared = Array.from({ length: 60 }, (_, at) => at * minute).filter(
          (ms) =>
            it.startMs <= ms &&
            ms < (it.endMs ?? 0) &&
            before.some(({ startMs, endMs }) => startMs <= ms && ms < (endMs ?? 0)),
        );
        return shared.length > 0 ? [{ id: it.id, minutes: shared.length }] : [];
      });
      const found = overlapsOf(spells).map(({ id, fromMs, toMs }) => ({ id, minutes: (toMs - fromMs) / minute }));
      expect(found.toSorted((one, other) => one.id - other.id)).toEqual(expected);
    }),
  );
});

it('LOG-153 says which month of whom is closed since when, in Paris', () => {
  expect(monthClosedText({ month: '2026-10', driverName: 'Karim Lavandier', at: '2026-11-02T15:05:00Z' })).toBe(
    'Octobre 2026 est clos pour Karim Lavandier depuis le 02/11/2026 16:05',
  );
});
