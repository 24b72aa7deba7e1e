import { distanceM, type Position } from '../../../src/domain/geo.ts';
import { legMinutes } from '../world/road/trip.ts';

/** How much longer than the straight line streets are, in a city. */
const detour = 1.3;
/** Door to door in city traffic, metres a second: 18 km/h. */
const speed = 5;

/** How long a driver stays at a client's. */
export const serviceS = 240;

/** The estimated travel time between two places; one to a place without a position gets the usual time. */
export function estimatedS(from: Position | null, to: Position | null): number {
  if (!from || !to) return legMinutes * 60 - serviceS;
  return Math.round((distanceM(from, to) * detour) / speed);
}

/** Estimated seconds from each place to each other one, row by row. */
export const estimatedLegs = (places: readonly (Position | null)[]): number[] =>
  places.flatMap((from) => places.map((to) => estimatedS(from, to)));
