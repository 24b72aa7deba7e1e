import * as z from 'zod/mini';
import { OrderId } from '../order/order.ts';
import { type PackingStatus, packingStatus } from '../order/task-status.ts';
import { Code, Count, Id, Instant, maybe } from '../schema.ts';

export const PackingId = Id.brand<'PackingId'>();
export type PackingId = z.infer<typeof PackingId>;

/** The preparation of one order (E-01): `linked_order` is the order's id, the order is a row of its own. */
export const Packing = z.object({
  id: PackingId,
  linked_order: OrderId,
  is_packing: maybe(z.boolean()),
  status: maybe(Code),
  /** When it got its status. */
  status_since: maybe(Instant),
  /** From 1, the most urgent; null and 0 mean no emergency (PRP-111). */
  emergency_rank: maybe(Count),
  prep_progress: maybe(Count),
  prep_total: maybe(Count),
  /** The packer who has it in hand. */
  packer: maybe(z.object({ name: maybe(z.string()), is_without_prep_check: maybe(z.boolean()) })),
  /** `YYYY-MM-DD`, in Paris. */
  day: maybe(z.string()),
  startDateFormated: maybe(z.string()),
  isLock: maybe(z.boolean()),
});
export type Packing = Readonly<z.infer<typeof Packing>>;

/** Statuses of orders not begun, which packers do not see (PRP-687): their packing waits. */
const waiting: ReadonlySet<string> = new Set(['stand-by', 'important']);

/** The status of an order's packing, by the order's status (PRP-683); null where there is nothing to pack. */
export const packingOf = (orderStatus: string | null | undefined): PackingStatus | null =>
  packingStatus(orderStatus ?? '') ?? (waiting.has(orderStatus ?? '') ? 'todo' : null);
