import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ClientAddress } from '../../src/domain/address/client-address.ts';
import { waitsForRestock } from '../../src/domain/order/not-delivered.ts';
import { Order } from '../../src/domain/order/order.ts';
import { DeliverySlot } from '../../src/domain/order/slot/slots.ts';
import { type Board, readBoard, readTask } from './board.ts';
import { contractOf } from './on-board.ts';
import { slotTimes } from './slot-times.ts';
import { Conflict, taskIds, type WireTask } from './wire.ts';

const contract = contractOf();
const { onBoard } = contract;

const call = (method: string, task: WireTask, service: string, query = {}) =>
  contract.target.api.send(method, `/processing-orders/${task.linked_order.id}/${service}/`, { query });
const restock = (task: WireTask) => call('GET', task, 'to_restock', { flag_id: 1 });
const validate = (task: WireTask) => call('GET', task, 'validate_restock');
const now = (task: WireTask) => readTask(contract.target.api, task.id);
const loaded = () => readBoard(contract.target.api, contract.target.center);

const inStatus =
  (...statuses: string[]) =>
  (on: Board) =>
    [...on.tasks.values()].find(
      (task) => !task.is_moving && statuses.includes(task.linked_order.status ?? '') && task.client?.id,
    );
const isBack = inStatus('waiting_restock', 'undeliveredclient');
/** Not delivered, and nothing decided yet. */
const cameBack = (on: Board) =>
  [...on.tasks.values()].find(
    (task) => task.linked_order.status === 'undeliveredclient' && !waitsForRestock(task, task.linked_order),
  );

const minuteBefore = (instant: unknown) => new Date(Date.parse(String(instant)) - 60_000).toISOString();

async function addressesOf(task: WireTask): Promise<readonly ClientAddress[]> {
  const { body } = await contract.target.api.get('/admin-addresses/', { query: { user_id: task.client?.id ?? 0 } });
  return z.array(ClientAddress).parse(body);
}

async function slotsOf(task: WireTask, postal_code: string) {
  const query = { postal_code, order_id: task.linked_order.id };
  const { body } = await contract.target.api.get('/postal_codes/slots/', { query });
  return slotTimes(z.array(DeliverySlot).parse(body));
}

/** What the redelivery form sends: two bags, one of them isothermal, to the first address and slot. */
async function redelivery(task: WireTask, depot: object = { transit_area_type: 1, transit_area_name: 'F07' }) {
  const [address] = await addressesOf(task);
  const [slot] = await slotsOf(task, address?.postal_code ?? '');
  return {
    ...{ order_id_to_redeliver: task.linked_order.id, ...slot, shipping_address_id: address?.id ?? 0 },
    ...{ number_of_bags: 2, number_of_bags_isotherm: 1, ...depot },
  };
}
const redeliver = (body: object, headers = {}) => contract.target.api.post('/redeliver-orders/', body, { headers });

describe('an order that was not delivered', () => {
  onBoard(
    'DSP-754 DSP-758 DSP-759 waits for its restock, flagged 3, then leaves every list',
    cameBack,
    async (task) => {
      expect((await validate(task)).status).toBe(409);
      // Nothing but the GET itself does it (DSP-490).
      expect((await call('HEAD', task, 'to_restock')).status).toBe(404);
      expect((await now(task)).linked_order.status).toBe('undeliveredclient');
      const asked = await restock(task);
      expect([asked.status, asked.body]).toMatchObject([200, { status: 'waiting_restock' }]);
      expect(waitsForRestock({}, Order.parse(asked.body))).toBe(true);
      expect((await now(task)).flagged_orders).toContainEqual({ flag_id: 3 });
      expect(taskIds((await loaded()).load.not_delivered)).toContain(task.id);
      const again = await restock(task);
      expect([again.status, Conflict.parse(again.body).order?.id]).toEqual([409, task.linked_order.id]);

      const done = await validate(task);
      expect([done.status, done.body]).toMatchObject([200, { status: 'restock' }]);
      const { load, tasks } = await loaded();
      expect(taskIds([...load.not_delivered, ...load.late_orders, ...load.deliveries])).not.toContain(task.id);
      expect(tasks.has(task.id)).toBe(false);
    },
  );

  onBoard('DSP-756 was delivered after all, at the time somebody says so', cameBack, async (task) => {
    const { status, body } = await call('POST', task, 'was_delivered');
    expect([status, body]).toMatchObject([200, { status: 'received' }]);
    expect(await now(task)).toMatchObject({ status: 'received', date_received: expect.any(String) });
    expect((await call('POST', task, 'was_delivered')).status).toBe(409);
    expect(taskIds((await loaded()).load.not_delivered)).not.toContain(task.id);
  });

  onBoard('DSP-761 is finalised and back in the to-dispatch list', cameBack, async (task) => {
    const { status, body } = await call('POST', task, 'reset_for_redelivery');
    expect([status, body]).toMatchObject([200, { status: 'prepared' }]);
    expect(await now(task)).toMatchObject({ status: 'todo', dock: null, delivery_man_id: null });
    const { load } = await loaded();
    expect(taskIds(load.deliveries)).toContain(task.id);
    expect(taskIds(load.not_delivered)).not.toContain(task.id);
  });
});

describe('a redelivery', () => {
  onBoard('DSP-755 DSP-751 of what came back is a new order to dispatch, in its place', isBack, async (task) => {
    const asked = await redelivery(task);
    const { status, body } = await redeliver(asked);
    expect(status).toBe(200);
    const order = Order.parse(body);
    expect(order).toMatchObject({ status: 'prepared', tags: ['redelivering'], number_of_bags: 2 });
    expect(order).toMatchObject({ number_of_bags_dry: 1, transit_area: 'F07', transit_area_type: 1 });
    expect(order.shipping_address?.id).toBe(asked.shipping_address_id);
    const { load } = await loaded();
    const made = load.deliveries.find((it) => it.linked_order.id === order.id);
    expect(made).toMatchObject({ status: 'todo', dock: null, client: { id: task.client?.id } });
    expect(Date.parse(made?.shipping_time ?? '')).toBe(Date.parse(asked.shipping_time ?? ''));
    expect(taskIds(load.not_delivered)).not.toContain(task.id);
    expect((await redeliver(asked)).status).toBe(200);
  });

  onBoard('DSP-298 of an order delivered is one of forgotten bags', inStatus('received'), async (task) => {
    const trolley = (await loaded()).load.metas.trolleys?.[0]?.id;
    const { body } = await redeliver(await redelivery(task, { transit_area_type: 3, trolley_id: trolley }));
    expect(body).toMatchObject({ tags: ['missing_bags'], trolley_id: trolley, transit_area: null });
    expect((await now(task)).linked_order.status).toBe('received');
  });

  onBoard('is made once however often its key comes', inStatus('shipping'), async (task) => {
    const [body, headers] = [await redelivery(task), { 'idempotency-key': crypto.randomUUID() }];
    const answers = [await redeliver(body, headers), await redeliver(body, headers)];
    const ids = answers.map((answer) => Order.parse(answer.body).id);
    expect(ids[0]).toBe(ids[1]);
    const { load } = await loaded();
    const slot = (it: WireTask) => it.client?.id === task.client?.id && it.linked_order.tags?.includes('missing_bags');
    expect(load.deliveries.filter(slot)).toHaveLength(1);
  });

  onBoard('DSP-763 DSP-946 is refused with what is missing or impossible', inStatus('shipping'), async (task) => {
    const body = await redelivery(task);
    const other = [...(await loaded()).tasks.values()].find((it) => it.client?.id && it.client.id !== task.client?.id);
    const [elsewhere] = other ? await addressesOf(other) : [];
    const wrong: readonly (readonly [object, string])[] = [
      [{ transit_area_name: undefined }, 'Veuillez renseigner le nom du dépôt'],
      [{ transit_area_type: 3, transit_area_name: undefined }, 'Veuillez renseigner le chariot'],
      [{ shipping_address_id: elsewhere?.id ?? 1 }, "Cette adresse n'est pas une adresse du client."],
      [{ number_of_bags: 1, number_of_bags_isotherm: 2 }, expect.any(String)],
      [{ max_shipping_time: minuteBefore(body.shipping_time) }, expect.any(String)],
      [{ transit_area_type: 77 }, expect.any(String)],
      [{ transit_area_type: 3, trolley_id: 1, transit_area_name: undefined }, expect.any(String)],
    ];
    for (const [fields, error] of wrong) {
      const answer = await redeliver({ ...body, ...fields });
      expect([answer.status, answer.body]).toMatchObject([400, { error }]);
    }
    const inPlace = await redeliver({ ...body, order_id_to_redeliver: (await inPrep())?.linked_order.id ?? 0 });
    expect(inPlace.status).toBeGreaterThanOrEqual(400);
  });

  const inPrep = async () => inStatus('prep', 'paid')(await loaded());
});

describe('what the form chooses from', () => {
  onBoard(
    'DSP-878 slots are those the center can still promise, in order; none where it does not deliver',
    inStatus('shipping'),
    async (task) => {
      const slots = await slotsOf(task, task.address?.postal_code ?? '');
      const starts = slots.map(({ shipping_time }) => Date.parse(shipping_time));
      expect(slots.length).toBeGreaterThan(0);
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      expect(starts.every((ms) => ms > Date.now())).toBe(true);
      expect(slots.every((it) => Date.parse(it.max_shipping_time) > Date.parse(it.shipping_time))).toBe(true);
      expect(await slotsOf(task, '33000')).toEqual([]);
    },
  );

  onBoard(
    'API-147 addresses are of the client alone, the one delivered to among them',
    inStatus('shipping'),
    async (task) => {
      const found = await addressesOf(task);
      expect(found.every(({ user_id }) => user_id === task.client?.id)).toBe(true);
      expect(found.map(({ id }) => id as number)).toContain(task.linked_order.shipping_address?.id);
    },
  );

  it('offers slots to those who may see the flow, and tells addresses to whoever reads the file of a customer', async (context) => {
    const { withoutFlow, api } = contract.target;
    if (!withoutFlow) return context.skip();
    const other = api.as(withoutFlow);
    expect((await other.get('/admin-addresses/', { query: { user_id: 1 } })).status).toBe(200);
    expect((await other.get('/postal_codes/slots/', { query: { postal_code: '75018', order_id: 1 } })).status).toBe(
      403,
    );
  });
});
