import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { Id, Instant, maybe } from '../schema.ts';
import { CustomerId } from './customer.ts';
import { personalMs } from './personal-data.ts';

/** A message sent to a customer (entity "SMS"). */
export const Sms = z.object({
  id: z.union([Id, z.string()]),
  message: maybe(z.string()),
  transport_label: maybe(z.string()),
  /** Null where it was not sent, or the time is unknown. */
  sent: maybe(Instant),
  created_at: maybe(Instant),
  order_id: maybe(Id),
});
export type Sms = Readonly<z.infer<typeof Sms>>;

/** The SMS sent to a customer (SUP-168, API-S60). */
export const customerMessages = detail('customer.messages', {
  args: z.object({ userId: CustomerId }),
  value: z.array(Sms),
  throttleMs: 3_000,
  keptMs: personalMs,
  permission: null,
  request: ({ userId }) => get(`/users/${userId}/sms/`),
});

/** SUP-169: when it was sent, else when it was written. */
export const sentAt = ({ sent, created_at }: Sms) => sent ?? created_at ?? null;
