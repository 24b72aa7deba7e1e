import { rmSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { embedded } from '../../../server/src/db/connection/embedded.ts';
import { migrations, migrationsBefore } from '../migrations.ts';

const former = `
  insert into centers (id, data) values (9, '{}');
  insert into drivers (id, center_id, rev, data) values (71, 9, 1, '{}');
  insert into deposit_products values (4011, 'Bouteille', null, 30);
  insert into user_deposits values (500, 9, 4011, 5, 'Léa', 6), (501, 9, 4011, 6, 'Ana', 2);
  insert into driver_deposits (id, center_id, driver_id, product_id, movement, quantity, cancels, deposit_user_id, done_by, created_at) values
    (1, 9, 71, 4011, 'receipt', 4, null, 500, 'Camille', '2026-03-01T10:00:00Z'),
    (2, 9, 71, 4011, 'receipt', -1, 1, 500, null, '2026-03-01T11:00:00Z'),
    (3, 9, 71, 4011, 'return', 2, null, null, null, '2026-03-02T10:00:00Z'),
    (4, 9, 71, 4011, 'return', -1, 3, null, null, '2026-03-02T11:00:00Z'),
    (5, 9, 71, 4011, 'receipt', 1, null, null, null, '2026-03-03T10:00:00Z')`;

it('DSP-784 what was kept before the ledger is in it: the same lines, the same figures, and entries that add up', async () => {
  const folder = migrationsBefore('deposit_ledger');
  const client = await embedded({});
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder: folder });
  await client.exec(former);
  const lines =
    'select id, movement, quantity, cancels, deposit_user_id, done_by, created_at from driver_deposits order by id';
  const kept = (await client.query(lines)).rows;
  expect(kept.length).toBe(5);
  await migrate(db, { migrationsFolder: migrations });
  expect((await client.query(lines)).rows).toEqual(kept);
  const balances = await client.query(`
    select user_deposit_id, driver_id, stock_center_id, sum(quantity)::int as held from deposit_entries
    group by 1, 2, 3 order by 1 nulls last, 2 nulls last`);
  expect(balances.rows).toEqual([
    { user_deposit_id: 500, driver_id: null, stock_center_id: null, held: 3 },
    { user_deposit_id: 501, driver_id: null, stock_center_id: null, held: 2 },
    { user_deposit_id: null, driver_id: 71, stock_center_id: null, held: 3 },
    { user_deposit_id: null, driver_id: null, stock_center_id: 9, held: -8 },
  ]);
  const unbalanced = await client.query('select 1 from deposit_entries group by movement_id having sum(quantity) <> 0');
  expect(unbalanced.rows).toEqual([]);
  const next = await client.query(`insert into deposit_movements (center_id, product_id, movement, created_at)
    values (9, 4011, 'sale', now()) returning id`);
  expect(next.rows).toEqual([{ id: 8 }]);
  await client.close();
  rmSync(folder, { recursive: true });
});
