import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { orders } from '../../../server/src/db/schema/day.ts';
import { orderSheets } from '../../../server/src/db/schema/sheets.ts';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { Hits } from '../../../src/domain/customer/search.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

let server: OwnServer;
const ids = { oeuvre: 77_001, hay: 77_002, abroad: 77_003 };
const person = (id: number, first_name: string, last_name: string, email: string, phone_number: string) => ({
  ...{ id: CustomerId.parse(id), first_name, last_name, email, phone_number, data: {} },
});
beforeAll(async () => {
  server = await ownServer();
  await server.db
    .insert(customers)
    .values([
      person(ids.oeuvre, 'Zéphyrine', "Lœuvre-d'Orval", 'z.loeuvre+quai@poste.example', '+33 (0)7 01.02-03 04'),
      person(ids.hay, 'Ægidius', 'de L’Haÿ', 'aegidius@poste.example', '0033701020305'),
      person(ids.abroad, 'Ulrich', 'Strauß', 'ulrich@poste.example', '+49 30 901820'),
    ]);
  await server.db.execute(sql`
    insert into addresses (id, user_id, center_id, street_number, street, postal_code, city)
    values (88001, ${ids.hay}, 9, '12', 'Rue de l’Épée-de-Bois', '01000', 'Saint-Étienne-du-Bois')
  `);
});
afterAll(() => server.close());

const ask = async (body: object, role = 'support') => (await server.as(role)).post('/staff-search/', body);
async function search(q: string): Promise<Hits> {
  const answer = await ask({ indexName: 'prod_users', q, perPage: 100 });
  expect(answer.status).toBe(200);
  return Hits.parse(answer.body);
}
const found = async (q: string) => (await search(q)).hits.map(({ id }) => Number(id));

describe('the search of customers', () => {
  it('SUP-023 SUP-024 answers a POST with an index, a text and a page, and tells of each hit what the table needs', async () => {
    const { found: count, hits } = await search('zephyrine');
    expect(count).toBe(1);
    expect(hits).toEqual([
      {
        id: ids.oeuvre,
        email: 'z.loeuvre+quai@poste.example',
        name: "Zéphyrine Lœuvre-d'Orval",
        site: null,
        last_order_shipping_address: null,
        phone_number: '+33 (0)7 01.02-03 04',
        last_orders_id_with_short_number: null,
        last_order_time: null,
        company: null,
      },
    ]);
    for (const body of [{ q: 'a' }, { indexName: 'others', q: 'a' }, { indexName: 'prod_users', q: 'a', perPage: 101 }])
      expect((await ask(body)).status).toBe(400);
    expect((await ask({ indexName: 'prod_users', q: 'zephyrine' }, 'preparation')).status).toBe(200);
  });

  it.each([
    ['loeuvre', ids.oeuvre],
    ['\u202a+33\u20117\u201301 02 03 04\u202c', ids.oeuvre],
    ['Tél. 07 01 02 03 04', ids.oeuvre],
    ['tel:+33701020304', ids.oeuvre],
    ['07 01 02 03 04 (domicile)', ids.oeuvre],
    ['mailto:z.loeuvre+quai@poste.example', ids.oeuvre],
    ['LŒUVRE', ids.oeuvre],
    ['zephyrine dorval', ids.oeuvre],
    ["d'orval", ids.oeuvre],
    ['d’Orval zé', ids.oeuvre],
    ['loeuvre orval', ids.oeuvre],
    ['z.loeuvre+quai@poste.example', ids.oeuvre],
    ['aegidius l hay', ids.hay],
    ["de l'haÿ", ids.hay],
    ['delhay', ids.hay],
    ['xyqrwst', undefined],
    ['lhay', ids.hay],
    ['strauss', ids.abroad],
    ['rue de l epee de bois', ids.hay],
    ['st etienne 01000', ids.hay],
    ['12 rue de l’épée', ids.hay],
    ['saint etienne 01000', ids.hay],
    ['zephirine', ids.oeuvre],
  ])('finds by name, e-mail and address whatever the accents, ligatures and apostrophes: %s', async (q, id) => {
    if (id === undefined) expect(await found(q)).toEqual([]);
    else expect(await found(q)).toContain(id);
  });

  it.each([
    ['07 01 02 03 04', ids.oeuvre],
    ['0701020304', ids.oeuvre],
    ['07.01.02.03.04', ids.oeuvre],
    ['+33 7 01 02 03 04', ids.oeuvre],
    ['+33(0)701020304', ids.oeuvre],
    ['0033 7-01-02-03-04', ids.oeuvre],
    ['33701020304', ids.oeuvre],
    ['7 01 02 03 05', ids.hay],
    ['zephyrine 07 01 02', ids.oeuvre],
    ['+49 30 90', ids.abroad],
  ])('finds by number in any spelling: %s', async (q, id) => {
    expect(await found(q)).toContain(id);
  });

  it('finds whoever ordered by the number of the order and by its short one, first of all', async () => {
    const [past] = await server.db
      .select({ id: orders.id, random_id: orders.random_id, customer: orderSheets.customer_id })
      .from(orderSheets)
      .innerJoin(orders, sql`${orders.id} = ${orderSheets.order_id}`)
      .where(sql`${orders.off_board} and ${orderSheets.customer_id} is not null`)
      .limit(1);
    assert(past?.customer && past.random_id, 'somebody ordered before');
    for (const q of [String(past.id), `#${past.random_id}`, past.random_id.toLowerCase()]) {
      const [hit] = (await search(q)).hits;
      expect(hit?.id).toBe(past.customer);
      expect(hit?.last_orders_id_with_short_number?.[0]).toEqual({ id: past.id, random_id: past.random_id });
      expect(hit?.last_order_shipping_address).toMatch(/\d{5}/);
    }
    expect(await found(String(OrderId.parse(past.id) + 400_000_000))).toEqual([]);
  });

  it('SUP-027 SUP-030 answers nobody to a blank text, and counts those it does not tell', async () => {
    expect(await search('  ')).toEqual({ found: 0, hits: [] });
    const answer = await ask({ indexName: 'prod_users', q: 'courriel.example', perPage: 3 });
    const { found: count, hits } = Hits.parse(answer.body);
    expect(hits).toHaveLength(3);
    expect(count).toBeGreaterThan(100);
    const times = hits.map(({ last_order_time }) => String(last_order_time));
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('knows a customer by what he was told to be a moment ago, and no more by what he was', async () => {
    const support = await server.as('support');
    expect((await support.patch(`/users/${ids.abroad}/`, { last_name: 'Nguyễn' })).status).toBe(200);
    expect(await found('ulrich nguyen')).toEqual([ids.abroad]);
    expect(await found('ulrich strauss')).toEqual([]);
    expect((await support.patch('/admin-addresses/88001/', { city: 'Vescours' })).status).toBe(200);
    expect(await found('epee vescours')).toEqual([ids.hay]);
  });

  it('reads indexes alone, however short or common what is typed', async () => {
    await server.db.execute(sql`analyze customer_search`);
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      for (const pattern of ['%oeuvre%', '%paris%', '% de%', '%0639%']) {
        const plan = (await tx.execute(
          sql`explain select customer_id from customer_search where words like ${pattern} limit 1000`,
        )) as { readonly rows: readonly { readonly 'QUERY PLAN': string }[] };
        expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('customer_search_words');
      }
    });
  });
});
