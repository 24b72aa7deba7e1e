import * as z from 'zod/mini';
import { seenInForm, valuesOf } from '../../basis.ts';
import { command, get, hours, post, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Id } from '../../schema.ts';
import {
  checkDepot,
  Depot,
  depotFields,
  depotOfOrder,
  depotOfZone,
  hasTrolley,
  isAs,
  liesAt,
  zoneDepotFields,
} from '../../transit/depot.ts';
import { depotRefusals } from '../../transit/text.ts';
import { withZone, zoneOfOrder } from '../../zone/zone.ts';
import { orderName } from '../name.ts';
import { type Order, OrderId } from '../order.ts';
import { ordersOf } from './changed.ts';

const args = z.object({
  orderId: OrderId,
  randomId: z.nullish(z.string()),
  depot: Depot,
  /** A second trolley beside the depot's trolley (PRP-437); null for none. */
  additional: z.nullish(Id),
  /** The zones of the order with a depot of their own (PRP-438); zones that are not listed stay as they are. */
  zones: z.optional(z.array(z.object({ zoneId: Id, depot: Depot }))),
  ...seenInForm,
});
type Placed = z.infer<typeof args>;

/** The place of the order itself: zones apart are each changed by who stands there. */
export const placeNames = ['transit_area_type', 'transit_area', 'trolley_id', 'additional_trolley_id'] as const;

const additionalOf = ({ depot, additional }: Placed) => (hasTrolley(depot) ? (additional ?? null) : null);

/** The order's fields once its bags are there. */
const placedOrder = (it: Placed) => ({ ...depotOfOrder(it.depot), additional_trolley_id: additionalOf(it) });

const zonesPlaced = (order: Order, { zones = [] }: Placed) =>
  zones.reduce((so, { zoneId, depot }) => ({ pseudo_zones_status: withZone(so, zoneId, depotOfZone(depot)) }), {
    pseudo_zones_status: [...(order.pseudo_zones_status ?? [])],
  });

function isPlaced(order: Order, it: Placed): boolean {
  const wanted = placedOrder(it);
  return (
    order.transit_area_type === wanted.transit_area_type &&
    (order.transit_area ?? null) === wanted.transit_area &&
    (order.trolley_id ?? null) === wanted.trolley_id &&
    isAs(order.additional_trolley_id, wanted.additional_trolley_id) &&
    (it.zones ?? []).every(({ zoneId, depot }) => {
      const zone = zoneOfOrder(order, zoneId);
      return zone !== undefined && liesAt(zone, depot);
    })
  );
}

/** A missing field of the order's depot, then of those of its zones. */
function checkPlaced(it: Placed, order: Order): Refusal | null {
  const { depot, zones = [] } = it;
  if (additionalOf(it) !== null && additionalOf(it) === depot.trolley) return refuse('sameTrolley');
  if (zones.some(({ zoneId }) => !zoneOfOrder(order, zoneId))) return refuse('noZone');
  return [depot, ...zones.map((zone) => zone.depot)].map(checkDepot).find((refusal) => refusal !== null) ?? null;
}

/**
 * Where the bags of an order are put, and those of its zones that are kept elsewhere (DSP-837, PRP-437, PRP-438,
 * PRP-440, API-044). Final values: sending them again changes nothing.
 */
export const changeTransitArea = command('order.transitArea', {
  version: 1,
  args,
  reads: ({ orderId }) => ({ order: [orderId] }),
  guard: (it, rows) => {
    const order = rows.get('order', it.orderId);
    return order ? checkPlaced(it, order) : refuse('gone');
  },
  holds: (it, rows) => {
    const order = rows.get('order', it.orderId);
    return order !== undefined && isPlaced(order, it);
  },
  effect: (it, rows) => {
    const order = rows.get('order', it.orderId);
    const zones = order && it.zones?.length ? zonesPlaced(order, it) : {};
    return patch('order', order, { ...placedOrder(it), ...zones });
  },
  basis: (it, rows) => valuesOf(rows.get('order', it.orderId), placeNames),
  request: (it) => {
    const additional = additionalOf(it);
    const zones = (it.zones ?? []).map(({ zoneId, depot }) => ({ pseudo_zone_id: zoneId, ...zoneDepotFields(depot) }));
    return post(`/processing-orders/${it.orderId}/change_transit_area/`, {
      body: {
        ...depotFields(it.depot),
        ...(additional === null ? {} : { additional_trolley_id: additional }),
        ...(zones.length > 0 ? { pseudo_zones: zones } : {}),
      },
    });
  },
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: ordersOf,
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: ordersOf,
  lane: ({ orderId }) => [keyOf('order', orderId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Zone de transit',
    label: (it) => `Zone de transit de la commande ${orderName(it)}`,
    success: 'Sauvegarde effectuée',
    refusals: {
      ...depotRefusals,
      gone: "La commande n'existe plus",
      noZone: "La commande n'a plus cette zone de préparation",
      sameTrolley: 'Le chariot supplémentaire est déjà le premier chariot',
    },
  },
});
