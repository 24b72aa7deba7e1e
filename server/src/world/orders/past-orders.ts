import { type Order, OrderId } from '../../../../src/domain/order/order.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { seedCenters } from '../centers.ts';
import { dayMs, hourMs, iso } from '../clock.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import { publicNumber } from './orders.ts';

/** A past order, and its customer. */
export interface PastOrder {
  readonly order: Order;
  readonly clientId: number;
  /** The order of today in whose journey through centers it is a leg. */
  readonly legOf?: OrderId;
}

/** The first of their ids: below those of the day, above those of the orders in deposits. */
const firstId = 48_000_101;

/** More of them would only slow the start. */
const most = 240;

interface Ordered {
  readonly orders: readonly Order[];
  readonly tasks: readonly Task[];
}

/**
 * Orders of the last two months: one to three for every other client of today, one in five in another center; and the
 * first legs of orders that come through another center. No board lists them: support looks them up. `from` is how many
 * of them exist already.
 */
export function makePastOrders(scene: Scene, today: Ordered, from: number): PastOrder[] {
  const { center, random } = scene;
  const made = [...weeksAgo(scene, today), ...firstLegs(today)];
  return made.map(({ order, ...rest }, at) => {
    const center_id = rest.legOf || at % 5 === 4 ? elsewhere(center.id, random) : center.id;
    return {
      ...rest,
      order: { ...order, id: OrderId.parse(firstId + from + at), random_id: publicNumber(random), center_id },
    };
  });
}

type Unnumbered = Omit<PastOrder, 'order'> & { readonly order: Omit<Order, 'id'> };

interface Bought {
  readonly order: Order;
  readonly clientId: number;
}

function boughtBy({ orders, tasks }: Ordered): Bought[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  return tasks.flatMap(({ client, linked_order }) => {
    const order = byId.get(linked_order);
    return order && client?.id ? [{ order, clientId: client.id }] : [];
  });
}

const weeksAgo = ({ nowMs, random }: Scene, today: Ordered): Unnumbered[] =>
  boughtBy(today)
    .filter((_, at) => at % 2 === 0)
    .flatMap((bought) => Array<Bought>(random.int(1, 3)).fill(bought))
    .slice(0, most)
    .map(({ order, clientId }) => ({ clientId, order: overOf(order, nowMs, random) }));

const firstLegs = (today: Ordered): Unnumbered[] =>
  boughtBy(today)
    .filter(({ order }) => order.cross_docking)
    .map(({ order, clientId }) => ({
      clientId,
      legOf: order.id,
      order: { ...order, status: 'received', trolley_id: null, products: null },
    }));

const elsewhere = (center: number, random: Random) =>
  random.pick(seedCenters.map((seeded) => seeded.center.id).filter((id) => id !== center));

/** An order of the same household some weeks ago: delivered, now and then cancelled. */
function overOf(like: Order, nowMs: number, random: Random): Omit<Order, 'id'> {
  const startMs = nowMs - random.int(2, 60) * dayMs - random.int(0, 9) * hourMs;
  const isCanceled = random.chance(0.06);
  return {
    ...like,
    status: isCanceled ? 'canceled' : 'received',
    canceled_mode: isCanceled ? 'sms' : null,
    tags: random.chance(0.1) ? ['is_expensive'] : [],
    shipping_time: iso(startMs),
    max_shipping_time: iso(startMs + 2 * hourMs),
    estimated_travel_departure_at: iso(startMs - hourMs / 2),
    earlier_departure_at: null,
    canteen_id: null,
    canteen_cutoff: null,
    canteen_tasks: [],
    canteen_name: null,
    canteen_orders_count: null,
    cross_docking: null,
    priority_rank: null,
    late_order: null,
    products: null,
    flagged_orders: [],
    transit_area: null,
    transit_area_current: null,
    transit_area_type: null,
    trolley_id: null,
    is_gonable: false,
  };
}
