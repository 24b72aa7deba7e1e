import type { Position } from '../../../src/domain/geo.ts';
import { serviceS, travelS } from '../../../src/domain/route/travel.ts';
import { legMinutes } from '../world/road/trip.ts';

/** The estimated travel time between two places; one to a place without a position gets the usual time. */
export function estimatedS(from: Position | null, to: Position | null): number {
  if (!from || !to) return legMinutes * 60 - serviceS;
  return travelS(from, to);
}

/** Estimated seconds from each place to each other one, row by row. */
export const estimatedLegs = (places: readonly (Position | null)[]): number[] =>
  places.flatMap((from) => places.map((to) => estimatedS(from, to)));
