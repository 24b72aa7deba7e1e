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
    const [here, there] = [pointOf(at(48.85, 2.35), null), pointOf(at(latitude, longitude), null)];
    return here !== null && there !== null && isNear(here, there);
  };
  expect([isOne(48.852, 2.352), isOne(48.848, 2.348), isOne(48.85, 2.35)]).toEqual([true, true, true]);
  expect([isOne(48.852001, 2.35), isOne(48.85, 2.347999)]).toEqual([false, false]);
});

it('knows no position without both coordinates', () => {
  expect(positionOf({ latitude: 0, longitude: 2 }, null)).toEqual(at(0, 2));
  expect(positionOf({ latitude: 48.85, longitude: null }, null)).toBeNull();
  expect(positionOf(null, null)).toBeNull();
});

it('DSP-247 DSP-258 coordinates that cannot be true of an address of the center count as none', () => {
  const paris = at(48.89, 2.36);
  const lies = (latitude: number, longitude: number, center: ReturnType<typeof at> | null = paris) =>
    positionOf({ latitude, longitude }, center) !== null;
  expect([lies(0, 0), lies(0, 0, null), lies(2.36, 48.89), lies(48.89, -2.36), lies(45.76, 4.84)]).toEqual(
    Array(5).fill(false),
  );
  expect([lies(48.85, 2.35), lies(49.78, 2.36), lies(48.85, 2.35, null), lies(2.36, 48.89, null)]).toEqual(
    Array(4).fill(true),
  );
  // 100 km due north, and a little more.
  expect([lies(48.89 + 0.8993, 2.36), lies(48.89 + 0.8994, 2.36)]).toEqual([true, false]);
});
