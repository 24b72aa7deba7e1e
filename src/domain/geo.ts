import type { Address } from './address/address.ts';

/** A point on the globe in decimal degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where an address lies; null without both coordinates (DSP-258). */
export function positionOf(address: Pick<Address, 'latitude' | 'longitude'> | null | undefined): Position | null {
  const { latitude, longitude } = address ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
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

/** Degrees as whole billionths, so that a limit in degrees is compared exactly: 48.852 − 48.85 is more than 0.002 in floats. */
export const billionths = (degrees: number) => Math.round(degrees * 1e9);

/** Two addresses closer than this on each axis are one, in billionths of a degree (DSP-247, CST-16). */
export const sameAddressSpan = billionths(0.002);

/** Whether two points are one address: each axis apart by 0.002 degrees at most (DSP-247). */
export const isSameAddress = (a: Position, b: Position) =>
  Math.abs(billionths(a.latitude) - billionths(b.latitude)) <= sameAddressSpan &&
  Math.abs(billionths(a.longitude) - billionths(b.longitude)) <= sameAddressSpan;
