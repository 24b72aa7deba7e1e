import * as z from 'zod/mini';
import { Alert } from '../alert/alert.ts';
import { Id, maybe } from '../schema.ts';

/** An alert of the floor (E-07): an order to prepare again, a trolley that is not where it should be, a packer's comment. */
export const Notice = z.extend(Alert, {
  order_id: maybe(Id),
  order_random_id: maybe(z.string()),
  trolley_area: maybe(z.string()),
  transit_area: maybe(z.string()),
  /** Codes, or crates with theirs (PRP-080). */
  crates: maybe(z.union([z.string(), z.array(z.union([z.string(), z.object({ id: maybe(Id), code: z.string() })]))])),
  reason_label: maybe(z.string()),
  reason_comment: maybe(z.string()),
  trolley_name: maybe(z.string()),
  expected_location: maybe(z.string()),
  comment: maybe(z.string()),
  about_user_id: maybe(Id),
});
export type Notice = Readonly<z.infer<typeof Notice>>;
