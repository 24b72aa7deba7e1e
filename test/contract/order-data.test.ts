import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ClientAddress } from '../../src/domain/address/client-address.ts';
import { Metas } from '../../src/domain/center/center.ts';
import { Order } from '../../src/domain/order/order.ts';
import { TrolleyLogs } from '../../src/domain/transit/logs.ts';
import { locationsFor, Trolley } from '../../src/domain/transit/trolley.ts';
import { type Board, readBoard, readTask } from './board.ts';
import { contractOf } from './on-board.ts';
import { Conflict, type WireTask } from './wire.ts';

const contract = contractOf();
const { onBoard } = contract;

const path = (task: WireTask, service: string) => `/processing-orders/${task.linked_order.id}/${service}/`;
const someOrder = ({ tasks }: Board) => [...tasks.values()].find((task) => !task.is_moving && task.client?.id);
const now = (task: WireTask) => readTask(contract.target.api, task.id);
const metas = async () => {
  const { api, center } = contract.target;
  return Metas.parse((await api.get('/metas/', { query: { center } })).body);
};

describe('the crates of an order', () => {
  const send = (task: WireTask, service: 'add_crate' | 'delete_crate', crate_code: string) =>
    contract.target.api.post(path(task, service), { crate_code, flat: 1 });
  const codes = ({ crates }: Pick<Order, 'crates'>) => (crates ?? []).map(({ code }) => code);

  onBoard('DSP-922 API-032 API-033 are added by their code, each once, and taken away', someOrder, async (task) => {
    const before = codes((await now(task)).linked_order);
    for (const wrong of ['1-23', '12-345', '12 34', 'ab-cd', '']) {
      const { status, body } = await send(task, 'add_crate', wrong);
      expect([wrong, status, body]).toEqual([wrong, 400, { error: 'Mauvais format. Format accepté: 12-34' }]);
    }
    const added = await send(task, 'add_crate', ' 98-76 ');
    expect([added.status, codes(Order.parse(added.body))]).toEqual([200, [...before, '98-76']]);
    expect((await now(task)).linked_order.number_of_crates).toBe(before.length + 1);
    const again = await send(task, 'add_crate', '98-76');
    expect([again.status, Conflict.parse(again.body).order?.id]).toEqual([409, task.linked_order.id]);
    const removed = await send(task, 'delete_crate', '98-76');
    expect([removed.status, codes(Order.parse(removed.body))]).toEqual([200, before]);
    expect((await send(task, 'delete_crate', '98-76')).status).toBe(409);
    expect((await now(task)).linked_order.number_of_crates).toBe(before.length);
  });

  onBoard('DSP-922 have ids no other crate of the center has', someOrder, async (task) => {
    for (const code of ['97-01', '97-02']) expect((await send(task, 'add_crate', code)).status).toBe(200);
    const { tasks } = await readBoard(contract.target.api, contract.target.center);
    const ids = [...tasks.values()].flatMap(({ linked_order }) => (linked_order.crates ?? []).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a trolley', () => {
  const aTrolley = ({ load }: Board) => load.metas.trolleys?.find(({ current_location }) => current_location !== null);
  const put = (trolley: Trolley, current_location: number | null) =>
    contract.target.api.patch(`/trolleys/${trolley.id}/`, { current_location });
  const logs = async (trolley: Trolley) =>
    TrolleyLogs.parse((await contract.target.api.get(`/trolleys/${trolley.id}/logs/`)).body).logs;

  onBoard(
    'API-P16 is put elsewhere in its center, which its log tells, the newest first',
    aTrolley,
    async (trolley) => {
      const places = locationsFor(await metas(), trolley);
      const place = places.find(({ id }) => id !== trolley.current_location);
      const before = await logs(trolley);
      const { status, body } = await put(trolley, place?.id ?? 0);
      expect([status, Trolley.parse(body).current_location]).toEqual([200, place?.id]);
      const [last, ...earlier] = await logs(trolley);
      expect([last?.location, earlier]).toEqual([place?.name, before]);
      expect(last?.done_by).toMatch(/@/);
      // Said again, it was not moved again.
      expect((await put(trolley, place?.id ?? 0)).status).toBe(200);
      expect(await logs(trolley)).toHaveLength(before.length + 1);
      expect((await metas()).trolleys?.find(({ id }) => id === trolley.id)?.current_location).toBe(place?.id);
    },
  );

  onBoard('DSP-893 PRP-451 goes nowhere else than to a place of its center', aTrolley, async (trolley) => {
    const { trolley_locations } = await metas();
    const foreign = trolley_locations?.find((it) => it.logistics_center !== trolley.logistics_center);
    expect(await put(trolley, null)).toMatchObject({
      status: 400,
      body: { error: "Veuillez renseigner l'emplacement" },
    });
    expect((await put(trolley, foreign?.id ?? 0)).status).toBe(400);
    expect((await put({ ...trolley, id: Trolley.shape.id.parse(999_999_999) }, 1)).status).toBe(404);
  });
});

describe('the delivery of an order', () => {
  const save = (task: WireTask, body: object) => contract.target.api.patch(path(task, 'address'), body);
  const addressesOf = async (task: WireTask) => {
    const { body } = await contract.target.api.get('/admin-addresses/', { query: { user_id: task.client?.id ?? 0 } });
    return z.array(ClientAddress).parse(body);
  };
  const correct = (address: ClientAddress, changes: object) =>
    contract.target.api.patch(`/admin-addresses/${address.id}/`, changes);

  onBoard('DSP-840 API-S15 is to whom, and to which number, it is said to be', someOrder, async (task) => {
    const named = await save(task, { firstname: ' Léa ', lastname: 'Roux', company: 'Atelier Lumen' });
    expect([named.status, named.body]).toMatchObject([200, { firstname: 'Léa', company: 'Atelier Lumen' }]);
    const called = await save(task, { phone: '+33 6 12 34 56 78' });
    expect([called.status, called.body]).toMatchObject([200, { phone: '+33 6 12 34 56 78', lastname: 'Roux' }]);
    // Both names are wanted, and a number that could be one (SUP-311, SUP-312).
    for (const wrong of [
      { firstname: '', lastname: 'Roux' },
      { firstname: 'Léa' },
      { phone: '' },
      { phone: 'oui' },
      {},
    ])
      expect((await save(task, wrong)).status).toBe(400);
  });

  onBoard('DSP-840 API-148 is to one of the client, as it is written when it is taken', someOrder, async (task) => {
    const [address] = await addressesOf(task);
    if (!address) throw new Error('a client who ordered has an address');
    const changed = await correct(address, { street: 'Rue du Bout du Monde', additional_information: '3e gauche' });
    // No map knows it any more, and the order keeps what it was told.
    expect([changed.status, changed.body]).toMatchObject([200, { street: 'Rue du Bout du Monde', latitude: null }]);
    expect((await now(task)).address?.street).toBe(task.address?.street);
    expect((await addressesOf(task)).find(({ id }) => id === address.id)).toEqual(changed.body);

    const taken = await save(task, { shipping_address_id: address.id });
    expect([taken.status, taken.body]).toMatchObject([
      200,
      { shipping_address: { id: address.id, street: 'Rue du Bout du Monde' }, estimated_travel_departure_at: null },
    ]);
    expect(await now(task)).toMatchObject({ address: { street: 'Rue du Bout du Monde', latitude: null } });

    const back = await correct(address, { street: address.street });
    expect((await save(task, { shipping_address_id: address.id })).status).toBe(200);
    const found = ClientAddress.parse(back.body);
    const isKnown = found.latitude != null;
    expect((await now(task)).address?.latitude).toBe(found.latitude);
    expect((await now(task)).estimated_travel_departure_at === null).toBe(!isKnown);
    for (const wrong of [{ postal_code: '7501' }, { street: ' ' }, { user_id: 1 }])
      expect((await correct(address, wrong)).status).toBe(400);
  });

  const twoClients = ({ tasks }: Board) => {
    const all = [...tasks.values()].filter((task) => task.client?.id && task.address?.id && !task.is_moving);
    const other = all.find((task) => task.client?.id !== all[0]?.client?.id);
    return all[0] && other ? { task: all[0], other } : undefined;
  };
  onBoard('DSP-840 is never to an address of somebody else', twoClients, async ({ task, other }) => {
    const { status, body } = await save(task, { shipping_address_id: other.address?.id });
    expect([status, body]).toEqual([400, { error: "Cette adresse n'est pas une adresse du client." }]);
  });

  it('is for those who may see the flow', async (context) => {
    const { withoutFlow, api } = contract.target;
    if (!withoutFlow) return context.skip();
    const other = api.as(withoutFlow);
    expect((await other.patch('/processing-orders/1/address/', { phone: '0612345678' })).status).toBe(403);
    expect((await other.patch('/admin-addresses/1/', { city: 'Paris' })).status).toBe(403);
    expect((await other.post('/processing-orders/1/add_crate/', { crate_code: '12-34' })).status).toBe(403);
  });
});
