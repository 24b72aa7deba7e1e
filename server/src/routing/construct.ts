import { anyTime, type RoutingProblem, stopCount, type Tour } from './problem.ts';
import { costOf } from './tour.ts';

/** Stops by the end of their windows, those with the least choice first. */
const byUrgency = ({ windows }: RoutingProblem, stops: Tour): Tour =>
  stops.toSorted((a, b) => (windows[a] ?? anyTime).closesS - (windows[b] ?? anyTime).closesS || a - b);

/** Stops from the farthest from the start to the nearest: far ones give the tour its shape. */
const byDistance = ({ legS }: RoutingProblem, stops: Tour): Tour =>
  stops.toSorted((a, b) => (legS[b] ?? 0) - (legS[a] ?? 0) || a - b);

/** Inserts each stop, in the order given, where it costs least. */
const inserted = (problem: RoutingProblem, stops: Tour): Tour =>
  stops.reduce<Tour>((tour, stop) => withStop(problem, tour, stop), []);

/** A tour with one more stop, where it costs least. */
export function withStop(problem: RoutingProblem, tour: Tour, stop: number): Tour {
  const places = Array.from({ length: tour.length + 1 }, (_, at) => tour.toSpliced(at, 0, stop));
  return cheapest(problem, places) ?? tour;
}

export function cheapest(problem: RoutingProblem, tours: readonly Tour[]): Tour | undefined {
  let best: Tour | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const tour of tours) {
    const cost = costOf(problem, tour);
    if (best === undefined || cost < bestCost) [best, bestCost] = [tour, cost];
  }
  return best;
}

/** An initial tour: the better result of insertion in two orders. */
export function constructed(problem: RoutingProblem): Tour {
  const stops = Array.from({ length: stopCount(problem) }, (_, at) => at + 1);
  const tours = [byUrgency(problem, stops), byDistance(problem, stops)].map((order) => inserted(problem, order));
  return cheapest(problem, tours) ?? stops;
}
