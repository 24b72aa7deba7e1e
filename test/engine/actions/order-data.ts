import type { RequestSpec } from '../../../src/domain/command.ts';
import { isRead } from '../calls.ts';
import { type Truth, type TruthOrder, wireOrder } from '../server-rows.ts';
import { conflictOfOrders, done, isRecord, notFound, type Outcome, refused } from './outcome.ts';

type Body = Readonly<Record<string, unknown>>;

/** A crate more or less (DSP-922). */
function crates(truth: Truth, order: TruthOrder, service: string, code: string): Outcome {
  const known = order.crates ?? [];
  const isThere = known.some((crate) => crate.code === code);
  if (!/^\d\d-\d\d$/.test(code)) return refused(400, { error: 'Mauvais format' });
  if (isThere !== (service === 'delete_crate/')) return conflictOfOrders([order]);
  const added = { id: truth.nextTask++ + 10_000, code };
  order.crates = isThere ? known.filter((crate) => crate.code !== code) : [...known, added];
  order.number_of_crates = order.crates.length;
  return done(wireOrder(order));
}

/** The name, the number, or the address by its number (API-S15). */
function deliver(truth: Truth, order: TruthOrder, body: Body): Outcome {
  const { shipping_address_id, ...fields } = body;
  Object.assign(order, fields);
  if (typeof shipping_address_id !== 'number') return done(wireOrder(order));
  const address = addressOf(shipping_address_id);
  order.shipping_address = address;
  for (const task of truth.tasks.values()) if (task.order === order.id) task.address = address;
  return done(wireOrder(order));
}

/** The addresses of the client, the same for all: 77 and 78. */
export const addressOf = (id: number) => ({
  ...{ id, street_number: String(id), street: 'Rue Marcadet', postal_code: '75018', city: 'Paris' },
  ...{ latitude: 48.89, longitude: 2.35 },
});

/** Calls about the data of one order; null for any other call. */
export function actOnOrderData(truth: Truth, request: RequestSpec): Outcome | null {
  const { path, body } = request;
  const said = isRecord(body) ? body : {};
  const [, id, service = ''] = /^\/processing-orders\/(\d+)\/(add_crate\/|delete_crate\/|address\/)$/.exec(path) ?? [];
  if (id === undefined || isRead(request)) return null;
  const order = truth.orders.get(Number(id));
  if (!order) return notFound;
  return service === 'address/' ? deliver(truth, order, said) : crates(truth, order, service, String(said.crate_code));
}

/** Moves a trolley (PRP-448); corrects an address of a client (API-148), which no row has. */
export function actOnPlaces(truth: Truth, request: RequestSpec): Outcome | null {
  const [, kind, id] = /^\/(trolleys|admin-addresses)\/(\d+)\/$/.exec(request.path) ?? [];
  const said = isRecord(request.body) ? request.body : {};
  if (kind === undefined || isRead(request)) return null;
  if (kind === 'admin-addresses') return done({ ...addressOf(Number(id)), ...said });
  const { metas } = truth;
  const trolley = metas?.trolleys.find((it) => it.id === Number(id));
  const place = metas?.trolley_locations.find((it) => it.id === said.current_location);
  if (!metas || !trolley) return notFound;
  if (!place) return refused(400, { error: 'Emplacement inconnu' });
  const moved = { ...trolley, current_location: place.id };
  metas.trolleys = metas.trolleys.map((it) => (it === trolley ? moved : it));
  return done(moved);
}
