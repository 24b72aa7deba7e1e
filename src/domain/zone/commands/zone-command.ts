import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { type Command, command, get, hours, post, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { ordersOf } from '../../order/commands/changed.ts';
import { orderName } from '../../order/name.ts';
import { OrderId, type PseudoZoneStatus } from '../../order/order.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, patch, type Reader } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { zoneRefusals } from '../text.ts';
import { withZone, zoneOfOrder } from '../zone.ts';

/** A preparation zone of an order as the user saw it; `center` is the one where he saw it. */
export const zoneOf = {
  orderId: OrderId,
  randomId: z.nullish(z.string()),
  center: CenterId,
  zoneId: Id,
  zoneName: z.string(),
};
export const ZoneOf = z.object(zoneOf);
export type ZoneOf = z.infer<typeof ZoneOf>;

/** Refuses if the order or its zone does not exist. */
export function refusalOfZone({ orderId, zoneId }: ZoneOf, rows: Reader): Refusal<'gone' | 'noZone'> | null {
  const order = rows.get('order', orderId);
  if (!order) return refuse('gone');
  return zoneOfOrder(order, zoneId) ? null : refuse('noZone');
}

interface ZoneSpec<Schema extends z.ZodMiniType<ZoneOf>> {
  readonly args: Schema;
  /** Further reasons to refuse. */
  readonly guard?: (args: z.infer<Schema>, zone: PseudoZoneStatus, rows: Reader) => Refusal | null;
  /** Fields of the zone after the action. */
  readonly set: (args: z.infer<Schema>) => Partial<PseudoZoneStatus>;
  readonly isSet: (args: z.infer<Schema>, zone: PseudoZoneStatus) => boolean;
  /** Fields of the request beside the zone. */
  readonly body: (args: z.infer<Schema>) => object;
  readonly title: string;
  /** The result, shown after the zone's name. */
  readonly outcome: (args: z.infer<Schema>) => string;
}

/** An action on one zone of an order, by one call (API-046, API-P11): final values, the last change wins. */
export function zoneCommand<Name extends string, Schema extends z.ZodMiniType<ZoneOf>>(
  name: Name,
  { args, guard, set, isSet, body, title, outcome }: ZoneSpec<Schema>,
): Command<z.infer<Schema>> & { readonly name: Name } {
  const zoneIn = ({ orderId, zoneId }: ZoneOf, rows: Reader) => zoneOfOrder(rows.get('order', orderId), zoneId);
  return command(name, {
    version: 1,
    args,
    reads: ({ orderId, center }) => ({ order: [orderId], metas: [center] }),
    guard: (it, rows) => {
      const zone = zoneIn(it, rows);
      return refusalOfZone(it, rows) ?? (zone && guard ? guard(it, zone, rows) : null);
    },
    holds: (it, rows) => {
      const zone = zoneIn(it, rows);
      return zone !== undefined && isSet(it, zone);
    },
    effect: (it, rows) => {
      const order = rows.get('order', it.orderId);
      return patch('order', order, { pseudo_zones_status: withZone(order ?? {}, it.zoneId, set(it)) });
    },
    request: (it) =>
      post(`/processing-orders/${it.orderId}/pseudozone/`, {
        body: { pseudo_zone_id: it.zoneId, ...body(it) },
      }),
    answers: ({ orderId }) => answersOne('order', orderId),
    accept: ordersOf,
    reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
    acceptReread: ordersOf,
    lane: ({ orderId }) => [keyOf('order', orderId)],
    delivery: queued(hours(12)),
    text: {
      title,
      label: (it) => `Zone ${it.zoneName} de la commande ${orderName(it)} : ${outcome(it)}`,
      success: 'Sauvegarde effectuée',
      refusals: zoneRefusals,
    },
  });
}

/** A locked zone has to be unlocked first (PRP-496). */
export const refusalWhileLocked = ({ is_locked }: PseudoZoneStatus) => (is_locked ? refuse('locked') : null);
