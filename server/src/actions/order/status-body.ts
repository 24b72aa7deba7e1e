import * as z from 'zod/mini';
import type { ReasonKind } from '../../../../src/domain/center/reasons.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { Code, Id, Instant, maybe } from '../../../../src/domain/schema.ts';

const Comment = z.string().check(z.maxLength(2000));

/** 1 is on (SUP-245, SUP-725); a console that was updated may still send an older stored `true`. */
const Flag = z.union([z.literal(1), z.boolean()]);

/** The body of a change of status (API-020). */
export const StatusBody = z.object({
  status: Code.check(z.minLength(1)),
  /** Which form of the order is answered (DSP-330). */
  simple: maybe(Flag),
  flat: maybe(Flag),
  repreparation_reason_id: maybe(Id),
  repreparation_reason_comment: maybe(Comment),
  blocking_exit_reason_id: maybe(Id),
  blocking_exit_comment: maybe(Comment),
  refund: maybe(z.literal('1')),
  /** The hour of delivery that an undo gives back: the one the order had before it was no longer delivered. */
  date_received: maybe(Instant),
});
export type StatusBody = z.infer<typeof StatusBody>;

/** The reason in a body, if any. */
export function reasonOf(body: StatusBody) {
  const given = (kind: ReasonKind, id: number, comment: string | null | undefined) => ({
    kind,
    id,
    comment: comment ?? null,
    refund: body.refund === '1',
  });
  if (body.blocking_exit_reason_id != null)
    return given('blocking', body.blocking_exit_reason_id, body.blocking_exit_comment);
  if (body.repreparation_reason_id != null)
    return given('repreparation', body.repreparation_reason_id, body.repreparation_reason_comment);
  return null;
}

/** `simple` answers id and status, `flat` the order without nested objects, neither the whole order. */
export function shaped(order: Order, { simple, flat }: StatusBody): object {
  if (simple) return { id: order.id, status: order.status };
  return flat ? flatOf(order) : order;
}

/** An order without nested objects. */
export const flatOf = (order: Order): object =>
  Object.fromEntries(Object.entries(order).filter(([, value]) => !isNested(value)));

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const isNested = (value: unknown) => (Array.isArray(value) ? value.some(isObject) : isObject(value));
