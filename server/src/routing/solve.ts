import { makeRandom, type Random } from '../world/random.ts';
import { cheapest, constructed } from './construct.ts';
import { type Effort, improved } from './improve.ts';
import { assertSound, type RoutingProblem, stopCount, type Tour } from './problem.ts';
import { costOf } from './tour.ts';

export interface SolveOptions {
  readonly seed?: number;
  /** How many tours are examined: the same number gives the same answer on every machine. */
  readonly effort?: number;
  /** The present tour: the answer is never worse. */
  readonly known?: Tour;
}

/** About a fifth of a second for a round of ten stops, a second for one of forty. */
const usualEffort = 300_000;

/**
 * A good tour: insertion, then improvement by single moves, then again from randomly perturbed tours (iterated local
 * search). The same problem, seed and effort give the same tour.
 */
export function solve(problem: RoutingProblem, { seed = 1, effort = usualEffort, known }: SolveOptions = {}): Tour {
  assertSound(problem);
  const count = stopCount(problem);
  if (count < 2) return Array.from({ length: count }, (_, at) => at + 1);
  const left: Effort = { left: effort };
  const starts = [constructed(problem), ...(known ? [known] : [])];
  const improvedStarts = starts.map((tour) => improved(problem, tour, left));
  const start = cheapest(problem, improvedStarts) ?? constructed(problem);
  return shakenAndImproved(problem, start, left, makeRandom(seed));
}

function shakenAndImproved(problem: RoutingProblem, start: Tour, effort: Effort, random: Random): Tour {
  let best = start;
  let bestCost = costOf(problem, best);
  let tour = best;
  let cost = bestCost;
  for (let round = 1; effort.left > 0; round++) {
    const other = improved(problem, shaken(tour, random), effort);
    const otherCost = costOf(problem, other);
    // An equal one is accepted, so that plateaus are crossed.
    if (otherCost <= cost) [tour, cost] = [other, otherCost];
    if (cost < bestCost) [best, bestCost] = [tour, cost];
    // After long without success the search starts again elsewhere.
    if (round % 50 === 0) [tour, cost] = startAgain(problem, best, random, effort);
  }
  return best;
}

function startAgain(problem: RoutingProblem, best: Tour, random: Random, effort: Effort): [Tour, number] {
  let tour = best;
  for (let times = 0; times < 4; times++) tour = shaken(tour, random);
  const other = improved(problem, tour, effort);
  return [other, costOf(problem, other)];
}

/** Two successive parts change places: a perturbation that single moves do not undo (double bridge). */
function shaken(tour: Tour, random: Random): Tour {
  const cuts = [random.int(0, tour.length), random.int(0, tour.length), random.int(0, tour.length)].sort(
    (a, b) => a - b,
  );
  const [first = 0, second = 0, third = 0] = cuts;
  return [...tour.slice(0, first), ...tour.slice(second, third), ...tour.slice(first, second), ...tour.slice(third)];
}
