import { tzOffset } from '@date-fns/tz/tzOffset';

/**
 * By hour since 1970, those that were asked about: clocks change on a whole hour, and a page of logs asks for thousands
 * of instants of few hours.
 */
const offsets = new Map<number, number>();

/** How far Paris clocks are ahead of UTC at an instant. */
export function parisOffsetMs(ms: number): number {
  const hour = Math.floor(ms / 3_600_000);
  const offset = offsets.get(hour) ?? tzOffset('Europe/Paris', new Date(ms)) * 60_000;
  offsets.set(hour, offset);
  return offset;
}
