import * as z from 'zod/mini';
import { detail } from '../../asking/detail.ts';
import { CenterId } from '../../center/center-id.ts';
import { get } from '../../command.ts';
import { OrderId } from '../../order/order.ts';
import { Author, Code, Count, Id, Instant, maybe } from '../../schema.ts';
import { Euros } from '../euros.ts';

const NamedOrder = z.object({ id: OrderId, random_id: maybe(z.string()) });

/** One entry of the money log of a center, on the day it was written (entity E-O40). */
export const MoneyEntry = z.object({
  id: Id,
  created_at: Instant,
  /** A `MoneyEntryKind`. */
  kind: Code,
  order: maybe(NamedOrder),
  /** Below 0 where money that was given is taken back. */
  amount: Euros,
  /** `credit`, or the type of the means it went back to. */
  means: maybe(Code),
  type_label: maybe(z.string()),
  /** Nobody: a refund that was made in the pages of a provider. */
  done_by: maybe(Author),
  /** The key of the call that entered it. */
  operation_id: maybe(z.string()),
  /** The entry that this one takes back whole. */
  takes_back: maybe(Id),
  /** The refund that it is of, whose course is told (OUR-160). */
  refund: maybe(Id),
});
export type MoneyEntry = Readonly<z.infer<typeof MoneyEntry>>;
export type MoneyEntryKind = 'refund' | 'credit' | 'fee';

/** A part of a refund of that day which is not over yet: it is in no sum. */
export const OpenPart = z.object({
  id: Id,
  order: maybe(NamedOrder),
  type: maybe(Code),
  amount: Euros,
  /** A `PartStatus`. */
  status: Code,
});
export type OpenPart = Readonly<z.infer<typeof OpenPart>>;

export const MoneyDay = z.object({
  entries: z.array(MoneyEntry),
  /** How many entries there are, and their sum: one that cannot be read is missing, and nobody may miss that. */
  count: maybe(Count),
  total: maybe(Euros),
  open_parts: maybe(z.array(OpenPart)),
});
export type MoneyDay = Readonly<z.infer<typeof MoneyDay>>;

/** The money of a center on one day of Paris (OUR-140, API-O40). */
export const moneyDay = detail('money.day', {
  args: z.object({ day: z.iso.date(), center: CenterId }),
  value: MoneyDay,
  throttleMs: 3_000,
  permission: 'accounts',
  absent: "Ce serveur ne dit pas l'argent d'un jour.",
  request: ({ day, center }) => get('/money-entries/', { query: { date: day, center: String(center) } }),
});
