import { distanceM, type Position } from '../../../src/domain/geo.ts';
import { legMinutes } from '../world/road/trip.ts';

/** Streets are longer than the straight line by this much, in a city. */
const detour = 1.3;
/** Door to door in city traffic, metres a second: 18 km/h. */
const speed = 5;

/** How long a driver is at a client's. */
export const serviceS = 240;

/** The estimated way between two places; that to a place unknown to maps takes as long as any. */
export function estimatedS(from: Position | null, to: Position | null): number {
  if (!from || !to) return legMinutes * 60 - serviceS;
  return Math.round((distanceM(from, to) * detour) / speed);
}

/** Estimated seconds from each place to each other, row by row. */
export const estimatedLegs = (places: readonly (Position | null)[]): number[] =>
  places.flatMap((from) => places.map((to) => estimatedS(from, to)));
