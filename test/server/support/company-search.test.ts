import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedded } from '../../../server/src/db/connection/embedded.ts';
import { Hits } from '../../../src/domain/customer/search.ts';
import { assert } from '../../../src/domain/result.ts';
import { migrations, migrationsBefore } from '../migrations.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

/** A customer and two delivered orders of his, the later one first. */
interface Known {
  readonly customer: number;
  readonly orders: readonly [number, number];
}

let server: OwnServer;
let known: Known;
beforeAll(async () => {
  server = await ownServer();
  const { rows } = (await server.db.execute(sql`
    select customer_id::int as customer, array_agg(order_id::int order by order_time desc) as orders
    from order_sheets join orders on orders.id = order_id
    where off_board and orders.status = 'received' and customer_id not in (
      select customer_id from order_sheets join orders on orders.id = order_id
      where not off_board and customer_id is not null)
    group by customer_id having count(*) = 2 order by customer_id limit 1
  `)) as { readonly rows: readonly Known[] };
  assert(rows[0], 'somebody has two orders of other days alone');
  [known] = rows as [Known];
});
afterAll(() => server.close());

const search = async (q: string) => {
  const answer = await (await server.as('support')).post('/staff-search/', {
    indexName: 'prod_users',
    q,
    perPage: 100,
  });
  expect(answer.status).toBe(200);
  return Hits.parse(answer.body).hits;
};
const found = async (q: string) => (await search(q)).map(({ id, company }) => [Number(id), company]);

const goTo = async (order: number, company: string) => {
  const body = { firstname: 'Zoé', lastname: 'Accueil', company };
  const answer = await (await server.as('support')).patch(`/processing-orders/${order}/address/`, body);
  expect(answer.status).toBe(200);
};

describe('OUR-167 a customer is found by the company his orders go to', () => {
  it('folded as names are, by parts and by nearly the same, and the hit names it', async () => {
    await goTo(known.orders[1], "  L'Œuvre-Zébulon & Fils ");
    const hit = [[known.customer, "L'Œuvre-Zébulon & Fils"]];
    for (const q of ['zebulon', 'ZÉBULON fils', 'l’oeuvre zeb', 'loeuvrezebulon', 'zebullon'])
      expect(await found(q)).toEqual(hit);
  });

  it('names the company most like what was typed, else that of the latest order', async () => {
    await goTo(known.orders[0], 'Quincaillerie Wolframite');
    const { customer } = known;
    expect(await found('wolframite')).toEqual([[customer, 'Quincaillerie Wolframite']]);
    expect(await found('zebulon')).toEqual([[customer, "L'Œuvre-Zébulon & Fils"]]);
    expect(await found(`${known.orders[1]}`)).toEqual([[customer, 'Quincaillerie Wolframite']]);
  });

  it('no more by one that stands on no order of his any more', async () => {
    await goTo(known.orders[0], 'Quincaillerie Tantalite');
    expect(await found('wolframite')).toEqual([]);
    expect(await found('tantalite')).toEqual([[known.customer, 'Quincaillerie Tantalite']]);
    await goTo(known.orders[0], '');
    expect(await found('tantalite')).toEqual([]);
  });

  it('by that of an order made anew, and no more once that is gone', async () => {
    const id = 987_654_321;
    await server.db.execute(sql`insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', ${id}::bigint,
      'data', data || '{"company": "Cartonnerie Yttrium"}'))).* from orders where id = ${known.orders[0]}`);
    expect(await found('yttrium')).toEqual([]);
    await server.db.execute(sql`insert into order_sheets select (jsonb_populate_record(order_sheets,
      jsonb_build_object('order_id', ${id}::bigint))).* from order_sheets where order_id = ${known.orders[0]}`);
    expect(await found('yttrium')).toEqual([[known.customer, 'Cartonnerie Yttrium']]);
    await server.db.execute(sql`delete from order_sheets where order_id = ${id}`);
    expect(await found('yttrium')).toEqual([]);
  });

  it('writes his search text for another company alone, not for any other change of an order', async () => {
    const version = async () =>
      (
        (await server.db.execute(
          sql`select xmin::text as version from customer_search where customer_id = ${known.customer}`,
        )) as { readonly rows: readonly { readonly version: string }[] }
      ).rows[0]?.version;
    const before = await version();
    await server.db.execute(
      sql`update orders set data = data || '{"phone": "0639980011"}' where id = ${known.orders[1]}`,
    );
    expect(await version()).toBe(before);
    await goTo(known.orders[1], 'Zébulon');
    expect(await version()).not.toBe(before);
  });

  it('SUP-583 neither by it nor by anything of it once his data are cleared', async () => {
    expect(await found('zebulon')).toEqual([[known.customer, 'Zébulon']]);
    expect((await (await server.as('superadmin')).post(`/users/${known.customer}/anonymise/`)).status).toBe(200);
    expect(await found('zebulon')).toEqual([]);
    const { rows } = (await server.db.execute<{ words: string; companies: string[] }>(
      sql`select words, companies from customer_search where customer_id = ${known.customer}`,
    )) as { readonly rows: readonly { readonly words: string; readonly companies: readonly string[] }[] };
    expect(rows[0]?.companies).toEqual([]);
    expect(rows[0]?.words).not.toMatch(/zebulon|accueil/);
  });
});

it('OUR-167 customers of an older build are found by the companies of their orders', async () => {
  const client = await embedded({});
  const db = drizzle({ client });
  const folder = migrationsBefore('company_search');
  await migrate(db, { migrationsFolder: folder });
  await client.exec(`
    insert into centers (id, data) values (9, '{}');
    insert into customers (id, first_name, last_name, data) values (1, 'Léa', 'Roux', '{}'), (2, 'Paul', 'Noir', '{}');
    insert into orders (id, center_id, rev, data) values
      (11, 9, 1, '{"company": "Imprimerie Zénith"}'), (12, 9, 1, '{"company": ""}'), (13, 9, 1, '{}');
    insert into order_sheets (order_id, customer_id, order_time, data) values
      (11, 1, now(), '{}'), (12, 1, now(), '{}'), (13, 2, now(), '{}');
  `);
  await migrate(db, { migrationsFolder: migrations });
  const { rows } = await client.query('select customer_id, words, companies from customer_search order by customer_id');
  expect(rows).toEqual([
    { customer_id: 1, words: expect.stringContaining(' imprimerie zenith'), companies: ['Imprimerie Zénith'] },
    { customer_id: 2, words: expect.not.stringContaining('zenith'), companies: [] },
  ]);
  await client.close();
  rmSync(folder, { recursive: true });
});
