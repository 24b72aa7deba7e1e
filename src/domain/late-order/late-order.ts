import * as z from 'zod/mini';
import { Id, Instant, maybe } from '../schema.ts';

/** The record of a late order (ENT-09). `credit` is in euros. */
export const LateOrder = z.object({
  credit: maybe(z.number()),
  recredit_shipping_fee: maybe(z.boolean()),
  sms_template_id: maybe(Id),
  needs_review: maybe(z.boolean()),
  reviewed_at: maybe(Instant),
  reviewed_by: maybe(z.string()),
  sent_at: maybe(Instant),
});
export type LateOrder = Readonly<z.infer<typeof LateOrder>>;
