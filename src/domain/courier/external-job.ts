import * as z from 'zod/mini';
import { Code, Id, Instant, maybe } from '../schema.ts';

/** A job of an external courier (ENT-05). */
export const ExternalJob = z.object({
  id: maybe(Id),
  uuid: maybe(z.string()),
  status: maybe(Code),
  transport_type: maybe(Code),
  cancel_reason: maybe(z.string()),
  pickup_at: maybe(Instant),
  tracking_url: maybe(z.string()),
  driver_name: maybe(z.string()),
  driver_phone: maybe(z.string()),
  return_dropoff_at: maybe(Instant),
  return_status: maybe(Code),
  imminent: maybe(z.boolean()),
});
export type ExternalJob = Readonly<z.infer<typeof ExternalJob>>;
