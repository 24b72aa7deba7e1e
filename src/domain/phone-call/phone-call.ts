import * as z from 'zod/mini';
import { type Refusal, refuse } from '../result.ts';
import { Author, Code, Id, Instant, maybe } from '../schema.ts';
import { msOf } from '../time/instant.ts';

/** A call of either kind that is over. */
export const callOutcomes = ['done', 'canceled'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** What is written about a call. */
export const CallComment = z.string().check(z.trim(), z.maxLength(300));

/**
 * A call to make, about an order or to a customer, at an hour (E-O60). Name and phone are those of the order, or of the
 * customer, as they are when it is read: the call itself keeps neither.
 */
export const PhoneCall = z.object({
  id: Id,
  order: maybe(z.object({ id: Id, random_id: maybe(z.string()) })),
  customer: maybe(z.object({ id: Id, email: maybe(z.string()) })),
  name: maybe(z.string()),
  phone: maybe(z.string()),
  comment: maybe(z.string()),
  due_at: maybe(Instant),
  /** Who has to make it; null for whoever is there. */
  for_user: maybe(Author),
  created_by: maybe(Author),
  /** `open`, `done` or `canceled`. */
  state: maybe(Code),
  ended_by: maybe(Author),
  ended_at: maybe(Instant),
});
export type PhoneCall = Readonly<z.infer<typeof PhoneCall>>;

export const isOpenCall = ({ state }: Pick<PhoneCall, 'state'>): boolean => state === 'open';

/** Whether somebody has to make it: it is his, or everybody's. */
export const isCallOf = ({ for_user }: Pick<PhoneCall, 'for_user'>, userId: number | null | undefined): boolean =>
  !for_user || (userId != null && for_user.id === userId);

/** When it is due, epoch ms; one without an hour is due at once. */
export const dueMs = ({ due_at }: Pick<PhoneCall, 'due_at'>): number => msOf(due_at) ?? 0;

/** Those to make by now, the longest due first, then by number. */
export const dueCalls = <Call extends Pick<PhoneCall, 'id' | 'due_at' | 'state'>>(
  calls: readonly Call[],
  nowMs: number,
): readonly Call[] => inOrderOfHour(calls.filter((call) => isOpenCall(call) && dueMs(call) <= nowMs));

export const inOrderOfHour = <Call extends Pick<PhoneCall, 'id' | 'due_at'>>(calls: readonly Call[]): Call[] =>
  calls.toSorted((one, other) => dueMs(one) - dueMs(other) || one.id - other.id);

/** Why a call is not put off: it is over, or has another hour than its author saw (OUR-222). */
export function whyNotPutOff(call: Pick<PhoneCall, 'state' | 'due_at'> | undefined, dueWas: string): Refusal | null {
  if (!call) return refuse('gone');
  if (!isOpenCall(call)) return refuse('over');
  return msOf(call.due_at) === msOf(dueWas) ? null : refuse('putOff');
}
