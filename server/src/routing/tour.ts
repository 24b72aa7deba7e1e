import { anyTime, type RoutingProblem, type Tour } from './problem.ts';

/** The measures of a tour, in seconds. */
export interface TourFacts {
  readonly travelS: number;
  readonly waitingS: number;
  /** Sum of the delays after nodes' windows closed. */
  readonly lateS: number;
  /** From the departure to the end of the route. */
  readonly endS: number;
  /** When each stop is reached, in tour order. */
  readonly reachedS: readonly number[];
}

/** A second of delay weighs as much as this many of travel: no detour justifies a broken promise. */
const lateness = 1_000;

export function factsOf(problem: RoutingProblem, tour: Tour): TourFacts {
  const { legS, size, serviceS, windows } = problem;
  const facts = { travelS: 0, waitingS: 0, lateS: 0, atS: 0 };
  const reachedS: number[] = [];
  let before = 0;
  for (const node of [...tour, size - 1]) {
    const leg = legS[before * size + node] ?? 0;
    const { opensS, closesS } = windows[node] ?? anyTime;
    const reached = facts.atS + leg;
    const waited = Math.max(0, opensS - reached);
    facts.travelS += leg;
    facts.waitingS += waited;
    facts.lateS += Math.max(0, reached - closesS);
    facts.atS = reached + waited + (node === size - 1 ? 0 : serviceS);
    reachedS.push(reached);
    before = node;
  }
  const { atS: endS, ...told } = facts;
  return { ...told, endS, reachedS: reachedS.slice(0, -1) };
}

/**
 * The cost of a tour, for comparison with another of the same problem. It stops at `limit`: this runs for every move
 * that is tried.
 */
export function costOf(
  { legS, size, serviceS, windows, waiting }: RoutingProblem,
  tour: Tour,
  limit = Number.POSITIVE_INFINITY,
): number {
  const end = size - 1;
  let cost = 0;
  let atS = 0;
  let before = 0;
  for (let at = 0; at <= tour.length; at++) {
    const node = tour[at] ?? end;
    const leg = legS[before * size + node] ?? 0;
    const window = windows[node] ?? anyTime;
    atS += leg;
    cost += leg;
    if (atS > window.closesS) cost += lateness * (atS - window.closesS);
    if (atS < window.opensS) {
      cost += waiting * (window.opensS - atS);
      atS = window.opensS;
    }
    if (cost >= limit) return Number.POSITIVE_INFINITY;
    atS += serviceS;
    before = node;
  }
  return cost;
}
