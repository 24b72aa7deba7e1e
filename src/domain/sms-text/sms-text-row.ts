import * as z from 'zod/mini';
import { Author, Id, Instant, maybe } from '../schema.ts';

/** A text that is kept for messages to customers (E-O69): its author's own, or shared by all of a center. */
export const SmsText = z.object({
  id: Id,
  title: maybe(z.string()),
  body: maybe(z.string()),
  is_shared: maybe(z.boolean()),
  changed_by: maybe(Author),
  changed_at: maybe(Instant),
  /** Null while it may be chosen. */
  deleted_at: maybe(Instant),
});
export type SmsText = Readonly<z.infer<typeof SmsText>>;
