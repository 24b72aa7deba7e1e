import { beforeEach, describe, expect, it } from 'vitest';
import { detailKey } from '../../src/domain/asking/detail.ts';
import { orderDetail } from '../../src/domain/order/detail.ts';
import { optimizedRoute } from '../../src/domain/route/optimize.ts';
import { genericError } from '../../src/domain/words/error-text.ts';
import type { Fate } from '../engine/network.ts';
import { type Tab, World } from '../engine/world.ts';

const path = '/processing-orders/4/';
const said = (body: unknown, status = 200): Fate => ({ instead: { status, body, headers: {} } });

describe('a detail read on demand', () => {
  let world: World;
  let asked: string[];
  let fate: Fate | 'held';
  const look = (tab: Tab, orderId: unknown = 4) => tab.engine.look(orderDetail.name, { orderId });
  const endedNow = (tab: Tab) => tab.engine.look(orderDetail.name, { orderId: 4 }, undefined, world.clock.now());
  const stored = () =>
    world
      .shadow('1')
      .of('details')
      .find(({ key }) => key === detailKey(orderDetail, 9, { orderId: 4 }));

  beforeEach(() => {
    world = new World();
    asked = [];
    fate = said({ id: 4, random_id: 'A4' });
    world.network.onSent = ({ request }) => {
      if (request.path.startsWith('/processing-orders/')) asked.push(request.path);
    };
    world.network.fateOf = (request) => (request.path === path ? fate : {});
  });

  it('is asked for by any tab and kept in the replica, for its center', async () => {
    await world.open();
    const second = await world.open();
    await look(second);
    await world.settle();
    expect(asked).toEqual([path]);
    expect(stored()).toMatchObject({ center: 9, value: { id: 4, random_id: 'A4' }, error: null });
  });

  it('is asked for once more when something changed while its call was under way', async () => {
    const tab = await world.open();
    const calls = [look(tab), look(tab)];
    await world.settle();
    await Promise.all(calls);
    expect(asked).toEqual([path]);
    await world.pass(3_100, 100);
    expect(asked).toEqual([path, path]);
    await world.pass(10_000, 1_000);
    expect(asked).toHaveLength(2);
  });

  it('is asked for at once where an action ended since the last call; where it was asked for after that, in its time', async () => {
    const tab = await world.open();
    const since = (sinceMs: number) => tab.engine.look(orderDetail.name, { orderId: 4 }, undefined, sinceMs);
    await look(tab);
    await world.settle();
    const askedAtMs = stored()?.askedAtMs ?? 0;
    await world.pass(100);
    await since(askedAtMs);
    await world.settle();
    expect(asked).toHaveLength(2);
    await world.pass(1_000);
    await since(askedAtMs);
    await world.pass(1_900, 100);
    expect(asked).toHaveLength(2);
    await world.pass(200);
    expect(asked).toHaveLength(3);
    await world.pass(10_000, 1_000);
    expect(asked).toHaveLength(3);
  });

  it('is asked for once more as its call ends, where an action ended meanwhile, in whatever tab', async () => {
    const [tab, other] = [await world.open(), await world.open()];
    fate = 'held';
    const first = look(tab);
    await world.pass(500, 100);
    const later = [tab, tab, other].map(endedNow);
    await world.pass(500, 100);
    expect(asked).toHaveLength(1);
    fate = said({ id: 4 });
    for (const call of [...world.network.held]) call.lose();
    await world.pass(1_000, 100);
    await Promise.all([first, ...later]);
    expect(asked).toHaveLength(2);
  });

  it('waits as long as the server asks, also where an action ended', async () => {
    const tab = await world.open();
    fate = { instead: { status: 503, body: {}, headers: { 'Retry-After': '60' } } };
    await look(tab);
    await world.settle();
    fate = said({ id: 4 });
    await endedNow(tab);
    await world.pass(50_000, 5_000);
    expect(asked).toHaveLength(1);
    await world.pass(12_000, 1_000);
    expect(asked).toHaveLength(2);
  });

  it('waits as long as the server asks with Retry-After, 10 minutes at most, and says meanwhile what it said', async () => {
    const tab = await world.open();
    const busy = { status: 503, body: { error: 'Trop de demandes' }, headers: { 'Retry-After': '60' } };
    fate = { instead: busy };
    await look(tab);
    await world.settle();
    fate = said({ id: 4 });
    await world.pass(50_000, 5_000);
    await look(tab);
    await world.settle();
    expect(asked).toHaveLength(1);
    expect(stored()).toMatchObject({ error: 'Trop de demandes' });
    await world.pass(12_000, 1_000);
    expect(asked).toHaveLength(2);
    expect(stored()).toMatchObject({ error: null, value: { id: 4 } });
    fate = { instead: { ...busy, headers: { 'Retry-After': '99999999' } } };
    await look(tab);
    await world.pass(5_000, 1_000);
    expect(asked).toHaveLength(3);
    fate = said({ id: 4 });
    await look(tab);
    await world.pass(605_000, 10_000);
    expect(asked).toHaveLength(4);
  });

  it.each([0, -1, Number.NaN, 1.5, '', '4', null])('DSP-167 is not asked for with the id %j', async (orderId) => {
    const tab = await world.open();
    await look(tab, orderId);
    await world.settle();
    expect(asked).toEqual([]);
    expect(world.shadow('1').of('details')).toEqual([]);
  });

  it('DSP-455 a paid answer is not asked for again while it is good, an error is', async () => {
    const tab = await world.open();
    const args = { dockId: 7, optimizer: 'google', taskIds: [1] };
    const optimised: string[] = [];
    world.network.onSent = ({ request }) => {
      if (request.path === '/route/7/optimize/') optimised.push(request.method);
    };
    let told = said({ error: 'Indisponible' }, 400);
    world.network.fateOf = (request) => (request.path === '/route/7/optimize/' ? told : {});
    const ask = async () => {
      await tab.engine.look(optimizedRoute.name, args);
      await world.settle();
    };
    await ask();
    await world.pass(3_100, 100);
    told = said({ points: [] });
    await ask();
    expect(optimised).toEqual(['POST', 'POST']);
    await world.pass(9 * 60_000, 60_000);
    await ask();
    expect(optimised).toHaveLength(2);
    await world.pass(2 * 60_000, 60_000);
    await ask();
    expect(optimised).toHaveLength(3);
  });

  it('DSP-165 is asked for once in 3 s, and then again where somebody asked meanwhile', async () => {
    const tab = await world.open();
    await look(tab);
    await world.settle();
    for (const _ of [1, 2, 3]) await look(tab);
    await world.pass(2_900, 100);
    expect(asked).toHaveLength(1);
    await world.pass(200);
    expect(asked).toHaveLength(2);
    await world.pass(20_000, 1_000);
    expect(asked).toHaveLength(2);
  });

  it('is kept without what cannot be read of it, whose names are told', async () => {
    const tab = await world.open();
    const address = { street: 'rue Oberkampf', latitude: 4885.66, longitude: 2.37 };
    fate = said({ id: 4, random_id: 12, number_of_bags: -1, shipping_address: address, center_id: { id: 9 } });
    await look(tab);
    await world.settle();
    const shipping_address = { ...address, latitude: null };
    const value = { id: 4, random_id: null, number_of_bags: null, shipping_address, center_id: 9 };
    expect(stored()).toMatchObject({ value, error: null });
    expect(world.unread.toSorted()).toEqual(
      ['number_of_bags', 'random_id', 'shipping_address.latitude'].map((field) => `order.detail.${field}`),
    );
  });

  it('OUR-264 is asked for by the name of its content, and stands as of now where that is unchanged', async () => {
    const tab = await world.open();
    const conditions: (string | undefined)[] = [];
    const { onSent } = world.network;
    world.network.onSent = (call) => {
      if (call.request.path === path) conditions.push(call.options.headers?.['If-None-Match']);
      onSent(call);
    };
    const ask = async (answer: Fate) => {
      fate = answer;
      await look(tab);
      await world.settle();
      const after = stored();
      await world.pass(4_000);
      return after;
    };
    const named = (body: unknown, etag: string): Fate => ({ instead: { status: 200, body, headers: { ETag: etag } } });
    const unchanged: Fate = { instead: { status: 304, body: undefined, headers: {} } };
    const first = await ask(named({ id: 4, random_id: 'A4' }, '"a"'));
    const second = await ask(unchanged);
    expect(second).toMatchObject({ value: { id: 4, random_id: 'A4' }, error: null });
    expect(second?.valueAskedAtMs).toBe((first?.valueAskedAtMs ?? 0) + 4_000);
    expect(await ask(named({ id: 4, random_id: 'B4' }, '"b"'))).toMatchObject({ value: { random_id: 'B4' } });
    expect(await ask(said({ error: 'Panne' }, 500))).toMatchObject({ error: 'Panne', value: { random_id: 'B4' } });
    expect(await ask(unchanged)).toMatchObject({ error: null, value: { random_id: 'B4' } });
    expect(conditions).toEqual([undefined, '"a"', '"a"', '"b"', '"b"']);
  });

  it('OUR-264 is asked for whole by another tab, and where the server names no content', async () => {
    const [tab, other] = [await world.open(), await world.open()];
    const conditions: unknown[] = [];
    world.network.onSent = ({ request, options }) => {
      if (request.path === path) conditions.push(options.headers?.['If-None-Match']);
    };
    fate = { instead: { status: 200, body: { id: 4 }, headers: { ETag: '"a"' } } };
    for (const asking of [tab, other]) {
      await look(asking);
      await world.settle();
      await world.pass(4_000);
    }
    fate = said({ id: 4 });
    for (const asking of [tab, tab]) {
      await look(asking);
      await world.settle();
      await world.pass(4_000);
    }
    // What the first tab was told has been told anew since, to the second.
    expect(conditions).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is asked for once by two tabs at the same time', async () => {
    const [first, second] = [await world.open(), await world.open()];
    fate = 'held';
    void look(first);
    await world.settle();
    await look(second);
    for (const call of [...world.network.held]) call.lose();
    await world.settle();
    expect(asked).toHaveLength(1);
  });

  it('keeps the last good answer when a later call fails, and says why in words', async () => {
    const tab = await world.open();
    await look(tab);
    await world.settle();
    for (const [next, text] of [
      [said({ detail: 'Commande archivée' }, 404), 'Commande archivée'],
      [said({ id: 'x' }), genericError],
      [{ reachMs: null } as Fate, genericError],
    ] as const) {
      fate = next;
      await world.pass(3_100);
      await look(tab);
      await world.settle();
      expect(stored()).toMatchObject({ value: { random_id: 'A4' }, error: text });
    }
    fate = said({ id: 4, random_id: 'B4' });
    await world.pass(3_100);
    await look(tab);
    await world.settle();
    expect(stored()).toMatchObject({ value: { random_id: 'B4' }, error: null });
  });

  it('leads to the login when the token is refused, and keeps nothing of it', async () => {
    const tab = await world.open();
    fate = said({ detail: 'Jeton invalide' }, 401);
    await look(tab);
    await world.settle();
    expect(world.told).toContainEqual({ tabId: tab.id, what: 'unauthorized' });
    expect(stored()).toBeUndefined();
  });

  it('is forgotten a day after somebody last asked for it', async () => {
    const tab = await world.open();
    await look(tab);
    await world.settle();
    await tab.engine.release();
    await world.pass(25 * 3_600_000);
    world.network.fateOf = (request) => (request.path === '/processing-orders/5/' ? said({ id: 5 }) : {});
    await look(tab, 5);
    await world.settle();
    expect(world.shadow('1').of('details')).toHaveLength(1);
    expect(stored()).toBeUndefined();
  });
});
