import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { CenterId } from '../center/center-id.ts';
import { get } from '../command.ts';
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
