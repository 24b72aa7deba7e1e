import { rmSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { embedded } from '../../server/src/db/connection/embedded.ts';
import { moneyReasons } from '../../server/src/world/money-reasons.ts';
import { Metas } from '../../src/domain/center/center.ts';
import { fits } from '../../src/domain/schema.ts';
import { formerMetas, presentMetas } from '../builders/former-metas.ts';
import { migrations, migrationsBefore } from './migrations.ts';

it('settings kept under the names of an older build have those of the tables, others stay as they are', async () => {
  const client = await embedded({});
  const db = drizzle({ client });
  const folder = migrationsBefore('settings_names');
  await migrate(db, { migrationsFolder: folder });
  const put = (id: number, data: object) =>
    client.query('insert into metas (id, center_id, rev, data) values ($1, $1, 1, $2)', [id, JSON.stringify(data)]);
  await client.exec(`insert into centers (id, data) values (9, '{}'), (10, '{}'), (11, '{}')`);
  await put(9, formerMetas);
  await put(10, presentMetas);
  await put(11, { extra_delay: 5 });
  await migrate(db, { migrationsFolder: migrations });
  const { rows } = await client.query<{ id: number; data: object }>('select id, data from metas order by id');
  // A later migration gives every center the reasons for credits and refunds.
  const more = { money_reasons: moneyReasons };
  expect(rows).toEqual([
    { id: 9, data: { ...presentMetas, ...more } },
    { id: 10, data: { ...presentMetas, ...more } },
    { id: 11, data: { extra_delay: 5, ...more } },
  ]);
  expect(fits(Metas, { ...rows[0]?.data, id: 9 })).toBe(true);
  await client.close();
  rmSync(folder, { recursive: true });
});
