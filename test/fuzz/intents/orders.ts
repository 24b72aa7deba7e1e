import { type Fields, list, record } from '../oracle/word.ts';
import { type Intent, intend, type Screen } from './screen.ts';

type Intend = (screen: Screen) => Intent | undefined;
type Order = ReturnType<typeof ordersOf>[number];

const ordersOf = (screen: Screen) => screen.rows('order');

export const bags: Intend = (screen) => {
  const order = screen.pick('order');
  const args = { orderId: order?.id, dry: screen.random.int(0, 2), isotherm: screen.random.int(0, 2) };
  return order && intend('order.bags', args);
};

/** An order with its task and the dock it is shown in. */
function changed(screen: Screen, order: Order) {
  const task = screen.rows('task').find((it) => it.linked_order === order.id);
  return {
    ...{ orderId: order.id, randomId: order.random_id, taskId: task?.id ?? null, dockId: task?.dock ?? null },
    from: order.status ?? null,
  };
}

/** A status the screen offers, or any. */
function next(screen: Screen, from: unknown): string {
  const { random } = screen;
  const metas = screen.rows('metas').find(({ id }) => id === screen.center);
  const offered = list(record(record(metas?.order_statuses).ALLOWED_TRANSITIONS)[String(from)]);
  return String((random.chance(0.9) && random.pick(offered)) || random.pick(['paid', 'prep', 'received']));
}

const status: Intend = (screen) => {
  const order = screen.pick('order');
  if (!order) return undefined;
  const to = next(screen, order.status);
  if (to === 'redestock') return intend('order.destock', { ...changed(screen, order), center: screen.center });
  return intend('order.status', {
    ...{ ...changed(screen, order), to, center: screen.center, reason: reasonFor(screen, order.status, to) },
  });
};

/** The reason its modal asks for; now and then one that will not do. */
function reasonFor(screen: Screen, from: unknown, to: string) {
  const { random } = screen;
  const given = { comment: random.chance(0.7) ? 'Produit cassé en rayon' : null, refund: random.chance(0.5) };
  if (from === 'blocked') return { kind: 'blocking', id: random.chance(0.9) ? 7 : 99, ...given };
  return to === 'paid' && from === 'prep' ? { kind: 'repreparation', id: random.int(5, 6), ...given } : null;
}

/** Those of one status together, in one dock or anywhere. */
const statuses: Intend = (screen) => {
  const order = screen.pick('order');
  if (!order) return undefined;
  const alike = ordersOf(screen).filter((it) => it.status === order.status && screen.random.chance(0.5));
  const orders = (alike.length > 0 ? alike : [order]).map((it) => changed(screen, it));
  const to = next(screen, order.status);
  return intend('orders.status', { orders, dockId: orders[0]?.dockId ?? null, to, center: screen.center });
};

const isBack = ({ status: it, flagged_orders: flags }: Fields) =>
  it === 'undeliveredclient' || it === 'waiting_restock' || list(flags).length > 0;

const depots = [
  { type: 1, name: 'F01', trolley: null },
  { type: 3, name: '', trolley: 9003 },
  { type: -1, name: '', trolley: null },
];

const transitArea: Intend = (screen) => {
  const order = screen.pick('order');
  return order && intend('order.transitArea', { orderId: order.id, depot: screen.random.pick(depots) });
};

/** The outcome of an order that came back. */
const returned: Intend = (screen) => {
  const order = screen.pickWhere('order', isBack);
  if (!order) return undefined;
  const name = screen.random.pick(['order.restock', 'order.restocked', 'order.delivered', 'order.reset']);
  return intend(String(name), changed(screen, order));
};

/** Its bags go out again, or forgotten ones do. */
const redelivered: Intend = (screen) => {
  const isOut = ({ status: it }: Fields) => it === 'shipping' || it === 'received';
  const order = screen.pickWhere('order', (row) => isBack(row) || isOut(row));
  if (!order) return undefined;
  const slot = { shippingTime: screen.at, maxShippingTime: new Date(screen.nowMs + 3_600_000).toISOString() };
  const depot = screen.random.pick(depots);
  const args = { ...changed(screen, order), addressId: 77, ...slot, dry: 1, isotherm: 1, depot };
  return intend('order.redeliver', args);
};

export const onOrders: readonly (readonly [weight: number, intend: Intend])[] = [
  [5, status],
  [3, statuses],
  [3, returned],
  [1, transitArea],
  [1, redelivered],
];
