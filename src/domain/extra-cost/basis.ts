import { get, type RequestSpec } from '../command.ts';
import { idsSeen, idsSeenIn } from '../ids-seen.ts';

// The extra costs of a driver and day on which another one rests (OUR-268, docs/adr/0059): two people who add the same
// one within seconds would else pay him twice.

export const costsOfDayRequest = (driverId: number, day: string): RequestSpec =>
  get('/driver-extra-costs/', { query: { driver_id: String(driverId), day } });

export const costsBasis = (ids: readonly number[]) => idsSeen('extra_costs', ids);

/** Those in the answer of `costsOfDayRequest`; undefined where it cannot be read. */
export const costsIn = (body: unknown) => idsSeenIn('extra_costs', body);
