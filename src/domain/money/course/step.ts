import * as z from 'zod/mini';
import { detail } from '../../asking/detail.ts';
import { get } from '../../command.ts';
import { OrderId } from '../../order/order.ts';
import { Author, Code, Id, Instant, maybe } from '../../schema.ts';
import { Euros } from '../euros.ts';
import { RefundPart } from '../refund/refund.ts';

/**
 * What happens to a refund (OUR-160). `notAsked`: its provider is none of this server's. `told`: he said it by himself.
 * `replied`: whoever asked for it was answered.
 */
export type StepKind =
  | 'proposed'
  | 'reserved'
  | 'asked'
  | 'answered'
  | 'notAsked'
  | 'looked'
  | 'told'
  | 'outside'
  | 'checked'
  | 'contradicted'
  | 'replied';

/** One step of a refund (entity E-O160). */
export const CourseStep = z.object({
  id: Id,
  at: Instant,
  /** A `StepKind`. */
  kind: Code,
  /** The part that it is about; none: the whole refund. */
  part: maybe(Id),
  /** A `PartStatus`: what is said of the part. */
  status: maybe(Code),
  /** Whether the part is another than before. */
  changes: maybe(z.boolean()),
  /** How long the provider took, ms. */
  took_ms: maybe(z.int()),
  /** The entry of the money log that it made. */
  movement: maybe(Id),
  /** The provider's number of the refund, the state that he tells and that before, his code of a refusal. */
  number: maybe(z.string()),
  state: maybe(z.string()),
  before: maybe(z.string()),
  code: maybe(z.string()),
  /** Under the same key, with the same bytes. */
  asked_again: maybe(z.boolean()),
  /** Who did it; nobody: the console or a provider. */
  done_by: maybe(Author),
});
export type CourseStep = Readonly<z.infer<typeof CourseStep>>;

/** A refund with everything that happened to it, in its order (API-O160). */
export const Course = z.object({
  id: Id,
  order: maybe(z.object({ id: OrderId, random_id: maybe(z.string()) })),
  center: maybe(Id),
  amount: maybe(Euros),
  type_label: maybe(z.string()),
  operation_id: maybe(z.string()),
  created_at: maybe(Instant),
  done_by: maybe(Author),
  parts: z.array(RefundPart),
  steps: z.array(CourseStep),
  /** False for a refund that is older than the record of steps. */
  is_whole: maybe(z.boolean()),
});
export type Course = Readonly<z.infer<typeof Course>>;

/** The course of a refund, for managers (OUR-160). */
export const refundCourse = detail('money.course', {
  args: z.object({ refund: Id }),
  value: Course,
  throttleMs: 3_000,
  permission: 'accounts',
  absent: "Ce serveur ne dit pas le parcours d'un remboursement.",
  request: ({ refund }) => get(`/refunds/${refund}/course/`),
});
