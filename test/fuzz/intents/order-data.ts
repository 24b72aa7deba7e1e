import { list, record } from '../oracle/word.ts';
import { type Intent, intend, type Screen } from './screen.ts';

type Intend = (screen: Screen) => Intent | undefined;

const codes = ['12-34', '56-78', '90-12'];

/** A crate more or less; now and then one the order has already, or has no more. */
const crate: Intend = (screen) => {
  const order = screen.pick('order');
  if (!order) return undefined;
  const code = screen.random.pick(codes);
  const isThere = list(order.crates).some((it) => record(it).code === code);
  const name = isThere === screen.random.chance(0.9) ? 'order.deleteCrate' : 'order.addCrate';
  return intend(name, { orderId: order.id, center: screen.center, code });
};

const name: Intend = (screen) => {
  const order = screen.pick('order');
  const company = screen.random.pick(['', 'Atelier Lumen']);
  return order && intend('order.deliveryName', { orderId: order.id, firstname: 'Léa', lastname: 'Roux', company });
};

const phone: Intend = (screen) => {
  const order = screen.pick('order');
  const number = screen.random.pick(['06 12 34 56 78', '0711223344']);
  return order && intend('order.deliveryPhone', { orderId: order.id, phone: number });
};

/** One of the two the server gives every client. */
const address: Intend = (screen) => {
  const order = screen.pick('order');
  if (!order) return undefined;
  const task = screen.rows('task').find((it) => it.linked_order === order.id);
  const id = screen.random.int(77, 78);
  const place = { street_number: String(id), street: 'Rue Marcadet', postal_code: '75018', city: 'Paris' };
  const at = { latitude: 48.89, longitude: 2.35 };
  return intend('order.deliveryAddress', {
    ...{ orderId: order.id, taskId: task?.id ?? null },
    address: { id, user_id: 5, ...place, ...at },
  });
};

const correction: Intend = (screen) => {
  const order = screen.pick('order');
  const changes = screen.random.chance(0.9) ? { street_number: '80' } : {};
  return order && intend('address.edit', { orderId: order.id, userId: 5, addressId: 78, changes });
};

const trolley: Intend = (screen) => {
  const metas = record(screen.rows('metas').find(({ id }) => id === screen.center));
  const it = screen.random.pick(list(metas.trolleys).map(record));
  const place = screen.random.pick(list(metas.trolley_locations).map(record));
  const locationId = screen.random.chance(0.9) ? (place?.id ?? null) : null;
  return (
    it &&
    intend('trolley.locate', {
      center: screen.center,
      orderId: null,
      trolleyId: it.id,
      trolleyName: 'C',
      locationId,
      locationName: '',
    })
  );
};

export const onOrderData: readonly (readonly [weight: number, intend: Intend])[] = [
  [2, crate],
  [1, name],
  [1, phone],
  [1, address],
  [1, correction],
  [1, trolley],
];
