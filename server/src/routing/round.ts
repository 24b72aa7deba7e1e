import type { Position } from '../../../src/domain/geo.ts';
import { serviceS } from '../../../src/domain/route/travel.ts';
import { estimatedLegs } from './estimate.ts';
import { anyTime, type RoutingProblem, type Window } from './problem.ts';

/** A stop of a round; instants in epoch ms, null where nothing was promised. */
export interface Stop {
  readonly position: Position | null;
  readonly slotStartMs: number | null;
  readonly slotEndMs: number | null;
}

export interface Round {
  readonly start: Position | null;
  readonly end: Position | null;
  readonly departureMs: number;
  readonly stops: readonly Stop[];
}

/** A round as a problem, by estimated times; the driver's time counts, on the way and while waiting at a door. */
export function problemOf({ start, end, departureMs, stops }: Round): RoutingProblem {
  const places = [start, ...stops.map(({ position }) => position), end];
  return {
    size: places.length,
    legS: estimatedLegs(places),
    serviceS,
    windows: [anyTime, ...stops.map((stop) => windowOf(stop, departureMs)), anyTime],
    waiting: 1,
  };
}

const windowOf = ({ slotStartMs, slotEndMs }: Stop, departureMs: number): Window => ({
  opensS: slotStartMs === null ? anyTime.opensS : (slotStartMs - departureMs) / 1_000,
  closesS: slotEndMs === null ? anyTime.closesS : (slotEndMs - departureMs) / 1_000,
});
