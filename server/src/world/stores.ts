import { CenterId } from '../../../src/domain/center/center-id.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { MadeStores } from '../stores/records.ts';
import type { CenterData } from './center-data.ts';
import { iso, minuteMs } from './clock.ts';
import { drawMobile, drawName, staffEmail } from './people/names.ts';
import { makeRandom, type Random } from './random.ts';
import type { Scene } from './scene.ts';

const kinds = [
  { key: 'epicerie', name: 'épicerie', type: 'GROCERY_STORE' },
  { key: 'repas', name: 'repas', type: 'RESTAURANT' },
  { key: 'nuit', name: 'nuit', type: 'GROCERY_STORE' },
] as const;

/** The store of a center that sells whatever is ordered by day. */
const storeOf = (center: number, kind: (typeof kinds)[number]['key'] = 'epicerie') => `${center}-${kind}`;

const open = { status: 'ONLINE', is_offline_until: null, offline_reason: null, offline_reason_metadata: null };
const closed = { ...open, status: 'OFFLINE', offline_reason: 'OUT_OF_MENU_HOURS' };

const provider = 'Uber Eats';

/** The stores of a center, with their recent changes and the orders they sold today. */
export function makeStores(
  { center, nowMs, random }: Pick<Scene, 'center' | 'nowMs' | 'random'>,
  day: CenterData,
): MadeStores {
  const paused = {
    ...{ status: 'OFFLINE', offline_reason: 'PAUSED_BY_UBER', offline_reason_metadata: 'UNFULFILL_RATE' },
    is_offline_until: iso(nowMs + random.int(20, 50) * minuteMs),
  };
  const states = { epicerie: open, repas: paused, nuit: closed };
  const log = (kind: (typeof kinds)[number]['key'], event: number, status: string, by: string, agoMinutes: number) => ({
    ...{ store_id: storeOf(center.id, kind), event, status, done_by: by },
    created_at: iso(nowMs - agoMinutes * minuteMs),
  });
  const manager = staffEmail(drawName(random));
  return {
    stores: kinds.map(({ key, name, type }) => ({
      ...{ store_id: storeOf(center.id, key), center_id: center.id, store_name: `${center.name}, ${name}` },
      ...{ store_type: type, last_event: 2, ...states[key] },
    })),
    logs: [
      log('epicerie', 1, 'OFFLINE', manager, 190),
      log('epicerie', 2, 'ONLINE', manager, 165),
      log('repas', 1, 'ONLINE', provider, 400),
      log('repas', 2, 'OFFLINE', provider, 10),
    ],
    orders: day.orders.flatMap((order) => marketOrderOf(order)),
  };
}

const vehicles = ['BICYCLE', 'MOTORBIKE', 'CAR', 'PEDESTRIAN'] as const;
const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('');
const plate = (random: Random) => {
  const letters = () => random.pick([...'ABCDEFGHJKLMNPQRSTVWXYZ']) + random.pick([...'ABCDEFGHJKLMNPQRSTVWXYZ']);
  return `${letters()}-${digits(random, 3)}-${letters()}`;
};

/** The second courier's details about an order he sold, always the same for the same order; none for another order. */
export function marketOrderOf(order: Order): MadeStores['orders'] {
  if (!order.is_uber_eats_order || !order.center_id || !order.shipping_time) return [];
  const random = makeRandom(order.id).fork('market');
  const display_id = random.int(0x10000, 0xfffff).toString(16).toUpperCase();
  // The client fetches one in three himself.
  const isFetched = random.int(1, 3) === 1;
  const vehicle = random.pick(vehicles);
  const hasPlate = vehicle === 'MOTORBIKE' || vehicle === 'CAR';
  const { first, last } = drawName(random);
  return [
    {
      ...{
        order_id: order.id,
        center_id: CenterId.parse(order.center_id),
        store_id: storeOf(order.center_id),
        display_id,
      },
      pickup_time: order.shipping_time,
      customer_phone_number: order.phone ?? drawMobile(random),
      customer_pin_code: digits(random, 4),
      merchants_link: `https://merchants.ubereats.example/orders/${display_id}`,
      courier_name: isFetched ? null : `${first} ${last.slice(0, 1)}.`,
      courier_phone: isFetched ? null : drawMobile(random),
      courier_pin_code: isFetched ? null : digits(random, 4),
      vehicle_type: isFetched ? null : vehicle,
      vehicle_plate: !isFetched && hasPlate ? plate(random) : null,
    },
  ];
}
