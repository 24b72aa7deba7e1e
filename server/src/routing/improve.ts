import type { RoutingProblem, Tour } from './problem.ts';
import { costOf } from './tour.ts';

/** How many tours may still be examined; shared by all searches for one problem. */
export interface Effort {
  left: number;
}

/** A run of up to this many stops is moved together. */
const longestRun = 3;

/**
 * Every tour one move away: a run of stops moved elsewhere, in either direction (relocate, Or-opt), or a part reversed
 * (2-opt).
 */
function* neighbours(tour: Tour): Generator<Tour> {
  const count = tour.length;
  for (let from = 0; from < count; from++) {
    for (let length = 1; length <= Math.min(longestRun, count - from); length++) yield* relocated(tour, from, length);
    for (let to = from + 2; to <= count; to++) {
      yield [...tour.slice(0, from), ...tour.slice(from, to).reverse(), ...tour.slice(to)];
    }
  }
}

function* relocated(tour: Tour, from: number, length: number): Generator<Tour> {
  const run = tour.slice(from, from + length);
  const rest = [...tour.slice(0, from), ...tour.slice(from + length)];
  for (let at = 0; at <= rest.length; at++) {
    if (at !== from) yield [...rest.slice(0, at), ...run, ...rest.slice(at)];
    if (length > 1) yield [...rest.slice(0, at), ...run.toReversed(), ...rest.slice(at)];
  }
}

/** The tour that no single move improves, as far as the effort allows. */
export function improved(problem: RoutingProblem, start: Tour, effort: Effort): Tour {
  let tour = start;
  let cost = costOf(problem, tour);
  for (
    let better = betterNeighbour(problem, tour, cost, effort);
    better;
    better = betterNeighbour(problem, tour, cost, effort)
  ) {
    tour = better;
    cost = costOf(problem, tour);
  }
  return tour;
}

function betterNeighbour(problem: RoutingProblem, tour: Tour, cost: number, effort: Effort): Tour | null {
  for (const other of neighbours(tour)) {
    if (effort.left-- <= 0) return null;
    if (costOf(problem, other, cost) < cost) return other;
  }
  return null;
}
