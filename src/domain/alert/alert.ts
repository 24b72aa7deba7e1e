import * as z from 'zod/mini';
import { Code, Id, Instant, maybe } from '../schema.ts';

/** A banner alert or an alert notification (ENT-11). */
export const Alert = z.object({
  id: Id,
  label: maybe(z.string()),
  link: maybe(z.string()),
  type: maybe(Code),
  created_at: maybe(Instant),
  is_read: maybe(z.boolean()),
});
export type Alert = Readonly<z.infer<typeof Alert>>;
