import { distanceM, type Position } from '../geo.ts';

/** From stop to stop as the crow flies, in metres; null for less than two stops, or where one is not known. */
export function distanceOfStopsM(stops: readonly { readonly position: Position | null }[]): number | null {
  const positions = stops.flatMap(({ position }) => position ?? []);
  if (positions.length < 2 || positions.length < stops.length) return null;
  return positions.slice(1).reduce((sum, position, at) => sum + distanceM(positions[at] ?? position, position), 0);
}
