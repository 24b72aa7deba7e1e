import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Drop, planRounds } from '../../../server/src/routing/plan-rounds.ts';
import { problemOf } from '../../../server/src/routing/round.ts';
import { factsOf } from '../../../server/src/routing/tour.ts';
import { distanceM } from '../../../src/domain/geo.ts';

const nowMs = Date.parse('2026-03-10T10:00:00Z');
const hourMs = 3_600_000;
const center = { latitude: 48.8955, longitude: 2.3596 };

const aDrop = (fields: Partial<Drop> = {}): Drop => ({
  position: { latitude: 48.88, longitude: 2.36 },
  slotStartMs: nowMs + hourMs,
  slotEndMs: nowMs + 3 * hourMs,
  weightKg: 10,
  ...fields,
});
const drops = fc.array(
  fc
    .record({
      latitude: fc.double({ min: 48.82, max: 48.91, noNaN: true }),
      longitude: fc.double({ min: 2.27, max: 2.43, noNaN: true }),
      startsInH: fc.integer({ min: -4, max: 8 }),
      weightKg: fc.integer({ min: 0, max: 70 }),
    })
    .map(({ latitude, longitude, startsInH, weightKg }) =>
      aDrop({
        position: { latitude, longitude },
        slotStartMs: nowMs + startsInH * hourMs,
        slotEndMs: nowMs + (startsInH + 2) * hourMs,
        weightKg,
      }),
    ),
  { maxLength: 40 },
);

describe('rounds made by the server', () => {
  it('DSP-453 take every order once, and no more than their vehicle carries', () => {
    fc.assert(
      fc.property(drops, (all) => {
        const rounds = planRounds(center, all, nowMs);
        expect(new Set(rounds.flatMap((round) => round.drops))).toEqual(new Set(all));
        expect(rounds.reduce((sum, round) => sum + round.drops.length, 0)).toBe(all.length);
        for (const { drops: reached, vehicle } of rounds) {
          const weightKg = reached.reduce((sum, drop) => sum + drop.weightKg, 0);
          if (reached.length > 1) expect(weightKg).toBeLessThanOrEqual(vehicle === 'SELEC' ? 60 : 300);
          expect(reached.length).toBeLessThanOrEqual(vehicle === 'SELEC' ? 8 : 12);
        }
      }),
      { numRuns: 40, seed: 453 },
    );
  });

  it('DSP-453 keep every slot that can still be kept', () => {
    fc.assert(
      fc.property(drops, (all) => {
        const kept = all.filter((drop) => (drop.slotEndMs ?? 0) >= nowMs + 2 * hourMs);
        for (const { drops: stops, departureMs } of planRounds(center, kept, nowMs)) {
          const { lateS } = factsOf(
            problemOf({ start: center, end: center, departureMs, stops }),
            stops.map((_, at) => at + 1),
          );
          expect(lateS).toBe(0);
        }
      }),
      { numRuns: 40, seed: 453 },
    );
  });

  it('DSP-453 hold what lies together, at the same time', () => {
    const north = Array.from({ length: 4 }, (_, at) =>
      aDrop({ position: { latitude: 48.9 + at / 1_000, longitude: 2.36 } }),
    );
    const south = north.map(({ position }) => aDrop({ position: { ...position, latitude: position.latitude - 0.08 } }));
    const evening = north.map((drop) => ({ ...drop, slotStartMs: nowMs + 8 * hourMs, slotEndMs: nowMs + 9 * hourMs }));
    const rounds = planRounds(center, [...north, ...south, ...evening], nowMs);
    expect(rounds.map((round) => new Set(round.drops))).toEqual(
      expect.arrayContaining([north, south, evening].map((it) => new Set(it))),
    );
    expect(rounds).toHaveLength(3);
    for (const { drops: reached } of rounds)
      for (const drop of reached) expect(distanceM(drop.position, reached[0]?.position ?? center)).toBeLessThan(3_500);
  });

  it('takes the smallest vehicle that does, and leaves so that the first slot has opened', () => {
    const [light] = planRounds(center, [aDrop({ weightKg: 30 }), aDrop({ weightKg: 25 })], nowMs);
    const [heavy] = planRounds(center, [aDrop({ weightKg: 40 }), aDrop({ weightKg: 35 })], nowMs);
    expect([light?.vehicle, heavy?.vehicle]).toEqual(['SELEC', 'CAR']);
    expect(light?.departureMs).toBeGreaterThan(nowMs + hourMs / 2);
    expect(light?.departureMs).toBeLessThan(nowMs + hourMs);
  });
});
