import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, tasks } from '../../../server/src/db/schema/day.ts';
import { orderSheets } from '../../../server/src/db/schema/sheets.ts';
import type { OrderId } from '../../../src/domain/order/order.ts';
import { type ActivityEntry, activityTypes } from '../../../src/domain/order/sheet/activity.ts';
import { assert } from '../../../src/domain/result.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

let server: OwnServer;
let order: OrderId;
beforeAll(async () => {
  server = await ownServer();
  const [found] = await server.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(tasks, eq(tasks.linked_order, orders.id))
    .where(and(eq(orders.center_id, sql`9`), eq(orders.off_board, false), isNotNull(tasks.dock)));
  assert(found, 'there are orders in rounds');
  order = found.id;
});
afterAll(() => server.close());

const logOf = async (role: string, id: number = order) =>
  (await (await server.as(role)).get(`/processing-orders/${id}/activity_logs/`)).body as ActivityEntry[];

describe('the activity log of an order', () => {
  it('API-S35 SUP-075 SUP-076 tells who did what, in words, the newest first, beside what its rows say', async () => {
    const support = await server.as('support');
    server.advance(60_000);
    const crate = await support.post(`/processing-orders/${order}/add_crate/`, { crate_code: '12-34' });
    server.advance(60_000);
    const edit = await support.patch(`/processing-orders/${order}/`, { is_replace_allowed: true });
    server.advance(60_000);
    const bulk = { orders_ids: [order], dock_id: null, status: 'prepared' };
    await server.db.update(orders).set({ status: 'to-check' }).where(eq(orders.id, order));
    const status = await support.post('/processing-orders/bulk_change_status/', bulk);
    expect([crate.status, edit.status, status.status]).toEqual([200, 200, 200]);
    const log = await logOf('support');
    const mine = log.filter(({ uniq_id }) => String(uniq_id).startsWith('action-'));
    expect(mine.map(({ activity_type, message }) => [activity_type, message])).toEqual([
      ['other', 'Statut changé : FINALISÉE'],
      ['other', 'Fiche de la commande modifiée'],
      ['order_crate', 'Cagette ajoutée : 12-34'],
    ]);
    for (const entry of mine) expect(entry).toMatchObject({ full_name: expect.stringMatching(/\S/), extras: [] });
    const dates = log.map(({ activity_date }) => Date.parse(activity_date ?? ''));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    const types = new Set(log.map(({ activity_type }) => activity_type));
    expect([...types].every((type) => (activityTypes as readonly (string | null | undefined)[]).includes(type))).toBe(
      true,
    );
    expect(types).toContain('log_dock');
    expect(new Set(log.map(({ uniq_id }) => uniq_id)).size).toBe(log.length);
  });

  it('SUP-074 is told of one order, to whoever opens support', async () => {
    expect((await logOf('preparation')).length).toBeGreaterThan(0);
    const answer = await (await server.as('support')).get('/processing-orders/999999999/activity_logs/');
    expect(answer.status).toBe(404);
  });
});

it('API-S29 SUP-562 the fraud detail tells the scores of the sheet and the rules they come from', async () => {
  const rules = [{ rule_id: 'R9', description: 'Carte volée', fraud_score_by_type: { account: 0.1, payment: 0.9 } }];
  const data = { fraud_score_account: 0.1, fraud_score_payment: 0.9, fraud_rules: rules };
  await server.db
    .update(orderSheets)
    .set({ data: sql`${orderSheets.data} || ${JSON.stringify(data)}::jsonb` })
    .where(eq(orderSheets.order_id, order));
  const support = await server.as('support');
  const { body } = await support.get(`/processing-orders/${order}/fraud_detail/`);
  expect(body).toEqual({ fraud_score_account: 0.1, fraud_score_payment: 0.9, details: rules });
  const sheet = (await support.get(`/processing-orders/${order}/`)).body;
  expect(sheet).toMatchObject({ fraud_score_payment: 0.9 });
  expect(sheet).not.toHaveProperty('fraud_rules');
});
