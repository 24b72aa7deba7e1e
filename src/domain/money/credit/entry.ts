import * as z from 'zod/mini';
import { detail } from '../../asking/detail.ts';
import { get } from '../../command.ts';
import { CustomerId } from '../../customer/customer.ts';
import { personalMs } from '../../customer/personal-data.ts';
import { OrderId } from '../../order/order.ts';
import { Author, Id, maybe } from '../../schema.ts';
import { Euros } from '../euros.ts';

/** One entry of a customer's credits (entity "Credit entry"); its amount is in euros (SUP-162). */
export const CreditEntry = z.object({
  id: Id,
  order: maybe(z.object({ id: OrderId, random_id: maybe(z.string()) })),
  day: maybe(z.string()),
  time: maybe(z.string()),
  amount: maybe(Euros),
  usage: maybe(z.string()),
  product_id: maybe(Id),
  type_label: maybe(z.string()),
  done_by: maybe(Author),
  discount_code: maybe(z.string()),
  user: maybe(z.object({ id: maybe(CustomerId) })),
  /** The key of the call that entered it. */
  operation_id: maybe(z.string()),
  /** A further entry has taken it back. */
  is_cancelled: maybe(z.boolean()),
});
export type CreditEntry = Readonly<z.infer<typeof CreditEntry>>;

/** The entries of a customer's credits (SUP-160, API-S58). */
export const customerCredits = detail('customer.credits', {
  args: z.object({ userId: CustomerId }),
  value: z.array(CreditEntry),
  throttleMs: 3_000,
  keptMs: personalMs,
  permission: null,
  request: ({ userId }) => get(`/users/${userId}/credits/`),
});
