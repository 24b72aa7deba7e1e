import * as z from 'zod/mini';
import { seenInForm } from '../../basis.ts';
import { command, get, hours, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { flatten } from '../../wire.ts';
import { withZoneBags, zoneOfOrder } from '../../zone/zone.ts';
import { orderName } from '../name.ts';
import { BagCount, type Order, OrderId } from '../order.ts';
import { patchOrder } from './changed.ts';

/** The isothermal bags of a zone that keeps its own apart (PRP-512). */
const ZoneBags = z.object({ zoneId: Id, isotherm: BagCount });

const BagArgs = z.object({
  orderId: OrderId,
  randomId: z.nullish(z.string()),
  dry: BagCount,
  isotherm: BagCount,
  /** Only the zones that change. */
  zones: z.optional(z.array(ZoneBags)),
  ...seenInForm,
});

/** The counts that a change of bags replaces, with those of the named zones. */
export const bagsReplaced = (order: Order, zones: readonly number[]) => ({
  number_of_bags: order.number_of_bags ?? null,
  number_of_bags_isotherm: order.number_of_bags_isotherm ?? null,
  ...Object.fromEntries(zones.map((id) => [`zone_${id}`, zoneOfOrder(order, id)?.nob_iso ?? null])),
});

const orderOf = (body: unknown) => ({ rows: flatten('order', 'answer', [body]) });

/**
 * The bag counts of an order, and of some of its zones; the total is dry plus isothermal (DSP-833, SUP-490, API-023).
 */
export const setBags = command('order.bags', {
  version: 1,
  args: BagArgs,
  reads: ({ orderId }) => ({ order: [orderId] }),
  guard: ({ orderId, dry, isotherm, zones = [] }, rows) => {
    const order = rows.get('order', orderId);
    if (!order) return refuse('gone');
    if (zones.some(({ zoneId }) => !zoneOfOrder(order, zoneId))) return refuse('noZone');
    return BagCount.safeParse(dry + isotherm).success ? null : refuse('tooMany');
  },
  holds: ({ orderId, dry, isotherm, zones = [] }, rows) => {
    const order = rows.get('order', orderId);
    if (order?.number_of_bags !== dry + isotherm || order.number_of_bags_isotherm !== isotherm) return false;
    return zones.every((it) => zoneOfOrder(order, it.zoneId)?.nob_iso === it.isotherm);
  },
  effect: ({ orderId, dry, isotherm, zones = [] }, rows) => {
    const order = rows.get('order', orderId);
    return patch('order', order, {
      number_of_bags: dry + isotherm,
      number_of_bags_dry: dry,
      number_of_bags_isotherm: isotherm,
      ...(order && zones.length > 0 ? withZoneBags(order, zones) : {}),
    });
  },
  basis: ({ orderId, zones = [] }, rows) => {
    const order = rows.get('order', orderId);
    return (
      order &&
      bagsReplaced(
        order,
        zones.map(({ zoneId }) => zoneId),
      )
    );
  },
  request: ({ orderId, dry, isotherm, zones = [] }) =>
    patchOrder(orderId, {
      number_of_bags: dry + isotherm,
      number_of_bags_isotherm: isotherm,
      ...(zones.length > 0
        ? { pseudo_zones: zones.map((it) => ({ pseudo_zone_id: it.zoneId, number_of_bags_isotherm: it.isotherm })) }
        : {}),
    }),
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: orderOf,
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: orderOf,
  lane: ({ orderId }) => [keyOf('order', orderId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Sacs',
    label: ({ orderId, randomId, dry, isotherm }) =>
      `Sacs de la commande ${orderName({ orderId, randomId })} : ${dry} + ${isotherm}`,
    success: 'Sauvegarde effectuée',
    refusals: {
      gone: "La commande n'existe plus",
      noZone: "Une zone n'est plus dans la commande.",
      tooMany: 'Le nombre total de sacs ne peut pas dépasser 999.',
    },
  },
});
