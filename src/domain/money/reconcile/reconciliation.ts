import * as z from 'zod/mini';
import { detail } from '../../asking/detail.ts';
import { CenterId } from '../../center/center-id.ts';
import { get } from '../../command.ts';
import { OrderId } from '../../order/order.ts';
import { Code, Count, Id, maybe } from '../../schema.ts';
import { Euros } from '../euros.ts';

const NamedOrder = z.object({ id: OrderId, random_id: maybe(z.string()) });

/**
 * What a provider has and we have not, or the other way round (OUR-163). `missingHere`: he has it and our ledger has
 * not; `missingThere`: the other way round.
 */
export type DifferenceKind = 'missingHere' | 'missingThere' | 'amount' | 'state';

const Difference = z.object({
  /** A `DifferenceKind`. */
  kind: Code,
  /** A `MeansKind`. */
  provider: Code,
  /** Nothing where no order here was paid by that payment. */
  order: maybe(NamedOrder),
  /** The refund whose course may explain it. */
  refund: maybe(Id),
  /** What each has; none: he has nothing of it. */
  ours: maybe(Euros),
  theirs: maybe(Euros),
  our_state: maybe(Code),
  their_state: maybe(Code),
  /** The provider's number of the refund, else of the payment. */
  number: maybe(z.string()),
});
export type Difference = Readonly<z.infer<typeof Difference>>;

/** A part that nobody has settled yet: it is no difference. */
const PendingPart = z.object({
  provider: Code,
  order: maybe(NamedOrder),
  refund: maybe(Id),
  amount: Euros,
  /** A `PartStatus`. */
  status: Code,
});

const ReadProvider = z.object({
  provider: Code,
  is_configured: maybe(z.boolean()),
  /** Whether all of what was asked of him was answered: otherwise nothing is known of the rest. */
  is_answered: maybe(z.boolean()),
  /** How many refunds or payments were read, and how many could not be. */
  read: maybe(Count),
  unread: maybe(Count),
  /** What each has, of what was compared. */
  ours: maybe(Euros),
  theirs: maybe(Euros),
});
export type ReadProvider = Readonly<z.infer<typeof ReadProvider>>;

export const Reconciliation = z.object({
  providers: z.array(ReadProvider),
  differences: z.array(Difference),
  /** How many there are: one that cannot be read is missing, and nobody may miss that. */
  count: maybe(Count),
  pending: z.array(PendingPart),
});
export type Reconciliation = Readonly<z.infer<typeof Reconciliation>>;

/** The day of the providers beside our ledger (OUR-163, API-O161). */
export const reconciliation = detail('money.reconciliation', {
  args: z.object({ day: z.iso.date(), center: CenterId }),
  value: Reconciliation,
  throttleMs: 5_000,
  permission: 'accounts',
  absent: 'Ce serveur ne compare pas ses écritures à celles des prestataires.',
  request: ({ day, center }) => get('/money-reconciliation/', { query: { date: day, center: String(center) } }),
});
