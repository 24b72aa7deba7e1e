import { rmSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embedded } from '../../../server/src/db/connection/embedded.ts';
import { migrations, migrationsBefore } from '../migrations.ts';

let client: PGlite;
beforeAll(async () => {
  client = await embedded({});
  const db = drizzle({ client });
  const earlier = migrationsBefore('money_log');
  await migrate(db, { migrationsFolder: earlier });
  rmSync(earlier, { recursive: true });
  await client.exec(`
    insert into centers values (9, 1, '{}');
    insert into orders (id, center_id, rev, data) values (5, 9, 1, '{}'), (6, 9, 1, '{}');
    insert into customers (id, data) values (3, '{}');
    insert into order_sheets (order_id, customer_id, order_time, data) values (5, 3, '2026-03-01T10:00:00Z', '{}');
    insert into order_payments (id, order_id, rank, type, amount_cents, is_refundable) values
      (1, 5, 0, 'stripe', 1500, true), (2, 5, 1, 'edenred', 900, true), (3, 6, 0, 'stripe', 700, true);
    insert into authors (name) values ('lea@quai');
    insert into client_credits (client_id, order_id, reason, amount_cents, author_id, created_at) values
      (3, null, 'sponsor', 400, 1, now()), (3, 5, 'spent', -400, 1, now()), (3, 5, 'late', 250, 1, now()), (3, 6, 'late', 0, 1, now());`);
  await migrate(db, { migrationsFolder: migrations });
});
afterAll(() => client.close());

const rowsOf = async (text: string) => (await client.query(text)).rows;

it('a database of before has in the log what was paid and credited so far, each movement with its two entries', async () => {
  const sums = (account: string) =>
    rowsOf(`select ${account} as account, sum(amount_cents)::int as cents from money_entries
      where ${account} is not null group by 1 order by 1`);
  expect(await sums('payment_id')).toEqual([
    { account: 1, cents: -1500 },
    { account: 2, cents: -900 },
    { account: 3, cents: -700 },
  ]);
  expect(await sums('sale_order_id')).toEqual([
    { account: 5, cents: 2800 },
    { account: 6, cents: 700 },
  ]);
  expect(await sums('credit_customer_id')).toEqual([{ account: 3, cents: 250 }]);
  expect(await sums('is_house')).toEqual([{ account: true, cents: -650 }]);
  const unbalanced = 'select movement_id from money_entries group by 1 having sum(amount_cents) <> 0 or count(*) <> 2';
  expect(await rowsOf(unbalanced)).toEqual([]);
  expect(await rowsOf('select kind, customer_id, author_id from money_movements order by id')).toEqual([
    { kind: 'payment', customer_id: 3, author_id: null },
    { kind: 'payment', customer_id: 3, author_id: null },
    { kind: 'payment', customer_id: null, author_id: null },
    { kind: 'sponsor', customer_id: 3, author_id: 1 },
    { kind: 'spent', customer_id: 3, author_id: 1 },
    { kind: 'late', customer_id: 3, author_id: 1 },
  ]);
});

it('a book of credits that differs from the other by a cent is not given up', async () => {
  const old = await embedded({});
  const earlier = migrationsBefore('one_book_of_credits');
  try {
    const db = drizzle({ client: old });
    await migrate(db, { migrationsFolder: earlier });
    await old.exec(`
      insert into authors (name) values ('lea@quai');
      insert into client_credits (client_id, reason, amount_cents, author_id, created_at) values (3, 'sponsor', 400, 1, now());
      insert into money_movements (id, kind, customer_id, created_at) values (1, 'sponsor', 3, now());
      insert into money_entries (movement_id, credit_customer_id, amount_cents) values (1, 3, 399);
      insert into money_entries (movement_id, is_house, amount_cents) values (1, true, -399);`);
    const cause = { message: 'the two books of credits differ' };
    await expect(migrate(db, { migrationsFolder: migrations })).rejects.toMatchObject({ cause });
    expect((await old.query('select amount_cents from client_credits')).rows).toEqual([{ amount_cents: 400 }]);
  } finally {
    await old.close();
    rmSync(earlier, { recursive: true });
  }
});
