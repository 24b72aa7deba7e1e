import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTime, type RoutingProblem, type Tour } from '../../../server/src/routing/problem.ts';
import { solve } from '../../../server/src/routing/solve.ts';
import { costOf, factsOf } from '../../../server/src/routing/tour.ts';
import { instance, optima } from './dumas.ts';

describe('published instances with time windows', () => {
  it.each(Object.entries(optima))(
    'DSP-455 solves %s in %i, the known optimum, with no window missed',
    (name, optimum) => {
      const problem = instance(name);
      const facts = factsOf(problem, solve(problem));
      expect([facts.travelS, facts.lateS]).toEqual([optimum, 0]);
    },
  );
});

/** Rounds of up to seven stops with slots, some of which cannot be kept, and doors that take time. */
const smallRound = fc
  .record({
    stops: fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 60 }),
        y: fc.integer({ min: 0, max: 60 }),
        opensS: fc.integer({ min: 0, max: 150 }),
        lengthS: fc.integer({ min: 1, max: 120 }),
      }),
      { maxLength: 7 },
    ),
    serviceS: fc.integer({ min: 0, max: 10 }),
    waiting: fc.constantFrom(0, 1),
  })
  .map(({ stops, serviceS, waiting }): RoutingProblem => {
    const center = { x: 30, y: 30 };
    const places = [center, ...stops, center];
    const legS = places.flatMap((a) => places.map((b) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y)));
    const windows = stops.map(({ opensS, lengthS }) => ({ opensS, closesS: opensS + lengthS }));
    return { size: places.length, legS, serviceS, windows: [anyTime, ...windows, anyTime], waiting };
  });

/** Every order there is. */
function* orders(stops: Tour): Generator<Tour> {
  if (stops.length === 0) yield [];
  for (const [at, stop] of stops.entries()) for (const rest of orders(stops.toSpliced(at, 1))) yield [stop, ...rest];
}

const stopsOf = ({ size }: RoutingProblem): Tour => Array.from({ length: size - 2 }, (_, at) => at + 1);
const runs = { numRuns: 60, seed: 455 };

describe('any small round', () => {
  it('DSP-455 is put in an order no other one beats, each stop once', () => {
    fc.assert(
      fc.property(smallRound, (problem) => {
        const tour = solve(problem, { effort: 20_000 });
        const best = Math.min(...[...orders(stopsOf(problem))].map((order) => costOf(problem, order)));
        expect(tour.toSorted((a, b) => a - b)).toEqual(stopsOf(problem));
        expect(costOf(problem, tour)).toBeCloseTo(best, 6);
      }),
      runs,
    );
  });

  it('is never made worse than it is driven today, however little effort there is', () => {
    fc.assert(
      fc.property(smallRound, fc.nat(40), (problem, effort) => {
        const known = stopsOf(problem).toReversed();
        expect(costOf(problem, solve(problem, { effort, known }))).toBeLessThanOrEqual(costOf(problem, known));
      }),
      runs,
    );
  });

  it('gets the same order twice', () => {
    const problem = instance('n40w100.001');
    const options = { seed: 7, effort: 5_000 };
    expect(solve(problem, options)).toEqual(solve(problem, options));
  });

  it('costs what is on the way, waited and late by a thousand times, and is given up at a limit', () => {
    fc.assert(
      fc.property(smallRound, (problem) => {
        const tour = stopsOf(problem);
        const { travelS, waitingS, lateS } = factsOf(problem, tour);
        const cost = travelS + problem.waiting * waitingS + 1_000 * lateS;
        expect(costOf(problem, tour)).toBeCloseTo(cost, 6);
        expect(costOf(problem, tour, cost)).toBe(Number.POSITIVE_INFINITY);
      }),
      runs,
    );
  });
});
