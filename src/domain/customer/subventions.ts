import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { Euros } from '../money/euros.ts';
import { Id, Instant, maybe } from '../schema.ts';
import { CustomerId } from './customer.ts';
import { personalMs } from './personal-data.ts';

/** The use of a subsidy on an order (entity "Subvention log"); amounts are euros. */
export const SubventionLog = z.object({
  created_at: maybe(Instant),
  amount: maybe(Euros),
  order_id: maybe(Id),
  order_random_id: maybe(z.string()),
  canteen_id: maybe(Id),
  canteen_name: maybe(z.string()),
  subvention: maybe(
    z.object({
      organization_id: maybe(Id),
      organization_name: maybe(z.string()),
      /** 0 means without limit. */
      daily_usage_limit: maybe(z.number()),
      is_limited_to_restaurant_ticket_products: maybe(z.boolean()),
      max_discount_amount: maybe(Euros),
      min_client_amount: maybe(Euros),
    }),
  ),
});
export type SubventionLog = Readonly<z.infer<typeof SubventionLog>>;

/** The subsidies a customer used (SUP-180, API-S59). */
export const customerSubventions = detail('customer.subventions', {
  args: z.object({ userId: CustomerId }),
  value: z.array(SubventionLog),
  throttleMs: 3_000,
  keptMs: personalMs,
  permission: null,
  request: ({ userId }) => get(`/users/${userId}/subvention-logs/`),
});
