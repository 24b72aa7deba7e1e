import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceM, isNear, pointOf, positionOf } from '../../src/domain/geo.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('DSP-216 measures great circles on a globe of 6371 km', () => {
  expect(distanceM(at(48.8566, 2.3522), at(45.764, 4.8357))).toBeCloseTo(391_498, -2);
  expect(distanceM(at(0, 0), at(0, 180))).toBeCloseTo(Math.PI * 6_371_000, 3);
});

it('measures the same both ways, nothing to itself, never more than half a turn', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (a, b) => {
      expect(distanceM(a, b)).toBeCloseTo(distanceM(b, a), 4);
      expect(distanceM(a, a)).toBe(0);
      expect(distanceM(a, b)).toBeLessThanOrEqual(Math.PI * 6_371_000);
    }),
  );
});

it('DSP-247 takes 0.002 degrees as one address on each axis, the limit included', () => {
  const isOne = (latitude: number, longitude: number) => {
    const [here, there] = [pointOf(at(48.85, 2.35)), pointOf(at(latitude, longitude))];
    return here !== null && there !== null && isNear(here, there);
  };
  expect([isOne(48.852, 2.352), isOne(48.848, 2.348), isOne(48.85, 2.35)]).toEqual([true, true, true]);
  expect([isOne(48.852001, 2.35), isOne(48.85, 2.347999)]).toEqual([false, false]);
});

it('knows no position without both coordinates', () => {
  expect(positionOf({ latitude: 0, longitude: 0 })).toEqual(at(0, 0));
  expect(positionOf({ latitude: 48.85, longitude: null })).toBeNull();
  expect(positionOf(null)).toBeNull();
});
