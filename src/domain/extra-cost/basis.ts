import type { Basis } from '../basis.ts';
import { get, type RequestSpec } from '../command.ts';
import { isRecord, rowsIn } from '../wire.ts';

// The extra costs of a driver and day on which another one rests (OUR-268, docs/adr/0059): two people who add the same
// one within seconds would else pay him twice.

export const costsOfDayRequest = (driverId: number, day: string): RequestSpec =>
  get('/driver-extra-costs/', { query: { driver_id: String(driverId), day } });

export const costsBasis = (ids: readonly number[]): Basis => ({
  extra_costs: ids.toSorted((one, other) => one - other),
});

/** Those in the answer of `costsOfDayRequest`; undefined where it cannot be read. */
export function costsIn(body: unknown): Basis | undefined {
  const ids = rowsIn(body, 'extra_costs')?.map((row) => (isRecord(row) ? row.id : undefined));
  return ids?.every((id) => typeof id === 'number') ? costsBasis(ids) : undefined;
}
