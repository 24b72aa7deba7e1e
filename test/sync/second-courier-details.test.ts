import { beforeEach, describe, expect, it } from 'vitest';
import { detailKey } from '../../src/domain/asking/detail.ts';
import { courierOrders, courierOrdersPeriodMs } from '../../src/domain/courier/courier-order.ts';
import { storeLogs, storeStatuses } from '../../src/domain/store/details.ts';
import type { Fate } from '../engine/network.ts';
import { type Tab, World } from '../engine/world.ts';

const said = (body: unknown, status = 200, headers = {}): Fate => ({ instead: { status, body, headers } });

describe('what is read of the second courier', () => {
  let world: World;
  let asked: number[];
  let fate: Fate;
  let path: string;
  const stored = (entry: Parameters<typeof detailKey>[0], args: unknown) =>
    world
      .shadow('1')
      .of('details')
      .find(({ key }) => key === detailKey(entry, 9, args));
  const lookAtStores = (tab: Tab) => tab.engine.look(storeStatuses.name, { center: 9 });

  beforeEach(() => {
    world = new World();
    asked = [];
    path = '/uber-eats/store_statuses/';
    fate = said({ error: 'Indisponible' }, 500);
    world.network.onSent = ({ request }) => {
      if (request.path === path) asked.push(world.clock.now());
    };
    world.network.fateOf = (request) => (request.path === path ? fate : {});
  });

  const seconds = () => asked.map((atMs) => Math.round((atMs - (asked[0] ?? 0)) / 1000));

  it.each([
    ['server error', said({ error: 'Indisponible' }, 500), 'Indisponible'],
    ['refusal', said({ detail: 'Accès refusé' }, 403), 'Accès refusé'],
    ['lost call', { reachMs: null } as Fate, 'Une erreur est survenue'],
    ['unreadable answer', said({ store_statuses: 'x' }), 'Une erreur est survenue'],
  ])(
    'PRP-404 PRP-405 after a %s the stores are asked for five times more, then why is told',
    async (_, fails, text) => {
      fate = fails;
      const tab = await world.open();
      void lookAtStores(tab);
      await world.pass(30_000, 500);
      expect(stored(storeStatuses, { center: 9 })).toBeUndefined();
      await world.pass(30_000, 500);
      expect(seconds()).toEqual([0, 1, 3, 7, 15, 31]);
      expect(stored(storeStatuses, { center: 9 })).toMatchObject({ value: null, error: text });
    },
  );

  it('PRP-405 an answer that comes after all ends the attempts', async () => {
    const tab = await world.open();
    void lookAtStores(tab);
    await world.pass(2_000, 500);
    fate = said({ store_statuses: [{ store_id: 'a', status: 'ONLINE' }] });
    await world.pass(60_000, 500);
    expect(seconds()).toEqual([0, 1, 3]);
    expect(stored(storeStatuses, { center: 9 })).toMatchObject({
      value: { store_statuses: [{ store_id: 'a', status: 'ONLINE' }] },
      error: null,
    });
  });

  it('PRP-405 a token that is none any more ends them at once', async () => {
    fate = said({ detail: 'Jeton invalide' }, 401);
    const tab = await world.open();
    void lookAtStores(tab);
    await world.pass(60_000, 1_000);
    expect(asked).toHaveLength(1);
    expect(world.told).toContainEqual({ tabId: tab.id, what: 'unauthorized' });
  });

  it('PRP-405 a server that asks for more time is asked no sooner', async () => {
    fate = said({ error: 'Trop de demandes' }, 503, { 'Retry-After': '120' });
    const tab = await world.open();
    void lookAtStores(tab);
    await world.pass(60_000, 1_000);
    expect(asked).toHaveLength(1);
    expect(stored(storeStatuses, { center: 9 })).toMatchObject({ error: 'Trop de demandes' });
  });

  it('PRP-406 PRP-407 orders and logs are asked for once', async () => {
    const tab = await world.open();
    for (const [entry, args, at] of [
      [courierOrders, { center: 9 }, '/uber-eats/orders/'],
      [storeLogs, { storeId: 'a' }, '/uber-eats/store_status_logs/'],
    ] as const) {
      path = at;
      asked = [];
      void tab.engine.look(entry.name, args);
      await world.pass(60_000, 1_000);
      expect(asked).toHaveLength(1);
      expect(stored(entry, args)).toMatchObject({ error: 'Indisponible' });
    }
  });

  it('PRP-403 two tabs that tick at moments of their own ask every ten seconds together', async () => {
    path = '/uber-eats/orders/';
    fate = said({ current_orders: [], orders_to_regularize: [] });
    const tabs = [await world.open(), await world.open()];
    const tick = (tab: Tab) => tab.engine.look(courierOrders.name, { center: 9 }, courierOrdersPeriodMs);
    for (let second = 0; second < 60; second += 5) {
      const tab = tabs[(second / 5) % 2];
      if (tab) void tick(tab);
      await world.pass(5_000, 1_000);
    }
    expect(seconds()).toEqual([0, 10, 20, 30, 40, 50]);
  });

  it('PRP-408 phones and codes of customers leave the device half an hour after the last look', async () => {
    path = '/uber-eats/orders/';
    const order = { id: 1, order: { id: 4 }, customer_phone_number: '06', customer_pin_code: '1234' };
    fate = said({ current_orders: [order], orders_to_regularize: [] });
    const tab = await world.open();
    void tab.engine.look(courierOrders.name, { center: 9 });
    await world.pass(2_000, 500);
    expect(JSON.stringify(stored(courierOrders, { center: 9 }))).toContain('1234');
    await world.pass(31 * 60_000, 60_000);
    path = '/uber-eats/store_statuses/';
    fate = said({ store_statuses: [] });
    void lookAtStores(tab);
    await world.pass(2_000, 500);
    expect(stored(courierOrders, { center: 9 })).toBeUndefined();
  });
});
