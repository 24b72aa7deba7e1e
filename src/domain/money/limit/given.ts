import * as z from 'zod/mini';
import { OrderId } from '../../order/order.ts';
import { Code, Count, Instant, maybe } from '../../schema.ts';
import { Euros } from '../euros.ts';

/** How many days before a proposal are told of its customer. */
export const givenDays = 30;

/** What a customer was given in the days before a proposal, and since: credits and refunds, the latest first (OUR-245). */
export const Given = z.object({
  since: Instant,
  count: Count,
  amount: Euros,
  entries: z.array(
    z.object({
      order: z.nullish(z.object({ id: OrderId, random_id: maybe(z.string()) })),
      /** `refund` or `credit`. */
      kind: maybe(Code),
      amount: Euros,
      type_label: maybe(z.string()),
      created_at: Instant,
    }),
  ),
});
export type Given = Readonly<z.infer<typeof Given>>;
