import type { Address } from './address/address.ts';

/** A point on the globe in decimal degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A client lives at most this far from his center: what lies farther is a slip, as are swapped coordinates. */
const farthestM = 100_000;

/**
 * Where an address lies; null without coordinates that can be true (DSP-258): both are there, they are not 0, 0, and
 * they lie within 100 km of `center`, the position of the center the address belongs to. Null for an unknown center, and
 * for the address of a center itself.
 */
export function positionOf(
  address: Pick<Address, 'latitude' | 'longitude'> | null | undefined,
  center: Position | null,
): Position | null {
  const { latitude, longitude } = address ?? {};
  if (latitude == null || longitude == null || !(latitude || longitude)) return null;
  const position = { latitude, longitude };
  return center && distanceM(center, position) > farthestM ? null : position;
}

const earthRadiusM = 6_371_000; // CST-36
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance of two points, in metres (DSP-216). */
export function distanceM(a: Position, b: Position): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const haversine =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/**
 * A position in whole ten-millionths of a degree (a centimetre): comparisons with limits are exact, while 48.852 −
 * 48.85 in floats is not.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const tenMillionths = (degrees: number) => Math.round(degrees * 1e7);

/** Two points closer than this on each axis are one address (DSP-247, CST-16: 0.002 degrees). */
export const span = tenMillionths(0.002);

export function pointOf(address: Parameters<typeof positionOf>[0], center: Position | null): Point | null {
  const position = positionOf(address, center);
  return position && { x: tenMillionths(position.longitude), y: tenMillionths(position.latitude) };
}

/** Whether two points are one address: at most 0.002 degrees apart on each axis (DSP-247). */
export const isNear = (a: Point, b: Point) => Math.abs(a.x - b.x) <= span && Math.abs(a.y - b.y) <= span;

/** A distance: `850 m` below a kilometre, then `3,4 km`. */
export const distanceText = (metres: number) =>
  Math.round(metres) < 1_000 ? `${Math.round(metres)} m` : `${(metres / 1_000).toFixed(1).replace('.', ',')} km`;
