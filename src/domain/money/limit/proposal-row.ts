import * as z from 'zod/mini';
import { Author, Code, Id, Instant, maybe } from '../../schema.ts';
import { Euros } from '../euros.ts';
import { Given } from './given.ts';

/** Money above a center's limit that somebody asks another to send (entity E-O41). It reserves nothing. */
export const Proposal = z.object({
  id: Id,
  /** `refund` or `credit`. */
  kind: maybe(Code),
  amount: maybe(Euros),
  type_label: maybe(z.string()),
  notes: maybe(z.string()),
  /** `proposed`, `to_review`, `sent`, `refused`, `withdrawn` or `resumed`. */
  status: maybe(Code),
  created_at: maybe(Instant),
  expires_at: maybe(Instant),
  done_by: maybe(Author),
  decided_by: maybe(Author),
  decided_at: maybe(Instant),
  /** Why it was refused, or what was to be reviewed. */
  refusal: maybe(z.string()),
  /** Of the order as a whole: its amount may be another when it is taken up. */
  is_of_order: maybe(z.boolean()),
  /** The one that was sent back, and that it takes up. */
  resumes: maybe(Id),
  /** What its author saw as refunded or on its way, and as recredited. */
  seen_refunded: maybe(Euros),
  seen_recredited: maybe(Euros),
  /** Of one that is to be decided or reviewed. */
  given_before: maybe(Given),
});
export type Proposal = Readonly<z.infer<typeof Proposal>>;
