import { type Fields, list, orderOf, orNull, type Rows, record, type Word, type Words } from './word.ts';

const isThere = ({ orderId }: Fields, rows: Rows) => orderOf(rows, orderId) !== undefined;
const cratesOf = ({ orderId }: Fields, rows: Rows) => list(orderOf(rows, orderId)?.crates).map(record);
const hasCrate = (said: Fields, rows: Rows) => cratesOf(said, rows).some(({ code }) => code === said.code);

/** The server gives an added crate its number. */
const addCrate: Word = { shows: () => [], isTrue: hasCrate, isAllowed: isThere };

const deleteCrate: Word = {
  shows: (said, rows) => {
    const crates = cratesOf(said, rows).filter(({ code }) => code !== said.code);
    return [{ key: `order:${said.orderId}`, fields: { crates, number_of_crates: crates.length } }];
  },
  isTrue: (said, rows) => isThere(said, rows) && !hasCrate(said, rows),
  isAllowed: isThere,
};

/** Fields of the arguments. */
const fields = (...names: readonly string[]): Word => ({
  shows: (said) => [
    { key: `order:${said.orderId}`, fields: Object.fromEntries(names.map((name) => [name, said[name]])) },
  ],
  isTrue: (said, rows) => {
    const order = orderOf(rows, said.orderId);
    const isAs = (name: string) => said[name] === (order?.[name] ?? (name === 'company' ? '' : undefined));
    return order !== undefined && names.every(isAs);
  },
  isAllowed: isThere,
});

const placeOf = (said: Fields) => {
  const { user_id: _, ...place } = record(said.address);
  return place;
};

const address: Word = {
  shows: (said) => [
    { key: `order:${said.orderId}`, fields: { shipping_address: placeOf(said) } },
    { key: `task:${said.taskId}`, fields: { address: placeOf(said) } },
  ],
  isTrue: (said, rows) => {
    const order = orderOf(rows, said.orderId);
    const [shown, place] = [record(order?.shipping_address), placeOf(said)];
    const isAs = (name: keyof typeof place) => orNull(shown[name]) === place[name];
    return order !== undefined && ['id', 'street_number', 'street', 'postal_code', 'city'].every(isAs);
  },
  isAllowed: isThere,
};

/** No row has a client's addresses. */
const editAddress: Word = { shows: () => [], isTrue: () => false, isAllowed: isThere };

const trolleysOf = (said: Fields, rows: Rows) => list(rows.get(`metas:${said.center}`)?.trolleys).map(record);

const locate: Word = {
  shows: (said, rows) => {
    const moved = (it: Fields) => (it.id === said.trolleyId ? { ...it, current_location: said.locationId } : it);
    return [{ key: `metas:${said.center}`, fields: { trolleys: trolleysOf(said, rows).map(moved) } }];
  },
  isTrue: (said, rows) =>
    said.locationId !== null &&
    trolleysOf(said, rows).some(
      ({ id, current_location }) => id === said.trolleyId && current_location === said.locationId,
    ),
  isAllowed: (said, rows) => {
    const metas = rows.get(`metas:${said.center}`);
    const isKnown = list(metas?.trolley_locations).some((it) => record(it).id === said.locationId);
    return isKnown && trolleysOf(said, rows).some(({ id }) => id === said.trolleyId);
  },
};

export const orderDataWords: Words = {
  'order.addCrate': addCrate,
  'order.deleteCrate': deleteCrate,
  'order.deliveryName': fields('firstname', 'lastname', 'company'),
  'order.deliveryPhone': fields('phone'),
  'order.deliveryAddress': address,
  'address.edit': editAddress,
  'trolley.locate': locate,
};
