import { restockFlag } from '../../../../src/domain/order/not-delivered.ts';
import { type Order, OrderId } from '../../../../src/domain/order/order.ts';
import type { TrolleyId } from '../../../../src/domain/transit/trolley.ts';
import { hourMs, iso, isoOrNull } from '../clock.ts';
import { productsOf } from '../goods/products.ts';
import { zonesOf } from '../goods/pseudo-zones.ts';
import { trolleyFor } from '../goods/trolleys.ts';
import { siteIds, transitTypes } from '../metas.ts';
import { phoneOf } from '../people/contacts.ts';
import type { Random } from '../random.ts';
import { type DeliveryPlan, turn } from '../rounds/delivery-plan.ts';
import { hasLeft, isPacked } from '../rounds/task-status.ts';
import type { Scene } from '../scene.ts';
import { drawTransitArea } from '../transit-areas.ts';
import { bagsOf, cratesOf, siteOf, tagsOf, weightText } from './order-traits.ts';
import { isShort } from './slots.ts';

const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];
export const publicNumber = (random: Random) => Array.from({ length: 6 }, () => random.pick(letters)).join('');

export function makeOrder({ center, nextId, random }: Scene, plan: DeliveryPlan): Order {
  const { number, status, slot, address, canteen, departureMs } = plan;
  const bags = bagsOf(random);
  return {
    id: OrderId.parse(nextId('order')),
    random_id: publicNumber(random),
    status,
    tags: tagsOf(number),
    priority_rank: turn(number, 7, 3) ? random.int(1, 9) : null,
    shipping_time: iso(slot.startMs),
    max_shipping_time: iso(slot.endMs),
    shipping_address: address,
    center_id: center.id,
    site_id: canteen ? siteIds.directCourier : siteOf(number),
    ...canteenOf(plan),
    cross_docking: crossDocking(plan),
    launchpad: turn(number, 12, 7) ? 2 : 1,
    ...bags,
    ...cratesOf(number, random),
    total_weight: weightText(number, random),
    ...recipientOf(plan),
    ...depositOf(plan, center.id, random),
    pseudo_zones_status: zonesOf(center.id, status, bags.number_of_bags_isotherm, random) ?? [],
    canceled_mode: status === 'canceled' ? 'sms' : null,
    is_gonable: isPacked(status),
    ...particularities(plan),
    estimated_travel_departure_at: isoOrNull(departureMs),
    earlier_departure_at: departureMs === null ? null : iso(departureMs - hourMs / 2),
    codepromo: turn(number, 18, 5) ? random.pick(['BIENVENUE10', 'PRINTEMPS', 'RETOUR5']) : null,
    products: turn(number, 5, 2) ? productsOf(random) : null,
    flagged_orders: flagsOf(plan),
    late_order: null,
    shipping_fee: shippingFee(plan),
  };
}

/** Subscribers and large baskets pay no fee. */
const shippingFee = ({ number }: DeliveryPlan) => (turn(number, 3, 1) ? 0 : turn(number, 5, 2) ? 4.9 : 2.9);

function crossDocking({ number, status }: DeliveryPlan) {
  if (turn(number, 50, 36)) return 3;
  return turn(number, 25, 11) || status === 'xd-to-check' ? 2 : null;
}

const canteenOf = ({ canteen }: DeliveryPlan) => ({
  canteen_id: canteen?.id ?? null,
  canteen_cutoff: isoOrNull(canteen?.cutoffMs ?? null),
  canteen_tasks: [],
  canteen_witness: false,
  canteen_name: canteen?.name ?? null,
  canteen_orders_count: canteen ? 1 : null,
});

/** The recipient with his number for SMS; for a company, a person at its door. */
const recipientOf = ({ client }: DeliveryPlan) => ({
  firstname: client.first_name ?? null,
  lastname: client.last_name ?? null,
  company: client.is_pro ? (client.name ?? null) : null,
  phone: client.id ? phoneOf(client.id) : null,
});

/** Where its bags are: in a drop zone, or on a trolley. */
function depositOf({ number, status }: DeliveryPlan, center: number, random: Random) {
  const area = drawTransitArea(random);
  const isThere = isPacked(status) && !hasLeft(status);
  if (isThere && turn(number, 9, 4)) return onTrolley(trolleyFor(center, number));
  return {
    transit_area: isThere ? area.name : null,
    transit_area_current: isThere && turn(number, 4, 1) ? area.name : null,
    transit_area_type: isThere ? area.type : null,
    transit_area_target_type: isThere && turn(number, 6, 2) ? (turn(number, 18, 8) ? 4 : area.type) : null,
    log_transit_area: isPacked(status) ? area.name : null,
  };
}

const onTrolley = (trolley_id: TrolleyId) => ({
  transit_area: null,
  transit_area_current: null,
  transit_area_type: transitTypes.trolley,
  transit_area_target_type: null,
  log_transit_area: null,
  trolley_id,
});

const particularities = ({ number, slot, client }: DeliveryPlan) => ({
  is_pro: client.is_pro ?? false,
  is_important: turn(number, 34, 21),
  paid_with_tr: turn(number, 13, 8),
  option_tranquility: turn(number, 11, 4),
  is_short_shipping_slot: isShort(slot),
  is_uber_eats_order: turn(number, 38, 23),
  is_super_venere: turn(number, 44, 26),
  is_replace_allowed: !turn(number, 5, 4),
});

const flagsOf = ({ number, status }: Pick<DeliveryPlan, 'number' | 'status'>) => {
  if (status === 'waiting_restock') return [{ flag_id: restockFlag }];
  return turn(number, 49, 31) ? [{ flag_id: 1 }] : [];
};
