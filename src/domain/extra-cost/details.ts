import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { listUnder } from '../asking/list-under.ts';
import { CenterId } from '../center/center-id.ts';
import { get } from '../command.ts';
import { DriverId } from '../driver/driver.ts';
import { maybe } from '../schema.ts';
import { DemandPage } from './demand.ts';
import { DemandFilters, filledFilters } from './filters.ts';

const throttleMs = 3_000;
const pageSize = 100; // CST-41, LOG-135

/** A page of the demands of a center (DSP-222, API-L07). */
export const demandPage = detail('demands.page', {
  args: z.object({ center: CenterId, filters: DemandFilters, offset: z.int().check(z.nonnegative()) }),
  value: DemandPage,
  throttleMs,
  permission: 'flowOrLogs',
  request: ({ center, filters, offset }) =>
    get('/extra-cost-demands/', {
      query: {
        center: String(center),
        ...filledFilters(filters),
        offset: String(offset),
        limit: String(pageSize),
      },
    }),
});

/** The drivers of a center by name, for filters and forms (LOG-076, API-L09). */
export const driverNames = detail('logs.drivers', {
  args: z.object({ center: CenterId }),
  value: listUnder('drivers', z.object({ id: DriverId, name: maybe(z.string()), hourly_rate: maybe(z.number()) })),
  throttleMs,
  goodForMs: 60_000,
  permission: 'flowOrLogs',
  request: ({ center }) => get('/drivers/', { query: { center: String(center) } }),
});
