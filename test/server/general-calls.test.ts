import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { generalConfigs } from '../../server/src/db/schema/general-configs.ts';
import { auditEntries } from '../../server/src/db/schema/record.ts';
import { products } from '../../server/src/db/schema/sheets.ts';
import { type OwnServer, ownServer } from './own-server.ts';

// Calls of the API that nothing in the console sends.

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer();
});
afterAll(() => server.close());

const stored = async () =>
  Object.fromEntries((await server.db.select().from(generalConfigs)).map(({ name, value }) => [name, value]));

describe('general configs', () => {
  const post = async (path: string, body: unknown, role = 'superadmin') =>
    (await server.as(role)).post(`/configs/global/${path}`, body);

  it('PRP-628 API-P25 one is entered or gets another value, and is answered as saved', async () => {
    for (const value of ['-18', -18.5, false, null]) {
      const { status, body } = await post('', { name: 'ice_packs', value });
      expect([status, body]).toEqual([200, { name: 'ice_packs', value }]);
      expect(await stored()).toMatchObject({ ice_packs: value });
    }
  });

  it('PRP-628 API-P25 several are saved and answered in their order, or none where one does not fit', async () => {
    const [a, b] = [
      { name: 'b_first', value: 1 },
      { name: 'a_second', value: true },
    ];
    expect(await post('bulk/', [a, b])).toMatchObject({ status: 200, body: [a, b] });
    const before = await stored();
    expect(before).toMatchObject({ b_first: 1, a_second: true });
    const wrong = [
      { name: '', value: 1 },
      { name: ' padded', value: 1 },
      { name: 'x'.repeat(101), value: 1 },
      { name: 'a_list', value: [1] },
      { name: 'too_much', value: 1, center: 9 },
      { name: 'b_first', value: 2 },
    ];
    for (const one of wrong) {
      const { status, body } = await post('bulk/', [{ ...a, value: 7 }, one]);
      expect([status, body]).toEqual([400, { error: expect.any(String) }]);
    }
    expect((await post('bulk/', [])).status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it('PRP-628 they are for super admins', async () => {
    for (const path of ['', 'bulk/'])
      expect((await post(path, { name: 'ice_packs', value: 1 }, 'manager')).status).toBe(403);
  });

  it('PRP-628 a call sent twice under its key is one, and stands in the ledger without a center', async () => {
    const api = await server.as('superadmin');
    const send = (value: number) =>
      api.send('POST', '/configs/global/', {
        body: { name: 'keyed', value },
        headers: { 'idempotency-key': 'general-1' },
      });
    expect((await send(1)).status).toBe(200);
    await post('', { name: 'keyed', value: 2 });
    expect(await send(1)).toMatchObject({ status: 200, body: { name: 'keyed', value: 1 } });
    expect(await stored()).toMatchObject({ keyed: 2 });
    const entries = await server.db.select().from(auditEntries);
    expect(entries.filter(({ command_id }) => command_id === 'general-1')).toMatchObject([
      { path: '/api/configs/global/', center_id: null, status: 200 },
    ]);
  });
});

const Product = z.object({ id: z.int(), center: z.int(), stock: z.int(), selling_name: z.string() });
const Page = z.object({
  ...{ count: z.int(), next: z.nullable(z.string()), previous: z.nullable(z.string()) },
  results: z.array(Product),
});

describe('what a center has in stock', () => {
  const get = async (query: string) => (await server.as('dispatch')).get(`/product-centers/${query}`);
  const page = async (query: string) => Page.parse((await get(query)).body);

  it('PRP-857 API-P43 is told by id in pages of 200, without what is sold out', async () => {
    const [sample] = await server.db.select().from(products).limit(1);
    if (!sample) throw new Error('Invariant: something is sold');
    await server.db
      .insert(products)
      .values(Array.from({ length: 230 }, (_, at) => ({ ...sample, id: 900_000 + at, stock: at % 10 })));
    const there = (await server.db.select().from(products)).filter(({ stock }) => stock > 0);
    expect(there.length).toBeGreaterThan(200);
    const first = await page('?center=9');
    expect([first.count, first.results.length, first.previous]).toEqual([there.length, 200, null]);
    const rest = await page(first.next?.replace('/product-centers/', '') ?? '');
    expect([rest.results.length, rest.next]).toEqual([there.length - 200, null]);
    expect(rest.previous).toContain('offset=0');
    const told = [...first.results, ...rest.results];
    expect(told.map(({ id }) => id)).toEqual(there.map(({ id }) => id).toSorted((one, other) => one - other));
    expect(told.every(({ center, stock }) => center === 9 && stock > 0)).toBe(true);
    expect((await page('?center=9&limit=3&offset=2')).results).toEqual(first.results.slice(2, 5));
  });

  it('PRP-857 API-P43 no page is longer, and no center is made up', async () => {
    for (const query of ['?limit=201', '?limit=0', '?offset=-1', '?center=987654'])
      expect((await get(query)).status).toBe(400);
  });
});
