import * as z from 'zod/mini';
import { Code, Id, Instant, maybe } from '../../schema.ts';
import { centsOfEuros } from '../cents.ts';
import { Euros } from '../euros.ts';

/** How far the share of one means is. */
export type PartStatus = 'requested' | 'pending' | 'refunded' | 'refused' | 'unknown';

const RefundPart = z.object({
  /** The type of the means. */
  type: maybe(Code),
  amount: maybe(Euros),
  /** A `PartStatus`. */
  status: maybe(Code),
  updated_at: maybe(Instant),
  /** The words of a refusal. */
  error: maybe(z.string()),
});
export type RefundPart = Readonly<z.infer<typeof RefundPart>>;

/** One refund of an order, with its share of each means (entity "Refund"). */
export const Refund = z.object({
  id: Id,
  created_at: maybe(Instant),
  amount: maybe(Euros),
  type_label: maybe(z.string()),
  done_by: maybe(z.object({ id: maybe(Id), first_name: maybe(z.string()), last_name: maybe(z.string()) })),
  parts: maybe(z.array(RefundPart)),
});
export type Refund = Readonly<z.infer<typeof Refund>>;

const underWay: readonly string[] = ['requested', 'pending', 'unknown'];
/** Nobody has said yet whether it goes back: no other money of the order moves meanwhile. */
const undecided: readonly string[] = ['requested', 'unknown'];

/** Cents of a refund by the status of its parts. */
export function centsByStatus({ parts }: Refund): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { status, amount } of parts ?? [])
    sums.set(status ?? '', (sums.get(status ?? '') ?? 0) + centsOfEuros(amount));
  return sums;
}

const has = (statuses: readonly string[], { parts }: Refund) =>
  parts?.some(({ status }) => statuses.includes(status ?? '')) ?? false;

/** Whether a part of it may still change. */
export const isUnderWay = (refund: Refund): boolean => has(underWay, refund);

/** The refund of an order for whose outcome its other money waits; undefined where there is none (SUP-376). */
export const undecidedRefund = (refunds: readonly Refund[] | null | undefined): Refund | undefined =>
  refunds?.find((refund) => has(undecided, refund));
