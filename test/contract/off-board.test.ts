import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { ClientAddress } from '../../src/domain/address/client-address.ts';
import { Order } from '../../src/domain/order/order.ts';
import { OrderSheet, OrderSummary } from '../../src/domain/order/sheet/sheet.ts';
import { DeliverySlot } from '../../src/domain/order/slot/slots.ts';
import { type Board, readBoard } from './board.ts';
import { contractOf } from './on-board.ts';
import { slotTimes } from './slot-times.ts';
import { Conflict } from './wire.ts';

// An order that was delivered another day stands on no board. It is acted on from its sheet all the same.

const contract = contractOf();
const { onBoard } = contract;
const dayMs = 86_400_000;
const summaries = z.array(OrderSummary);

const clientsOf = ({ tasks }: Board) => {
  const ids = new Set([...tasks.values()].flatMap(({ client }) => client?.id ?? []));
  return ids.size > 0 ? [...ids] : undefined;
};

/** An order of one of these clients that was delivered days ago, in the center of the board or in another. */
async function past(clients: readonly number[], where: 'here' | 'elsewhere' = 'here') {
  const { api, center } = contract.target;
  for (const client of clients) {
    const orders = summaries.parse((await api.get('/processing-orders/', { query: { user_id: client } })).body);
    const found = orders.find(
      (it) =>
        it.status === 'received' &&
        Date.now() - Date.parse(it.shipping_time ?? '') > dayMs &&
        (it.center === center) === (where === 'here') &&
        !taken.has(it.id),
    );
    if (!found) continue;
    taken.add(found.id);
    return { id: found.id, center: found.center ?? center, client };
  }
  throw new Error('no client ordered before');
}
const taken = new Set<number>();

const sheetOf = async (id: number) => {
  const { body } = await contract.target.api.get(`/processing-orders/${id}/`);
  return { ...Order.parse(body), ...OrderSheet.parse(body) };
};
const patch = (id: number, body: object) => contract.target.api.patch(`/processing-orders/${id}/`, body);
const post = (id: number, service: string, body?: object) =>
  contract.target.api.post(`/processing-orders/${id}/${service}/`, body);

/** No poll of its center tells of it, whole or in what changed. */
async function expectOff({ id, center }: { readonly id: number; readonly center: number }, cursor: string | null) {
  const { api } = contract.target;
  for (const [path, query] of [
    ['/dispatch/loadstate/', { center, version: 1 }],
    ['/tasks/state/', { center_id: center, version: 1 }],
  ] as const)
    expect(JSON.stringify((await api.get(path, { query })).body)).not.toContain(String(id));
  if (!cursor) return;
  const headers = { 'delta-since': cursor };
  const { body } = await api.get('/dispatch/loadstate/', { query: { center, version: 1 }, headers });
  expect(JSON.stringify(body)).not.toContain(String(id));
}
const cursorOf = async (center: number) =>
  (await contract.target.api.get('/dispatch/loadstate/', { query: { center, version: 1 } })).headers.get(
    'delta-cursor',
  );

/** Runs an action on an order of another day, and sees that no poll tells of it afterwards. */
const offBoard = (
  title: string,
  run: (order: Awaited<ReturnType<typeof past>>) => Promise<void>,
  where?: 'elsewhere',
) =>
  onBoard(title, clientsOf, async (clients) => {
    const order = await past(clients, where);
    const cursor = await cursorOf(order.center);
    await run(order);
    await expectOff(order, cursor);
  });

describe('an order of another day', () => {
  offBoard('API-S05 has its two options changed', async ({ id }) => {
    const { is_replace_allowed } = await sheetOf(id);
    const changed = await patch(id, { is_replace_allowed: !is_replace_allowed, option_tranquility: true });
    expect(changed).toMatchObject({ status: 200, body: { id, is_replace_allowed: !is_replace_allowed } });
    expect(await sheetOf(id)).toMatchObject({ is_replace_allowed: !is_replace_allowed, option_tranquility: true });
  });

  offBoard(
    'API-S05 has them changed in another center too',
    async ({ id }) => {
      const changed = await patch(id, { is_replace_allowed: false, option_tranquility: false });
      expect(changed.status).toBe(200);
      expect(await sheetOf(id)).toMatchObject({ is_replace_allowed: false, option_tranquility: false });
    },
    'elsewhere',
  );

  offBoard('API-S05 API-023 has its bags counted again', async ({ id }) => {
    expect((await patch(id, { number_of_bags: 6, number_of_bags_isotherm: 2 })).status).toBe(200);
    expect(await sheetOf(id)).toMatchObject({ number_of_bags: 6, number_of_bags_dry: 4 });
  });

  offBoard('API-S17 API-S18 gets a crate and loses it', async ({ id }) => {
    const codes = ({ crates }: Pick<Order, 'crates'>) => crates?.map(({ code }) => code) ?? [];
    expect((await post(id, 'add_crate', { crate_code: '91-17', flat: 1 })).status).toBe(200);
    expect(codes(await sheetOf(id))).toContain('91-17');
    expect((await post(id, 'delete_crate', { crate_code: '91-17', flat: 1 })).status).toBe(200);
    expect(codes(await sheetOf(id))).not.toContain('91-17');
  });

  offBoard('API-S23 has its bags put elsewhere', async ({ id }) => {
    const moved = await post(id, 'change_transit_area', { transit_area_type: 1, transit_area_name: 'F09' });
    expect(moved.status).toBe(200);
    expect(await sheetOf(id)).toMatchObject({ transit_area: 'F09', transit_area_type: 1 });
  });

  offBoard(
    'API-S15 SUP-313 has its name and its number changed; it was delivered where it was',
    async ({ id, client }) => {
      const { api } = contract.target;
      const save = (body: object) => api.patch(`/processing-orders/${id}/address/`, body);
      const { body } = await api.get('/admin-addresses/', { query: { user_id: client } });
      const [address] = z.array(ClientAddress).parse(body);
      const before = await sheetOf(id);
      for (const fields of [{ firstname: 'Léa', lastname: 'Roux', company: '' }, { phone: '06 11 22 33 44' }])
        expect((await save(fields)).status).toBe(200);
      const place = { street_number: '7', street: 'Rue du Voisin', postal_code: '75011', city: 'Paris' };
      for (const elsewhere of [{ shipping_address_id: address?.id }, place])
        expect(await save(elsewhere)).toMatchObject({ status: 409, body: { error: 'Commande livrée ou annulée' } });
      const { shipping_address } = before;
      expect(await sheetOf(id)).toMatchObject({ firstname: 'Léa', phone: '06 11 22 33 44', shipping_address });
      expect((await save({ shipping_address_id: 1 })).status).toBe(400);
    },
  );

  offBoard('API-S03 API-S20 API-S21 came back after all, is to be restocked, then is', async ({ id }) => {
    const restock = (service: string) => contract.target.api.get(`/processing-orders/${id}/${service}/`);
    // Delivered, it waits for nothing.
    expect((await restock('to_restock')).status).toBe(409);
    const wrong = await post(id, 'change_status', { status: 'now', flat: 1 });
    expect([wrong.status, Conflict.parse(wrong.body).order?.id]).toEqual([409, id]);
    expect((await post(id, 'change_status', { status: 'undeliveredclient', flat: 1 })).status).toBe(200);
    expect(await restock('to_restock')).toMatchObject({ status: 200, body: { status: 'waiting_restock' } });
    expect(await restock('validate_restock')).toMatchObject({ status: 200, body: { status: 'restock' } });
  });

  offBoard('API-S22 was delivered after all', async ({ id }) => {
    await post(id, 'change_status', { status: 'undeliveredclient', flat: 1 });
    expect(await post(id, 'was_delivered')).toMatchObject({ status: 200, body: { status: 'received' } });
  });

  offBoard('API-S19 API-S38 is not sent on its way again: a redelivery is', async ({ id }) => {
    await post(id, 'change_status', { status: 'undeliveredclient', flat: 1 });
    for (const answer of [
      await post(id, 'reset_for_redelivery'),
      await contract.target.api.get(`/processing-orders/${id}/call_stuart/`),
      await post(id, 'call_uber_direct'),
    ]) {
      expect([answer.status, Conflict.parse(answer.body).order?.id]).toEqual([409, id]);
      expect(Conflict.parse(answer.body).error).toMatch(/relivraison/);
    }
    expect((await sheetOf(id)).status).toBe('undeliveredclient');
  });

  offBoard('API-S34 goes out again as a new order on the board of today', async ({ id, client, center }) => {
    const { api } = contract.target;
    await post(id, 'change_status', { status: 'undeliveredclient', flat: 1 });
    const addresses = z
      .array(ClientAddress)
      .parse((await api.get('/admin-addresses/', { query: { user_id: client } })).body);
    const slots = await Promise.all(
      addresses.map(async (it) => ({
        ...{ address: it.id },
        slots: slotTimes(
          z
            .array(DeliverySlot)
            .parse(
              (await api.get('/postal_codes/slots/', { query: { postal_code: it.postal_code ?? '', order_id: id } }))
                .body,
            ),
        ),
      })),
    );
    const to = slots.find((it) => it.slots.length > 0);
    const made = await api.post('/redeliver-orders/', {
      ...{ order_id_to_redeliver: id, shipping_address_id: to?.address, ...to?.slots[0] },
      ...{ number_of_bags: 1, number_of_bags_isotherm: 0, transit_area_type: 1, transit_area_name: 'F01' },
    });
    expect(made).toMatchObject({ status: 200, body: { tags: ['redelivering'], center_id: center } });
    const { load } = await readBoard(api, center);
    const listed = load.deliveries.find((it) => it.linked_order.id === Order.parse(made.body).id);
    expect(listed).toMatchObject({ status: 'todo', dock: null, client: { id: client } });
    expect((await sheetOf(id)).status).toBe('received');
  });
});
