import { distanceM, type Position } from '../geo.ts';

/**
 * The distance from stop to stop as the crow flies, in metres; null for fewer than two stops, or where a position is
 * unknown.
 */
export function distanceOfStopsM(stops: readonly { readonly position: Position | null }[]): number | null {
  const positions = stops.flatMap(({ position }) => position ?? []);
  if (positions.length < 2 || positions.length < stops.length) return null;
  return positions.slice(1).reduce((sum, position, at) => sum + distanceM(positions[at] ?? position, position), 0);
}
