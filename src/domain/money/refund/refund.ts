import * as z from 'zod/mini';
import { Author, Code, Id, Instant, maybe } from '../../schema.ts';
import { centsOfEuros } from '../cents.ts';
import { Euros } from '../euros.ts';

/** How far the share of one means is. */
export type PartStatus = 'requested' | 'pending' | 'refunded' | 'refused' | 'unknown';

/** What somebody saw of a part at its provider, and where (SUP-377). */
const PartCheck = z.object({
  id: Id,
  /** A `CheckStatus`. */
  status: maybe(Code),
  seen_in: maybe(z.string()),
  created_at: maybe(Instant),
  done_by: maybe(Author),
});
export type PartCheck = Readonly<z.infer<typeof PartCheck>>;

export const RefundPart = z.object({
  id: maybe(Id),
  /** The type of the means. */
  type: maybe(Code),
  amount: maybe(Euros),
  /** A `PartStatus`. */
  status: maybe(Code),
  updated_at: maybe(Instant),
  /** The words of a refusal. */
  error: maybe(z.string()),
  /** How often it was looked up in vain, and when it is next; none: no more. */
  looks: maybe(z.int()),
  next_look_at: maybe(Instant),
  /** The latest last. */
  checks: maybe(z.array(PartCheck)),
  /** The provider's word that is not that of the last check. */
  contradiction: maybe(z.object({ status: maybe(Code), created_at: maybe(Instant) })),
});
export type RefundPart = Readonly<z.infer<typeof RefundPart>>;

/** One refund of an order, with its share of each means (entity "Refund"). */
export const Refund = z.object({
  id: Id,
  created_at: maybe(Instant),
  amount: maybe(Euros),
  type_label: maybe(z.string()),
  done_by: maybe(Author),
  /** The key of its call. */
  operation_id: maybe(z.string()),
  parts: maybe(z.array(RefundPart)),
});
export type Refund = Readonly<z.infer<typeof Refund>>;

/** A part that may still change, or go back after all. */
export const openStatuses = ['requested', 'pending', 'unknown'] as const;
const underWay: readonly string[] = openStatuses;

/**
 * Nobody has said yet whether it goes back, and nobody has looked in vain: no other money of the order moves meanwhile
 * (SUP-376, SUP-377).
 */
export const isUndecided = ({ status, checks }: Pick<RefundPart, 'status' | 'checks'>): boolean =>
  status === 'requested' || (status === 'unknown' && !checks?.length);

/** Cents of a refund by the status of its parts. */
export function centsByStatus({ parts }: Refund): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { status, amount } of parts ?? [])
    sums.set(status ?? '', (sums.get(status ?? '') ?? 0) + centsOfEuros(amount));
  return sums;
}

export const isOpenPart = ({ status }: Pick<RefundPart, 'status'>): boolean => underWay.includes(status ?? '');

/** Whether a part of it may still change. */
export const isUnderWay = ({ parts }: Refund): boolean => parts?.some(isOpenPart) ?? false;

/** The refund of an order for whose outcome its other money waits; undefined where there is none (SUP-376). */
export const undecidedRefund = (refunds: readonly Refund[] | null | undefined): Refund | undefined =>
  refunds?.find(({ parts }) => parts?.some(isUndecided));
