import * as z from 'zod/mini';
import { OrderId } from '../../../src/domain/order/order.ts';
import { slotDescription } from '../../../src/domain/order/slot/free-slot.ts';
import { Id } from '../../../src/domain/schema.ts';
import { parisIso } from '../../../src/domain/time/paris-wall-clock.ts';
import { readMetas } from '../db/center/read-settings.ts';
import { readAddressesOf } from '../db/customers/client-addresses.ts';
import { readOrders } from '../db/read.ts';
import { notFound } from '../http/failure.ts';
import { textId } from '../http/input.ts';
import { texts } from '../text.ts';
import { deliversTo } from '../world/centers.ts';
import { iso } from '../world/clock.ts';
import { slotsAhead } from '../world/orders/slots.ts';
import { read } from './read.ts';

/** API-147; empty for a client without orders. Whoever may see his file sees them (SUP-120, SUP-705). */
export const clientAddresses = read({
  path: '/admin-addresses/',
  summary: "Les adresses d'un client",
  permission: null,
  answers: ['ClientAddress'],
  input: z.object({ user_id: textId(Id) }),
  answer: ({ user_id }, { db }) => readAddressesOf(db, user_id),
});

/**
 * The slots that the order's center can still offer for a postal code it delivers to, with its delay added (API-138).
 */
export const slots = read({
  path: '/postal_codes/slots/',
  summary: "Créneaux de livraison d'un code postal pour une commande",
  permission: 'flow',
  answers: ['DeliverySlot'],
  input: z.object({ postal_code: z.string().check(z.regex(/^\d{5}$/)), order_id: textId(OrderId) }),
  answer: async ({ postal_code, order_id }, { db }, { nowMs }) => {
    const [order] = await readOrders(db, { ids: [order_id] });
    if (!order?.center_id) throw notFound(texts.notFound);
    if (!deliversTo(order.center_id, postal_code)) return [];
    const settings = await readMetas(db, { center: order.center_id, since: 0 });
    return slotsAhead(nowMs, settings?.extra_delay ?? 0).map((slot) => ({
      ...{ shipping_time: iso(slot.startMs), max_shipping_time: iso(slot.endMs) },
      ...{ start: parisIso(slot.startMs), end: parisIso(slot.endMs) },
      ...{ key: 'normal_slot', description: slotDescription(slot), is_speed: false },
    }));
  },
});
