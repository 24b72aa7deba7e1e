import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../server/src/db/schema/day.ts';
import { Order, type OrderId } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

let server: OwnServer;
let order: OrderId;
beforeAll(async () => {
  server = await ownServer({ simulator: 'manual', messages: 'manual' });
  const [one] = await server.db.select({ id: orders.id }).from(orders).where(eq(orders.off_board, false)).limit(1);
  assert(one, 'there are orders');
  order = one.id;
});
afterAll(() => server.close());

const minutesAgo = (minutes: number) => new Date(server.clock() - minutes * 60_000).toISOString();

describe('a call that was made', () => {
  const note = async (role: string, called_at: string) =>
    (await server.as(role)).post(`/processing-orders/${order}/called/`, { called_at });
  const lastCall = ({ body }: { readonly body: unknown }) => Order.parse(body).last_call;

  it('OUR-220 is noted with its time and its author; of two the later one stays, whenever it comes', async () => {
    const first = await note('support', minutesAgo(3));
    expect(first.status).toBe(200);
    expect(lastCall(first)).toMatchObject({ at: minutesAgo(3) });
    const who = lastCall(first)?.by;
    expect(who?.id).toBeTruthy();
    expect(who?.first_name).toBeTruthy();
    const later = await note('manager', minutesAgo(1));
    expect(lastCall(later)?.by?.id).not.toBe(who?.id);
    // One that waited for the network was made before.
    expect(lastCall(await note('support', minutesAgo(2)))).toEqual(lastCall(later));
  });

  it('OUR-220 no call is of an hour to come, and whoever may not use the flow notes none', async () => {
    expect(lastCall(await note('support', minutesAgo(-90)))?.at).toBe(minutesAgo(0));
    expect((await note('preparation', minutesAgo(0))).status).toBe(403);
    expect((await note('support', 'tout à l’heure')).status).toBe(400);
  });
});
