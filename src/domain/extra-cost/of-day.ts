import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { DriverId } from '../driver/driver.ts';
import { Id, Instant, maybe } from '../schema.ts';
import { costsOfDayRequest } from './basis.ts';

/** An extra cost of a driver and day that nobody has deleted (E-O70). */
export const CostOfDay = z.object({
  id: Id,
  /** Why he is paid. */
  label: maybe(z.string()),
  /** Euros; below 0 it is taken from him. */
  amount: z.number(),
  added_by: maybe(z.object({ id: maybe(Id), name: maybe(z.string()) })),
  added_at: maybe(Instant),
});
export type CostOfDay = Readonly<z.infer<typeof CostOfDay>>;

export const CostsOfDay = z.object({ extra_costs: z.array(CostOfDay) });

/** What a driver was given beside his rounds on a day, for whoever is about to add to it (OUR-268, API-O70). */
export const costsOfDay = detail('extraCosts.ofDay', {
  args: z.object({ driverId: DriverId, day: z.iso.date() }),
  value: CostsOfDay,
  throttleMs: 1_000,
  permission: 'flowOrLogs',
  request: ({ driverId, day }) => costsOfDayRequest(driverId, day),
});
