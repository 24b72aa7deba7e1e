import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addresses } from '../../../server/src/db/schema/addresses.ts';
import { orders, tasks } from '../../../server/src/db/schema/day.ts';
import { packings } from '../../../server/src/db/schema/preparation.ts';
import { orderLines, orderSheets, products, subscriptions } from '../../../server/src/db/schema/sheets.ts';
import { seedUsers } from '../../../server/src/world/people/users.ts';
import { DeliveryJob } from '../../../src/domain/courier/delivery-job.ts';
import { inFull } from '../../../src/domain/order/in-full.ts';
import { Order, OrderId } from '../../../src/domain/order/order.ts';
import { RoundStatistics } from '../../../src/domain/order/sheet/driver-statistics.ts';
import { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer();
  api = await server.as('superadmin');
});
afterAll(() => server.close());

const roles = seedUsers.map(({ email }) => email.split('@')[0] ?? '');
const editors = ['superadmin', 'manager', 'manager-acl', 'support'];
const sheetOf = async (id: number) => {
  const { body } = await api.get(`/processing-orders/${id}/?products=1&parent_order=1&child_orders=1`);
  return inFull(Order.parse(body), OrderSheet.parse(body));
};
const hours = (count: number) => new Date(server.clock() + count * 3_600_000).toISOString();

/** An order of the board in this status, whose customer has an address and whose sheet has lines. */
async function inStatus(status: string) {
  const [found] = await server.db
    .select({ id: orders.id, customer: orderSheets.customer_id, address: addresses.id, task: tasks.id })
    .from(orders)
    .innerJoin(orderSheets, eq(orderSheets.order_id, orders.id))
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .innerJoin(addresses, eq(addresses.user_id, orderSheets.customer_id))
    .innerJoin(tasks, eq(tasks.linked_order, orders.id))
    .where(and(eq(orders.status, status), eq(orders.off_board, false)));
  assert(found, `an order is ${status}`);
  return found;
}

describe('a slot', () => {
  const slot = (fields: object = {}) => ({
    ...{ shipping_time: hours(30), max_shipping_time: hours(31), slot_description: 'Demain soir' },
    ...{ is_speed: true, is_dqp_express: true, ...fields },
  });

  it('SUP-465 SUP-466 is the order’s and its task’s from then on, with its words and its kind', async () => {
    const { id, task } = await inStatus('prepared');
    const sent = slot();
    const { status, body } = await api.patch(`/processing-orders/${id}/slot/`, sent);
    expect(status).toBe(200);
    expect(Date.parse(Order.parse(body).shipping_time ?? '')).toBe(Date.parse(sent.shipping_time));
    const sheet = await sheetOf(id);
    expect(sheet.slot_description).toBe('Demain soir');
    expect(sheet.tags).toContain('dqp_express');
    const [row] = await server.db.select().from(tasks).where(eq(tasks.id, task));
    expect(row?.data).toMatchObject({ is_speed: true });
    await api.patch(`/processing-orders/${id}/slot/`, slot({ is_dqp_express: false }));
    expect((await sheetOf(id)).tags).not.toContain('dqp_express');
  });

  it('SUP-462 SUP-465 that ends before it starts or is over is refused; so is one of an order that is delivered', async () => {
    const { id } = await inStatus('prepared');
    const path = `/processing-orders/${id}/slot/`;
    expect(await api.patch(path, slot({ max_shipping_time: hours(29) }))).toMatchObject({
      ...{ status: 400, body: { error: 'Le debut de creneau doit être avant la fin de creneau' } },
    });
    const past = slot({ shipping_time: hours(-3), max_shipping_time: hours(-2) });
    expect(await api.patch(path, past)).toMatchObject({
      ...{ status: 400, body: { error: 'Ce créneau est déjà terminé.' } },
    });
    const same = hours(40);
    expect((await api.patch(path, slot({ shipping_time: same, max_shipping_time: same }))).status).toBe(200);
    const { id: delivered } = await inStatus('received');
    expect(await api.patch(`/processing-orders/${delivered}/slot/`, slot())).toMatchObject({
      ...{ status: 409, body: { order: { id: delivered } } },
    });
  });

  it('SUP-461 is offered to a postal code of the center, with a start, an end and words', async () => {
    const { id } = await inStatus('prepared');
    const postal_code = (await sheetOf(id)).shipping_address?.postal_code ?? '';
    const { body } = await api.get('/postal_codes/slots/', { query: { postal_code, order_id: id } });
    const [first] = z.array(z.record(z.string(), z.unknown())).parse(body);
    expect(first).toMatchObject({ key: 'normal_slot', description: expect.stringMatching(/^\d\d\/\d\d \d\d:\d\d - /) });
    expect(String(first?.start)).toMatch(/T\d\d:00:00\+0[12]:00$/);
    expect(Date.parse(String(first?.start))).toBe(Date.parse(String(first?.shipping_time)));
  });
});

describe('an order that is prepared again', () => {
  const again = async (id: number, address: number, fields: object = {}) => {
    const line = (await sheetOf(id)).products?.find(
      ({ stock_quantity, quantity_reprepared }) => (stock_quantity ?? 0) > 0 && !quantity_reprepared,
    );
    const pack = line?.product?.pack ?? 1;
    return {
      ...{ order_id_to_duplicate: id, shipping_time: hours(20), max_shipping_time: hours(21) },
      products: [{ product_id: line?.product?.id, quantity: Math.max(1, Math.floor((line?.quantity ?? 0) / pack)) }],
      ...{ shipping_address_id: address, repreparation_reason_id: 12, repreparation_reason_comment: '', ...fields },
    };
  };
  const post = (body: object, headers = {}) => api.post('/duplicate-orders/', body, { headers });

  it('SUP-429 is a new one, paid and free, of its lines alone, on the board and on the floor', async () => {
    const { id, customer, address } = await inStatus('received');
    const body = await again(id, address, { repreparation_reason_comment: 'Pot fendu à la livraison' });
    const made = await post(body);
    expect(made.status).toBe(200);
    const order = Order.parse(made.body);
    const sheet = await sheetOf(order.id);
    expect(sheet).toMatchObject({ status: 'paid', amount: 0, user: { id: customer }, parent_order: { id } });
    expect(sheet.repreparation).toEqual({
      ...{ reason_id: 12, reason_label: 'Produit abîmé' },
      ...{ comment: 'Pot fendu à la livraison', created_by: 'superadmin@quai.example' },
      created_at: new Date(server.clock()).toISOString(),
    });
    expect((await sheetOf(id)).repreparation).toBeNull();
    expect(sheet.products).toMatchObject([
      { unit_price: 0, status: 'todo', product: { id: body.products[0]?.product_id } },
    ]);
    expect((await sheetOf(id)).child_orders?.map((child) => child.id)).toContain(order.id);
    const [task] = await server.db.select().from(tasks).where(eq(tasks.linked_order, order.id));
    expect(task).toMatchObject({ status: 'waiting', dock: null });
    expect(await server.db.select().from(packings).where(eq(packings.linked_order, order.id))).toHaveLength(1);
  });

  it('SUP-406 SUP-412 over all times at most what was ordered, rounded up to a pack, also of fifty calls at once', async () => {
    const { id, address } = await inStatus('received');
    const product = 990_001;
    await server.db.insert(products).values({
      ...{ id: product, selling_name: 'Beurre', logistic_title: 'Beurre', pack: '1', pack_size: 2, price_cents: 100 },
      ...{ weight_grams: 100, selling_method: 'unit', area: 'Frais', shelf: 'A', tier: '1', stock: 500 },
    });
    const line = { order_id: OrderId.parse(id), product_id: product, unit_price_cents: 100, status: 'done' };
    await server.db.insert(orderLines).values({ ...line, quantity: 3 });
    const body = await again(id, address, { products: [{ product_id: product, quantity: 1 }] });
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(body)));
    const error = 'La quantité du(es) produit(s) Beurre est supérieure à la quantité commandée.';
    // Three in packs of two are two packs.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body])).toEqual(refused.map(() => [400, { error }]));
    expect(await post(body)).toMatchObject({ status: 400, body: { error } });
    const told = (await sheetOf(id)).products?.find((it) => it.product?.id === product);
    expect(told).toMatchObject({ quantity: 3, quantity_reprepared: 4 });
    // One that is canceled brings nothing, and counts no more.
    const made = Order.parse(answers.find(({ status }) => status === 200)?.body);
    expect(
      (await api.post(`/processing-orders/${made.id}/change_status/`, { status: 'canceled', flat: 1 })).status,
    ).toBe(200);
    expect((await post(body)).status).toBe(200);
    expect((await post(body)).status).toBe(400);
  });

  it('SUP-428 SUP-429 happens once under its key; without products, or with what is not to be had, not at all', async () => {
    const { id, address } = await inStatus('received');
    const body = await again(id, address);
    const key = { 'idempotency-key': 'prepare-again-1' };
    const answers = [await post(body, key), await post(body, key)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    // What is canceled leaves all to be prepared again: nothing below is refused for having been done.
    const first = Order.parse(answers[0]?.body);
    await api.post(`/processing-orders/${first.id}/change_status/`, { status: 'canceled', flat: 1 });
    const [product] = body.products;
    const [other] = await server.db.select().from(addresses).where(isNotNull(addresses.user_id));
    const foreign = other?.id === address ? -1 : other?.id;
    for (const wrong of [
      { products: [] },
      { products: [{ ...product, quantity: 500 }] },
      { products: [{ product_id: 1, quantity: 1 }] },
      { products: [product, product] },
      { repreparation_reason_id: 17 },
      { repreparation_reason_id: 21, repreparation_reason_comment: 'trop court'.slice(0, 9) },
      { max_shipping_time: hours(19) },
      { shipping_address_id: foreign },
    ])
      expect([wrong, (await post({ ...body, ...wrong })).status]).toEqual([wrong, 400]);
    const commented = { repreparation_reason_id: 21, repreparation_reason_comment: 'dix lettres' };
    expect((await post({ ...body, ...commented })).status).toBe(200);
  });

  it('SUP-302 is one that is out: any other is refused with what it is now', async () => {
    const { id, address } = await inStatus('prepared');
    expect(await post(await again(id, address))).toMatchObject({ status: 409, body: { order: { id } } });
  });

  it('SUP-404 not of more than there is in stock', async () => {
    const { id, address } = await inStatus('received');
    const body = await again(id, address);
    const [product] = body.products;
    await server.db
      .update(products)
      .set({ stock: 0 })
      .where(eq(products.id, product?.product_id ?? 0));
    expect((await post(body)).status).toBe(400);
  });
});

describe('what else only a sheet tells', () => {
  it('SUP-521 SUP-522 the message of a gift is changed, and taken away', async () => {
    const { id } = await inStatus('prepared');
    const path = `/processing-orders/${id}/order_update_gift_message/`;
    const { body } = await api.patch(path, { order_id: id, gift_message: ' Bonne fête ' });
    expect(body).toMatchObject({ id, gift_message: 'Bonne fête' });
    expect((await sheetOf(id)).gift_message).toBe('Bonne fête');
    await api.patch(path, { order_id: id, gift_message: '' });
    expect((await sheetOf(id)).gift_message).toBeNull();
    expect((await api.patch(path, { order_id: id, gift_message: 'a'.repeat(501) })).status).toBe(400);
    expect((await api.patch(path, { order_id: id + 1, gift_message: '' })).status).toBe(400);
  });

  it('SUP-530 SUP-532 SUP-533 the status of a product changes while its order is prepared', async () => {
    const { id } = await inStatus('prepared');
    const line = (await sheetOf(id)).products?.[0]?.order_product_id ?? 0;
    const path = `/processing-orders/${id}/order_product_change_status/`;
    const body = { id: line, new_status: 'damaged', is_forced: true };
    expect((await api.patch(path, body)).body).toMatchObject({ id, products: expect.any(Array) });
    expect((await sheetOf(id)).products?.[0]).toMatchObject({ status: 'damaged', not_found: false });
    expect((await api.patch(path, { ...body, new_status: 'rêvé' })).status).toBe(400);
    expect((await api.patch(path, { ...body, id: 1 })).status).toBe(400);
    const { id: out } = await inStatus('received');
    const lineOut = (await sheetOf(out)).products?.[0]?.order_product_id;
    expect(
      (await api.patch(`/processing-orders/${out}/order_product_change_status/`, { ...body, id: lineOut })).status,
    ).toBe(409);
  });

  it('SUP-570 a subscription is cancelled, twice as once, and its orders tell of it', async () => {
    const [found] = await server.db
      .select({ id: subscriptions.id, order: orderSheets.order_id, data: orderSheets.data })
      .from(subscriptions)
      .innerJoin(orderSheets, eq(orderSheets.customer_id, subscriptions.customer_id));
    assert(found, 'somebody has a subscription');
    await server.db
      .update(orderSheets)
      .set({ data: { ...found.data, subscription_id: found.id } })
      .where(eq(orderSheets.order_id, found.order));
    expect((await sheetOf(found.order)).subscription_status).toBe('active');
    for (const _ of [1, 2])
      expect(await api.post(`/subscriptions/${found.id}/cancel/`)).toMatchObject({
        ...{ status: 200, body: { id: found.id, status: 'canceled' } },
      });
    expect((await sheetOf(found.order)).subscription_status).toBe('canceled');
    expect((await api.post('/subscriptions/1/cancel/')).status).toBe(404);
  });

  it('SUP-705 SUP-707 is changed by editors; a product, by those without preparation check', async () => {
    const { id } = await inStatus('prepared');
    const rolesWhoMay = async (path: string, body: object, method: 'patch' | 'post' = 'patch') => {
      const may: string[] = [];
      for (const role of roles) if ((await (await server.as(role))[method](path, body)).status !== 403) may.push(role);
      return may;
    };
    const of = `/processing-orders/${id}`;
    expect(await rolesWhoMay(`${of}/order_update_gift_message/`, { gift_message: 'Oui' })).toEqual(editors);
    const slot = { slot_description: '', is_speed: false, is_dqp_express: false };
    const times = { shipping_time: hours(30), max_shipping_time: hours(31) };
    expect(await rolesWhoMay(`${of}/slot/`, { ...slot, ...times })).toEqual(editors);
    const line = { id: 1, new_status: 'done', is_forced: true };
    expect(await rolesWhoMay(`${of}/order_product_change_status/`, line)).toEqual(['superadmin']);
    expect(await rolesWhoMay('/subscriptions/1/cancel/', {}, 'post')).toEqual(editors);
    const made = { order_id_to_duplicate: id, ...times, products: [], shipping_address_id: 1 };
    expect(await rolesWhoMay('/duplicate-orders/', { ...made, repreparation_reason_id: 12 }, 'post')).toEqual(editors);
  });
});

describe('what is read of the road', () => {
  it('LOG-200 LOG-203 what its rounds cost comes to what the list of orders tells, cent by cent', async () => {
    const sheets = await server.db.select({ id: orderSheets.order_id, data: orderSheets.data }).from(orderSheets);
    const driven = sheets.filter(({ data }) => (data.order_stat_driver ?? []).length > 0).slice(0, 20);
    expect(driven.length).toBeGreaterThan(3);
    const reader = await server.as('preparation');
    for (const { id, data } of driven) {
      const { status, body } = await reader.get(`/processing-orders/${id}/order_stat_driver/`);
      expect(status).toBe(200);
      const [round] = z.array(RoundStatistics).parse(body);
      const [log] = round?.logs ?? [];
      expect(log?.total_cost_with_agency_fee).toBe(data.order_stat_driver?.[0]?.total_cost_with_agency_fee);
      const cents = (...amounts: readonly (number | null | undefined)[]) =>
        amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0);
      expect(cents(log?.loading_cost, log?.waiting_cost, log?.delivering_cost)).toBe(cents(log?.total_cost));
      expect(cents(log?.total_cost, log?.agency_fee)).toBe(cents(log?.total_cost_with_agency_fee));
    }
    expect((await reader.get('/processing-orders/1/order_stat_driver/')).status).toBe(404);
  });

  it('SUP-541 a job is read by whoever sees the sheet, of the dock the order lies in too', async () => {
    const rows = await server.db.select({ order: tasks.linked_order }).from(tasks).where(isNotNull(tasks.dock));
    const reader = await server.as('preparation');
    const read: z.infer<typeof DeliveryJob>[] = [];
    for (const { order } of rows) {
      const { last_external_job_id: job } = await sheetOf(order);
      if (!job) continue;
      const { status, body } = await reader.get(`/processing-orders/${order}/get_external_job/`, {
        query: { job_id: job },
      });
      expect(status).toBe(200);
      read.push(DeliveryJob.parse(body));
    }
    expect(read.length).toBeGreaterThan(0);
    for (const job of read) {
      if (job.provider === 'UBER_DIRECT') expect(Number.isInteger(job.fee)).toBe(true);
      else expect(job.pricing?.price_tax_included).toBeGreaterThan(job.pricing?.price_tax_excluded ?? 0);
    }
  });
});
