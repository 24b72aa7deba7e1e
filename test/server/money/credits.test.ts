import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { enterCredits } from '../../../server/src/db/money.ts';
import { orders } from '../../../server/src/db/schema/day.ts';
import {
  moneyEntries,
  moneyMovements,
  moneyNotes,
  moneyOperations,
} from '../../../server/src/db/schema/money/money.ts';
import { orderLines, orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { centsOfEuros } from '../../../src/domain/money/cents.ts';
import { CreditEntry } from '../../../src/domain/money/credit/entry.ts';
import { OrderSheet } from '../../../src/domain/order/sheet/sheet.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

// On the embedded database, or on PostgreSQL where one is given.

const { DATABASE_URL } = process.env;
let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  api = await server.as('support');
});
afterAll(() => server.close());

const taken = new Set<number>();

/** An order nobody has credited yet: paid, of a known customer, with a line of at least two units, and a fee. */
async function anOrder() {
  const found = await server.db
    .select({ id: orders.id, customer: orderSheets.customer_id, line: orderLines.id })
    .from(orders)
    .innerJoin(orderSheets, eq(orderSheets.order_id, orders.id))
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .where(
      and(
        isNotNull(orderSheets.customer_id),
        sql`${orderLines.quantity} >= 2`,
        sql`coalesce((${orders.data} ->> 'shipping_fee')::float, 0) > 0`,
        sql`coalesce((${orders.data} ->> 'is_uber_eats_order')::boolean, false) = false`,
      ),
    );
  const one = found.find(({ customer }) => customer !== null && !taken.has(customer));
  assert(one?.customer, 'there is such an order');
  taken.add(one.customer);
  return { id: one.id, customer: one.customer };
}

const sheetOf = async (id: number) => OrderSheet.parse((await api.get(`/processing-orders/${id}/?products=1`)).body);
const entriesOf = async (customer: number) =>
  z.array(CreditEntry).parse((await api.get(`/users/${customer}/credits/`)).body);
const balanceOf = async (customer: number) =>
  (await entriesOf(customer)).reduce((sum, { amount }) => sum + centsOfEuros(amount), 0);

let count = 0;
const newKey = () => `credits-${++count}`;
const call = (id: number, service: string, body: object, key = newKey()) =>
  api.post(`/processing-orders/${id}/${service}/`, body, { headers: { 'idempotency-key': key } });
const ofOrder = (id: number, creditAmount: number, more: object = {}) => ({
  ...{ id, field: 'order_id', quantity: 1, creditAmount, subtype: 'credit_compensation', notes: '' },
  ...more,
});
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error?: string }).error;

describe('a credit of an order', () => {
  it('SUP-335 is refused to who has not seen what another gave, with the order as it is', async () => {
    const { id, customer } = await anOrder();
    const before = await balanceOf(customer);
    const seen = (euros: number) => ofOrder(id, 4, { amount_recredit_should_be: euros });
    const both = await Promise.all([call(id, 'add_credits', seen(0)), call(id, 'add_credits', seen(0))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    assert(late, 'one of them is the second');
    expect([errorOf(late), late.body]).toMatchObject([
      "Le montant déjà recrédité a changé : relisez la commande avant d'envoyer",
      { order: { id } },
    ]);
    expect((await balanceOf(customer)) - before).toBe(400);
    expect((await call(id, 'add_credits', seen(4))).status).toBe(200);
    expect((await balanceOf(customer)) - before).toBe(800);
  });

  it('SUP-342 API-S07 is answered by the order, and is an entry with author, reason, notes, hour and key', async () => {
    const { id, customer } = await anOrder();
    const before = await balanceOf(customer);
    const answer = await call(id, 'add_credits', ofOrder(id, 3.5, { notes: ' Pot cassé ' }), 'credit-a');
    expect([answer.status, OrderSheet.parse(answer.body)]).toMatchObject([200, { id, amount_recredit: 3.5 }]);
    const [entry] = await entriesOf(customer);
    expect(entry).toMatchObject({
      ...{ order: { id }, amount: 3.5, usage: 'Crédit donné', type_label: 'Geste commercial', product_id: null },
      ...{ operation_id: 'credit-a', is_cancelled: false, user: { id: customer } },
    });
    expect(entry?.done_by?.last_name).toBeTruthy();
    expect((await balanceOf(customer)) - before).toBe(350);
    const [movement] = await server.db
      .select()
      .from(moneyMovements)
      .where(eq(moneyMovements.operation_key, 'credit-a'));
    assert(movement, 'it is entered');
    const entries = await server.db.select().from(moneyEntries).where(eq(moneyEntries.movement_id, movement.id));
    expect(entries.map((it) => it.amount_cents).sort((one, other) => one - other)).toEqual([-350, 350]);
    expect(await server.db.select().from(moneyNotes).where(eq(moneyNotes.movement_id, movement.id))).toMatchObject([
      { notes: 'Pot cassé' },
    ]);
    const activity = (await api.get(`/processing-orders/${id}/activity_logs/`)).body as { message: string }[];
    expect(activity.filter(({ message }) => message.startsWith('Crédit :'))).toHaveLength(1);
  });

  it('SUP-335 SUP-336 SUP-341 keeps its bounds: a cent above or below them moves nothing', async () => {
    const { id, customer } = await anOrder();
    const before = await balanceOf(customer);
    const most = centsOfEuros((await sheetOf(id)).amount);
    const least = -Math.max(0, before);
    for (const cents of [most + 1, least - 1, 0]) {
      const answer = await call(id, 'add_credits', ofOrder(id, cents / 100));
      expect([answer.status, (answer.body as { order?: { id: number } }).order?.id]).toEqual([409, id]);
    }
    expect(await balanceOf(customer)).toBe(before);
    expect((await call(id, 'add_credits', ofOrder(id, most / 100))).status).toBe(200);
    expect((await call(id, 'add_credits', ofOrder(id, -(before + most) / 100))).status).toBe(200);
    expect(await balanceOf(customer)).toBe(0);
    expect((await sheetOf(id)).amount_recredit).toBe(-before / 100 || 0);
  });

  it('SUP-331 SUP-332 takes no reason of a refund, and none of a product for an order', async () => {
    const { id } = await anOrder();
    for (const subtype of ['refund_other', 'credit_damaged', 'nothing_known'])
      expect(errorOf(await call(id, 'add_credits', ofOrder(id, 1, { subtype })))).toBe(
        "Cette raison n'est pas proposée",
      );
    expect((await call(id, 'add_credits', ofOrder(id, 1.005))).status).toBe(400);
  });

  it('SUP-308 is not given for an order of a marketplace', async () => {
    const { id } = await anOrder();
    await server.db
      .update(orders)
      .set({ data: sql`${orders.data} || '{"is_uber_eats_order": true}'::jsonb` })
      .where(eq(sql`${orders.id}`, id));
    const answer = await call(id, 'add_credits', ofOrder(id, 1));
    expect([answer.status, errorOf(answer)]).toEqual([409, 'Une commande de marketplace ne se change pas ici']);
  });
});

describe('a credit of products', () => {
  const aLine = async (id: number) => {
    const line = (await sheetOf(id)).products?.find(({ quantity }) => (quantity ?? 0) >= 2);
    assert(line?.unit_price && line.quantity, 'it has such a line');
    return { line: line.order_product_id, price: line.unit_price, quantity: line.quantity };
  };

  it('SUP-337 SUP-338 SUP-340 counts units: what is credited twice, or at another price, moves nothing', async () => {
    const { id, customer } = await anOrder();
    const { line, price, quantity } = await aLine(id);
    const credit = (units: number, each = price) =>
      call(id, 'add_credits', {
        ...{ id: line, field: 'order_product_id', quantity: units, notes: '', subtype: 'credit_damaged' },
        creditAmount: centsOfEuros(units * each) / 100,
      });
    const before = await balanceOf(customer);
    expect((await credit(-1)).status).toBe(409);
    expect(errorOf(await credit(1, price + 1))).toContain('Le prix du produit a changé');
    expect((await credit(quantity)).status).toBe(200);
    expect((await credit(1)).status).toBe(409);
    const credited = (await sheetOf(id)).products?.find((it) => it.order_product_id === line);
    expect(credited?.quantity_recredit).toBe(quantity);
    expect((await credit(-1)).status).toBe(200);
    expect((await balanceOf(customer)) - before).toBe(centsOfEuros(price) * (quantity - 1));
  });

  it('SUP-345 SUP-346 API-S08 credits several lines, all or none', async () => {
    const { id, customer } = await anOrder();
    const { line, price, quantity } = await aLine(id);
    const others = ((await sheetOf(id)).products ?? []).filter((it) => it.order_product_id !== line && it.unit_price);
    const [other] = others;
    assert(other?.unit_price, 'it has two lines');
    const product = (its: number, units: number, each: number) => ({
      ...{ order_product_id: its, quantity: units, price_per_unit_quantity: each },
      credit_amount: (centsOfEuros(each) * units) / 100,
    });
    const bulk = (products: readonly object[]) =>
      call(id, 'add_credits_bulk', { notes: '', subtype: 'credit_forget', products });
    const before = await balanceOf(customer);
    const both = [product(other.order_product_id, 1, other.unit_price), product(line, quantity + 1, price)];
    expect((await bulk(both)).status).toBe(409);
    expect((await bulk([product(line, 1, price), product(line, 1, price)])).status).toBe(409);
    expect(await balanceOf(customer)).toBe(before);
    const good = [product(other.order_product_id, 1, other.unit_price), product(line, 2, price)];
    expect((await bulk(good)).status).toBe(200);
    const cents = centsOfEuros(other.unit_price) + 2 * centsOfEuros(price);
    expect((await balanceOf(customer)) - before).toBe(cents);
    expect(centsOfEuros((await sheetOf(id)).amount_recredit)).toBe(cents);
  });
});

describe('the delivery fee', () => {
  it('SUP-347 API-S10 is recredited once, and again once that is cancelled', async () => {
    const { id, customer } = await anOrder();
    const [order] = await server.db.select().from(orders).where(eq(orders.id, id));
    const fee = centsOfEuros(order?.data.shipping_fee);
    const before = await balanceOf(customer);
    const recredit = () => call(id, 'recredit_shipping_fee', { id, field: 'order_id', notes: '' });
    expect((await recredit()).status).toBe(200);
    expect([(await recredit()).status, (await balanceOf(customer)) - before]).toEqual([409, fee]);
    expect(centsOfEuros((await sheetOf(id)).shipping_fee_refund_or_recredit)).toBe(fee);
    const [entry] = await entriesOf(customer);
    expect((await call(id, 'cancel_credits', { log_money_id: entry?.id, notes: '' })).status).toBe(200);
    expect((await recredit()).status).toBe(200);
    expect((await balanceOf(customer)) - before).toBe(fee);
  });

  it('SUP-347 DSP-717 given back with the review of its lateness, it is not given back on the sheet too, nor the other way', async () => {
    for (const isSheetFirst of [true, false]) {
      const { id, customer } = await anOrder();
      await api.post(`/processing-orders/${id}/process_late_order/`);
      const before = await balanceOf(customer);
      const steps = [
        () => call(id, 'recredit_shipping_fee', { id, field: 'order_id', notes: '' }),
        () => call(id, 'validate', { credits: 0, recredit_shipping_fee: true, sms: '' }),
      ];
      const [first, second] = isSheetFirst ? steps : steps.toReversed();
      expect([(await first?.())?.status, (await second?.())?.status]).toEqual([200, 409]);
      const [order] = await server.db.select().from(orders).where(eq(orders.id, id));
      expect((await balanceOf(customer)) - before).toBe(centsOfEuros(order?.data.shipping_fee));
    }
  });
});

describe('a credit that is cancelled', () => {
  const given = async () => {
    const { id, customer } = await anOrder();
    await call(id, 'add_credits', ofOrder(id, 4));
    const [entry] = await entriesOf(customer);
    assert(entry, 'it is listed');
    return { id, customer, entry: entry.id };
  };

  it('SUP-164 API-S09 is taken back whole, once, by an entry of its own', async () => {
    const { id, customer, entry } = await given();
    const before = await balanceOf(customer);
    const cancel = () =>
      call(id, 'cancel_credits', { log_money_id: entry, notes: 'Mauvaise commande', user_id: customer, order_id: id });
    expect((await cancel()).status).toBe(200);
    expect([(await cancel()).status, errorOf(await cancel())]).toEqual([409, 'déjà annulé']);
    expect((await balanceOf(customer)) - before).toBe(-400);
    const [back, gone] = await entriesOf(customer);
    expect([back, gone]).toMatchObject([
      { amount: -4, usage: 'Annulation' },
      { id: entry, amount: 4, usage: 'Annulé', is_cancelled: true },
    ]);
    expect((await sheetOf(id)).amount_recredit).toBe(0);
    expect(errorOf(await call(id, 'cancel_credits', { log_money_id: back?.id, notes: '' }))).toBe(
      'Seul un crédit donné peut être annulé',
    );
  });

  it('SUP-164 is refused once it was spent or taken back, and for the entry of another order', async () => {
    const { id, customer, entry } = await given();
    const other = await given();
    expect(errorOf(await call(id, 'cancel_credits', { log_money_id: other.entry, notes: '' }))).toBe(
      "Ce crédit n'est pas de cette commande",
    );
    await call(id, 'add_credits', ofOrder(id, -0.01));
    expect(errorOf(await call(id, 'cancel_credits', { log_money_id: entry, notes: '' }))).toBe('déjà repris');
    const [movement] = await server.db.select().from(moneyMovements).where(eq(moneyMovements.id, other.entry));
    assert(movement?.order_id, 'of an order');
    const spent = { customer_id: other.customer, order_id: movement.order_id, kind: 'spent' as const };
    const at = { author_id: movement.author_id, created_at: new Date(server.clock()).toISOString() };
    const cents = -(await balanceOf(other.customer));
    await server.db.transaction((tx) => enterCredits(tx, [{ ...spent, ...at, cents }]));
    const answer = await call(other.id, 'cancel_credits', { log_money_id: other.entry, notes: '' });
    expect([answer.status, errorOf(answer)]).toEqual([409, 'déjà dépensé']);
    expect(await balanceOf(customer)).toBeGreaterThanOrEqual(0);
  });
});

describe('an operation', () => {
  it('SUP-376 is done once under its key: again the same, with another body 422, also when others are forgotten', async () => {
    const { id, customer } = await anOrder();
    const before = await balanceOf(customer);
    const key = newKey();
    const first = await call(id, 'add_credits', ofOrder(id, 2), key);
    expect((await call(id, 'add_credits', ofOrder(id, 2), key)).body).toEqual(first.body);
    expect((await call(id, 'add_credits', ofOrder(id, 2.01), key)).status).toBe(422);
    expect((await call(id, 'recredit_shipping_fee', { id, field: 'order_id', notes: '' }, key)).status).toBe(422);
    // Other keys are forgotten after two days.
    server.advance(3 * 86_400_000);
    expect((await call(id, 'add_credits', ofOrder(id, 2), key)).status).toBe(200);
    expect((await balanceOf(customer)) - before).toBe(200);
  });

  it('SUP-376 twice at once moves once', async () => {
    const { id, customer } = await anOrder();
    const before = await balanceOf(customer);
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => call(id, 'add_credits', ofOrder(id, 2), key)));
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect((await balanceOf(customer)) - before).toBe(200);
  });

  it('SUP-376 two agents at once pass no bound together', async () => {
    const { id, customer } = await anOrder();
    await call(id, 'add_credits', ofOrder(id, 3));
    const balance = await balanceOf(customer);
    const takeBack = () => call(id, 'add_credits', ofOrder(id, -balance / 100));
    const answers = await Promise.all([takeBack(), takeBack()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balanceOf(customer)).toBe(0);
  });

  it('SUP-376 API-S72 is looked up by its key: done, refused, or never arrived and closed for good', async () => {
    const { id, customer } = await anOrder();
    const before = await balanceOf(customer);
    const [done, refused, lost] = [newKey(), newKey(), newKey()];
    await call(id, 'add_credits', ofOrder(id, 2), done);
    await call(id, 'add_credits', ofOrder(id, 0), refused);
    const ask = (key: string) => api.get(`/operations/${key}/`);
    expect((await ask(done)).body).toEqual({ operation_id: done, status: 200, error: null });
    expect((await ask(refused)).body).toMatchObject({ status: 409, error: 'Un crédit de 0 € ne se fait pas' });
    for (const _ of [1, 2]) {
      const answer = await ask(lost);
      expect([answer.status, answer.body]).toMatchObject([404, { code: 'unknown_operation' }]);
    }
    const late = await call(id, 'add_credits', ofOrder(id, 2), lost);
    expect([late.status, late.body]).toMatchObject([409, { code: 'operation_closed' }]);
    expect((await balanceOf(customer)) - before).toBe(200);
    const other = await server.as('manager');
    expect((await other.get(`/operations/${done}/`)).status).toBe(403);
    const stored = await server.db.select().from(moneyOperations).where(eq(moneyOperations.key, lost));
    expect(stored).toMatchObject([{ status: null, fingerprint: null }]);
  });
});
