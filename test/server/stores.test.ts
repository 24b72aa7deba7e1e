import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { marketOrders } from '../../server/src/db/schema/stores.ts';
import { lockCenter, writePatches } from '../../server/src/db/write.ts';
import { CenterId } from '../../src/domain/center/center-id.ts';
import type { CourierOrder } from '../../src/domain/courier/courier-order.ts';
import { assert } from '../../src/domain/result.ts';
import type { Store, StoreLog } from '../../src/domain/store/store.ts';
import type { Client } from '../contract/client.ts';
import { type OwnServer, ownServer } from './own-server.ts';

const center = 9;
const secret = 'only-providers-know';
let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ size: 150, config: { courierSecret: secret } });
  api = await server.as('manager');
});
afterAll(() => server.close());
beforeEach(() => {
  server.market.refusal = null;
  server.market.isSilent = false;
  server.market.delayMs = 0;
});

const stores = async () =>
  ((await api.get('/uber-eats/store_statuses/', { query: { center } })).body as { store_statuses: Store[] })
    .store_statuses;
const store = async (id: string) => (await stores()).find(({ store_id }) => store_id === id);
const logs = async (id: string) =>
  ((await api.get('/uber-eats/store_status_logs/', { query: { store: id } })).body as { logs: StoreLog[] }).logs;
const ask = (id: string, status: string, call: object = {}) =>
  api.post('/uber-eats/update_store_status/', { center, store: id, status }, call);
const grocery = '9-epicerie';
const meals = '9-repas';

describe('the stores of a center', () => {
  it('PRP-360 PRP-371 PRP-372 are told with why they are closed', async () => {
    expect(await stores()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ store_id: '9-nuit', status: 'OFFLINE', offline_reason: 'OUT_OF_MENU_HOURS' }),
        expect.objectContaining({
          store_id: meals,
          offline_reason_metadata: 'UNFULFILL_RATE',
          store_type: 'RESTAURANT',
        }),
        expect.objectContaining({ store_id: grocery, store_name: 'Paris La Chapelle, épicerie', status: 'ONLINE' }),
      ]),
    );
  });

  it('PRP-365 PRP-368 PRP-375 are paused and opened again, and their log says by whom, the newest first', async () => {
    expect((await ask(grocery, 'OFFLINE')).status).toBe(204);
    expect(await store(grocery)).toMatchObject({ status: 'OFFLINE', offline_reason: 'PAUSED_BY_RESTAURANT' });
    expect((await ask(grocery, 'ONLINE')).status).toBe(204);
    expect(await store(grocery)).toMatchObject({ status: 'ONLINE', offline_reason: null });
    const by = 'manager@quai.example';
    expect((await logs(grocery)).slice(0, 2)).toMatchObject([
      { status: 'ONLINE', done_by: by },
      { status: 'OFFLINE', done_by: by },
    ]);
    // What the service calls back with about the same changes adds none.
    const before = await logs(grocery);
    await server.market.step();
    expect(await logs(grocery)).toEqual(before);
  });

  it('PRP-367 whose hours are set elsewhere, or that are of another center, are not opened', async () => {
    expect(await ask('9-nuit', 'ONLINE')).toMatchObject({
      status: 409,
      body: { error: "Les horaires d'ouverture sont configurés ailleurs." },
    });
    expect(await ask('12-epicerie', 'OFFLINE')).toMatchObject({ status: 400 });
    expect(await ask('none', 'OFFLINE')).toMatchObject({ status: 400 });
  });

  it('that are not to be changed, by the word of their service, say so', async () => {
    server.market.refusal = 'Compte suspendu';
    expect(await ask(grocery, 'OFFLINE')).toMatchObject({ status: 400, body: { error: 'Compte suspendu' } });
    expect(await store(grocery)).toMatchObject({ status: 'ONLINE' });
  });

  it('PRP-369 are as their service says once it is heard, where its answer was lost: once in the log', async () => {
    const before = await logs(grocery);
    server.market.isSilent = true;
    expect(await ask(grocery, 'OFFLINE')).toMatchObject({ status: 503 });
    expect(await store(grocery)).toMatchObject({ status: 'ONLINE' });
    server.market.isSilent = false;
    await server.market.step();
    expect(await store(grocery)).toMatchObject({ status: 'OFFLINE' });
    expect(await logs(grocery)).toHaveLength(before.length + 1);
    expect((await ask(grocery, 'ONLINE')).status).toBe(204);
    await server.market.step();
  });

  it('PRP-365 that change by themselves while their service answers late are as it then says, and changed once', async () => {
    server.market.delayMs = 300;
    const before = await logs(grocery);
    const startedMs = performance.now();
    const asked = ask(grocery, 'OFFLINE');
    // Two orders are refused meanwhile: the service pauses the store before it comes to the call.
    for (const order of ['late-1', 'late-2']) server.market.hearOrder(grocery, order, 'CANCELED');
    expect((await asked).status).toBe(204);
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(295);
    server.market.delayMs = 0;
    await server.market.step();
    expect(await store(grocery)).toMatchObject({ status: 'OFFLINE', offline_reason: 'PAUSED_BY_UBER' });
    expect(await logs(grocery)).toHaveLength(before.length + 1);
    expect((await ask(grocery, 'ONLINE')).status).toBe(204);
    await server.market.step();
  });

  it('are told by who shows the secret alone, each change once and the latest last', async () => {
    const other = '12-epicerie';
    const tell = async (number: number, status: string, shown = secret, id = other) =>
      (
        await fetch(`${server.url}/api/couriers/uber-eats/events/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${shown}` },
          body: JSON.stringify({
            ...{ store_id: id, number, status, changed_by: 'Uber Eats' },
            changed_at: new Date(server.clock()).toISOString(),
          }),
        })
      ).status;
    const { changes } = server.market.find(other) ?? {};
    assert(changes, 'the service knows the store');
    expect(await tell(changes + 1, 'OFFLINE', 'guessed')).toBe(401);
    expect(await tell(changes + 1, 'OFFLINE', secret, 'nobody')).toBe(404);
    expect(await tell(0, 'OFFLINE')).toBe(400);
    expect(await tell(changes + 2, 'ONLINE')).toBe(204);
    expect(await tell(changes + 1, 'OFFLINE')).toBe(204);
    const told = await api.get('/uber-eats/store_statuses/', { query: { center: 12 } });
    expect(told.body).toMatchObject({
      store_statuses: expect.arrayContaining([expect.objectContaining({ store_id: other, status: 'ONLINE' })]),
    });
  });

  it('PRP-370 open again by themselves when their pause is over', async () => {
    expect(await store(meals)).toMatchObject({ status: 'OFFLINE', is_offline_until: expect.any(String) });
    server.advance(60 * 60_000);
    await server.market.step();
    expect(await store(meals)).toMatchObject({ status: 'ONLINE', is_offline_until: null });
    expect((await logs(meals))[0]).toMatchObject({ status: 'ONLINE', done_by: 'Uber Eats' });
  });
});

describe('the orders of the second courier', () => {
  const lists = async () =>
    (await api.get('/uber-eats/orders/', { query: { center } })).body as {
      current_orders: CourierOrder[];
      orders_to_regularize: CourierOrder[];
    };
  const settle = (order_id: number, status: string) =>
    api.post('/uber-eats/change_order_status/', { order_id, status, provider: 'uber' });

  /** An order its client fetches himself, at the store, due an hour ago. */
  async function due(): Promise<number> {
    const all = await server.db
      .select()
      .from(marketOrders)
      .where(eq(marketOrders.center_id, CenterId.parse(center)));
    const { current_orders } = await lists();
    const open = new Set(
      current_orders.flatMap(({ order }) =>
        order.status === 'received' || order.status === 'canceled' ? [] : [order.id],
      ),
    );
    const one = all.find(({ order_id }) => open.has(order_id));
    assert(one, 'the world has an order of the market');
    await server.db
      .update(marketOrders)
      .set({ courier_name: null, pickup_time: new Date(server.clock() - 60 * 60_000).toISOString() })
      .where(eq(marketOrders.order_id, one.order_id));
    await server.db.transaction(async (tx) => {
      const rev = ((await lockCenter(tx, center)) ?? 0) + 1;
      await writePatches(tx, CenterId.parse(center), rev, [
        { kind: 'order', id: one.order_id, set: { status: 'prepared' } },
      ]);
    });
    return one.order_id;
  }

  it('PRP-384 PRP-385 are those it sold, and those its couriers deliver, each with who comes', async () => {
    const { current_orders, orders_to_regularize } = await lists();
    const all = [...current_orders, ...orders_to_regularize];
    expect(new Set(all.map(({ uber_type }) => uber_type))).toEqual(new Set(['uber_eats', 'uber_direct']));
    const delivered = all.find(({ uber_type }) => uber_type === 'uber_direct');
    expect(delivered?.deliveries?.[0]).toMatchObject({ status: expect.any(String), uber_direct: expect.any(Object) });
    const sold = all.find(({ uber_type, deliveries }) => uber_type === 'uber_eats' && deliveries?.length);
    expect(sold).toMatchObject({ display_id: expect.any(String), customer_pin_code: expect.stringMatching(/^\d{4}$/) });
  });

  it('PRP-378 PRP-380 PRP-382 are to be regularised when nobody else will say, and once', async () => {
    const id = await due();
    const isListed = async () => (await lists()).orders_to_regularize.find(({ order }) => order.id === id);
    expect(await isListed()).toMatchObject({ order: { status: 'prepared' }, deliveries: [] });
    expect(await settle(id, 'received')).toMatchObject({ status: 200, body: { new_status: 'received' } });
    expect(await isListed()).toMatchObject({ order: { status: 'received' } });
    expect(await settle(id, 'canceled')).toMatchObject({
      status: 409,
      body: { error: 'Commande déjà livrée ou annulée', order: { id, status: 'received' } },
    });
    server.advance(16 * 60_000);
    expect(await isListed()).toBeUndefined();
  });

  it('PRP-381 PRP-373 that are cancelled here twice have their store paused by its service', async () => {
    expect(await store(grocery)).toMatchObject({ status: 'ONLINE' });
    server.market.isSilent = true;
    for (const _ of [1, 2]) expect((await settle(await due(), 'canceled')).body).toEqual({ new_status: 'canceled' });
    await server.stores.catchUp();
    server.market.isSilent = false;
    await server.stores.catchUp();
    await server.market.step();
    expect(await store(grocery)).toMatchObject({
      status: 'OFFLINE',
      offline_reason: 'PAUSED_BY_UBER',
      offline_reason_metadata: 'UNFULFILL_RATE',
    });
  });

  it('are none of another courier, and no other status is taken', async () => {
    const { body } = await api.get('/dispatch/loadstate/?center=9');
    const { deliveries } = body as { deliveries: { linked_order: { id: number; is_uber_eats_order?: boolean } }[] };
    const other = deliveries.find(({ linked_order }) => !linked_order.is_uber_eats_order);
    assert(other, 'there are orders of our own');
    expect(await settle(other.linked_order.id, 'received')).toMatchObject({ status: 400 });
    expect(await settle(await due(), 'shipping')).toMatchObject({ status: 400 });
  });
});
