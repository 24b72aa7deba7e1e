import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedded } from '../../server/src/db/connection/embedded.ts';

let client: PGlite;
beforeAll(async () => {
  client = await embedded({});
  await client.exec(`
    create table crates (id int primary key, label text not null, weight numeric, parts jsonb, ids bigint[], filled timestamptz);
    alter table crates add constraint light check (weight < 30);
  `);
});
afterAll(() => client.close());

const insert = 'insert into crates (id, label, weight, parts, ids, filled) values ($1, $2, $3, $4, $5, $6)';
const labels = async () => (await client.query<{ label: string }>('select label from crates order by id')).rows;

describe('a statement of the embedded database', () => {
  it('writes and reads every type, the first time and the next', async () => {
    const at = '2026-11-28 01:30:00+00';
    for (const id of [1, 2]) {
      const values = [id, 'Crème brûlée ❄ x2', 12.5, { à: [null, 'é'] }, [9_007_199_254_740_991, 3], at];
      expect(await client.query(insert, values)).toMatchObject({ rows: [], affectedRows: 1, command: 'INSERT' });
      expect(await client.query('select * from crates where id = $1', [id])).toMatchObject({
        rows: [
          {
            id,
            label: 'Crème brûlée ❄ x2',
            weight: '12.5',
            parts: { à: [null, 'é'] },
            ids: [9_007_199_254_740_991, 3],
            filled: expect.stringContaining('2026-11-2'),
          },
        ],
        rowCount: 1,
      });
    }
    await client.query(insert, [3, '', null, undefined, [], null]);
    expect((await client.query('select * from crates where id = 3', [], { rowMode: 'array' })).rows).toEqual([
      [3, '', null, null, [], null],
    ]);
  });

  it('names the rule it breaks, and the next one passes', async () => {
    for (const [values, code, constraint] of [
      [[1, 'twice', 1, null, null, null], '23505', 'crates_pkey'],
      [[7, 'heavy', 31, null, null, null], '23514', 'light'],
      [[8, null, 1, null, null, null], '23502', undefined],
      [['eight', 'a word', 1, null, null, null], '22P02', undefined],
    ] as const) {
      await expect(client.query(insert, [...values])).rejects.toMatchObject({ code, constraint, query: insert });
      await expect(client.query('select nothing from crates')).rejects.toMatchObject({ code: '42703' });
    }
    expect(await labels()).toHaveLength(3);
  });

  it('of a transaction that fails goes back to its savepoint, or wholly', async () => {
    await client.transaction(async (tx) => {
      await tx.query(insert, [4, 'stays', 1, null, null, null]);
      await tx.query('savepoint here');
      await expect(tx.query(insert, [4, 'again', 1, null, null, null])).rejects.toMatchObject({ code: '23505' });
      await expect(tx.query('select label from crates order by id')).rejects.toMatchObject({ code: '25P02' });
      await tx.query('rollback to savepoint here');
    });
    const undone = client.transaction(async (tx) => {
      await tx.query(insert, [5, 'goes', 1, null, null, null]);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect((await labels()).map(({ label }) => label)).toEqual(['Crème brûlée ❄ x2', 'Crème brûlée ❄ x2', '', 'stays']);
  });

  it('waits for the transaction of another, and is refused in one that has ended', async () => {
    let ended: Pick<PGlite, 'query'> | undefined;
    const first = client.transaction(async (tx) => {
      ended = tx;
      await tx.query(insert, [6, 'first', 1, null, null, null]);
      await tx.query('delete from crates where id = $1', [6]);
    });
    expect((await labels()).map(({ label }) => label)).not.toContain('first');
    await first;
    await expect(ended?.query('select 1')).rejects.toThrow('Transaction is closed');
  });

  it('means what the schema of now says', async () => {
    const all = 'select * from crates where id = 1';
    expect((await client.query<object>(all)).rows[0]).toHaveProperty('weight');
    await client.query('alter table crates drop column weight');
    expect((await client.query<object>(all)).rows[0]).not.toHaveProperty('weight');
    await client.exec('alter table crates add column height int; alter table crates drop column parts');
    expect((await client.query<object>(all)).rows).toMatchObject([{ id: 1, height: null }]);
    expect((await client.query<object>(all)).rows[0]).not.toHaveProperty('parts');
  });

  it('that notifies is heard, in a transaction at its end', async () => {
    const payloads: string[] = [];
    await client.listen('crates', (payload) => payloads.push(payload));
    await client.query(`select pg_notify('crates', $1)`, ['alone']);
    expect(payloads).toEqual(['alone']);
    await client.transaction(async (tx) => {
      await tx.query(`select pg_notify('crates', $1)`, ['together']);
      expect(payloads).toEqual(['alone']);
    });
    expect(payloads).toEqual(['alone', 'together']);
  });

  it('is found again after more texts than are remembered, of any length', async () => {
    for (let n = 0; n < 900; n++) await client.query(`select ${n} as n`);
    expect((await client.query('select 3 as n')).rows).toEqual([{ n: 3 }]);
    const { rows } = await client.query<{ prepared: number }>(
      'select count(*) as prepared from pg_prepared_statements',
    );
    expect(rows[0]?.prepared).toBeLessThanOrEqual(401);
    const long = `select $1::int as n /* ${'x'.repeat(20_000)} */`;
    for (const n of [1, 2]) expect((await client.query(long, [n])).rows).toEqual([{ n }]);
  });

  it('reads an answer of many megabytes', async () => {
    const { rows } = await client.query<{ n: number; text: string }>(
      `select n, repeat('é', n) as text from generate_series(1, 3000) n`,
    );
    expect(rows.map(({ text }) => text.length)).toEqual(Array.from({ length: 3000 }, (_, index) => index + 1));
  });
});
