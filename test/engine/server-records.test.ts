import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { get, patchTo } from '../../src/domain/command.ts';
import { Customer } from '../../src/domain/customer/customer.ts';
import { Order } from '../../src/domain/order/order.ts';
import { OrderSheet, OrderSummary } from '../../src/domain/order/sheet/sheet.ts';
import { fits } from '../../src/domain/schema.ts';
import { FakeServer } from './server.ts';
import { takeOffBoard } from './server-records.ts';

const aServer = () => {
  const server = new FakeServer({ now: () => Date.parse('2026-03-10T09:00:00Z'), isWhole: true, hasRecords: true });
  server.users.set('token', 1);
  const call = (request: Parameters<FakeServer['commit']>[0]) => server.commit(request, { token: 'token' });
  const sheet = (orderId: number) => call({ ...get(`/processing-orders/${orderId}/`), query: { products: '1' } });
  return { server, call, sheet };
};

describe('the model server, asked by key', () => {
  it('tells an order in full, of whatever center and day, as the product reads it', () => {
    const { sheet } = aServer();
    expect(sheet(1501)).toMatchObject({
      status: 200,
      body: { id: 1501, center: 12, payment_details: [{ amount: 24.9 }] },
    });
    expect(sheet(5001)).toMatchObject({ status: 200, body: { id: 5001, center: 9, status: 'received' } });
    expect(fits(z.extend(Order, OrderSheet.shape), sheet(5001).body)).toBe(true);
    expect(sheet(4242).status).toBe(404);
  });

  it('tells the orders of a customer in every center, and him to who knows his address', () => {
    const { call } = aServer();
    const orders = call({ ...get('/processing-orders/'), query: { user_id: '7001' } }).body;
    expect(fits(z.array(OrderSummary), orders)).toBe(true);
    expect(orders).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 5002, center: 9 }),
        expect.objectContaining({ id: 5502, center: 12 }),
      ]),
    );
    const file = (email: string) => call({ ...get('/users/7001/support-info/'), query: { email } });
    expect(fits(Customer, file('client-7001@quai.test').body)).toBe(true);
    expect(file('client-7002@quai.test').status).toBe(404);
  });

  it('does an action on an order no board lists, and the reads that follow are of a later moment', () => {
    const { server, call, sheet } = aServer();
    const before = sheet(5001).moment;
    const body = { number_of_bags: 7, number_of_bags_isotherm: 3 };
    expect(call({ ...patchTo('/processing-orders/5001/'), body })).toMatchObject({ status: 200, body: { id: 5001 } });
    const [done] = server.ledger;
    expect(sheet(5001)).toMatchObject({ body: { number_of_bags: 7 }, moment: done?.moment });
    expect(before).toBeLessThan(done?.moment ?? 0);
  });

  it('names the new home of an order that moved, off the board it left', () => {
    const { server, sheet } = aServer();
    server.editRecords((records) => records.move(1005, 12));
    expect(sheet(1005).body).toMatchObject({ id: 1005, center: 12 });
    expect(server.truth(9).tasks.has(5)).toBe(false);
    expect([...server.truth(9).docks.values()].flatMap(({ tasks }) => tasks)).not.toContain(5);
  });

  it('keeps an order that left the board', () => {
    const { server, sheet } = aServer();
    server.edit(9, (truth) => takeOffBoard(truth, 1005));
    expect(sheet(1005).status).toBe(200);
  });

  it('withholds what is deleted, merged or not for everybody, until it tells it again', () => {
    const { server, sheet } = aServer();
    const { records } = server;
    records.withhold('order:5001', 'deleted');
    expect(sheet(5001).status).toBe(404);
    records.withhold('order:5001', 'forbidden');
    expect(sheet(5001).status).toBe(403);
    records.withhold('order:5001', { mergedInto: 5002 });
    expect(sheet(5001)).toMatchObject({ status: 410, body: { merged_into: 5002 } });
    records.tellAgain('order:5001');
    expect(sheet(5001).status).toBe(200);
  });
});
