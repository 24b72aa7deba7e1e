import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { listUnder } from '../asking/list-under.ts';
import { CenterId } from '../center/center-id.ts';
import { get } from '../command.ts';
import { DatedRate } from '../extra-cost/rate.ts';
import { maybe } from '../schema.ts';
import { DriverId } from './driver.ts';

const Payee = z.object({
  id: DriverId,
  name: maybe(z.string()),
  hourly_rate: maybe(z.number()),
  hourly_rates: maybe(z.array(DatedRate)),
});

/** The drivers of a center by name, for filters and forms (LOG-076, API-L09). */
export const driverNames = detail('logs.drivers', {
  args: z.object({ center: CenterId }),
  value: listUnder('drivers', Payee),
  throttleMs: 3_000,
  goodForMs: 60_000,
  permission: 'flowOrLogs',
  request: ({ center }) => get('/drivers/', { query: { center: String(center) } }),
});
