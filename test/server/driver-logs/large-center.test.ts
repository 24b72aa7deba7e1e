import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../contract/client.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { logsOf } from './logs.ts';

const { DATABASE_URL } = process.env;
const center = 9;
const drivers = 60;

/** 60 drivers of a center on each of 334 days of 2024: 20,040 presences, and those of the world beside them. */
let server: OwnServer;
let api: Client;
beforeAll(async () => {
  server = await ownServer({ databaseUrl: DATABASE_URL });
  api = await server.as('logistique');
  await server.db.execute(sql`
    insert into presences (center_id, driver, started_at, ended_at, frozen_at, pay_mode, hourly_cents, order_cents, day_cents, planning, lines)
    select ${center}, d.id, at, at + interval '5 hours', at + interval '5 hours', 'presence', 1275, 350, 12000, '[]', '[]'
    from (select id from drivers order by id limit ${drivers}) d,
      generate_series('2024-01-01T08:00:00Z'::timestamptz, '2024-11-29T08:00:00Z'::timestamptz, interval '1 day') at`);
  await server.db.execute(sql`analyze presences`);
}, 120_000);
afterAll(() => server.close());

/** Rows that a statement read of presences: found by an index, or passed over. */
async function rowsRead(where: ReturnType<typeof sql>): Promise<number> {
  const answer = await server.db.execute(sql`explain (analyze, format json) select id from presences where ${where}`);
  const [row] = (answer as unknown as { rows: { 'QUERY PLAN': readonly { Plan: Plan }[] }[] }).rows;
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  return plan ? scanned(plan) : Number.NaN;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}
const scanned = (plan: Plan): number => {
  const own = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
  return Math.max(own, ...(plan.Plans ?? []).map(scanned));
};

it('LOG-214 of 20,000 logs of a center the database reads those of the month alone, or of the driver', async () => {
  const all = await rowsRead(sql`center_id = ${center} and day between '2024-01-01' and '2024-12-31'`);
  expect(all).toBeGreaterThanOrEqual(20_000);
  const month = await rowsRead(sql`center_id = ${center} and day between '2024-10-01' and '2024-10-31'`);
  expect(month).toBe(31 * drivers);
  const first = sql`(select min(id) from drivers)`;
  expect(await rowsRead(sql`driver = ${first} and day between '2024-01-01' and '2024-12-31'`)).toBeLessThanOrEqual(366);
});

it('LOG-214 a month of 60 drivers takes no more statements than a day of them', async () => {
  const day = await statementsOf(() => logsOf(api, { date: '2024-10-05', center }));
  expect(day.result.logs).toHaveLength(drivers);
  const month = await statementsOf(() => logsOf(api, { month: '2024-10', center }));
  expect(month.result.logs).toHaveLength(31 * drivers);
  expect(day.texts.length).toBeGreaterThan(2);
  // Who is planned and does not come is asked of a day alone (LOG-216).
  expect(month.texts.filter((text) => !day.texts.includes(text))).toEqual([]);
  expect(month.texts.length).toBeLessThanOrEqual(day.texts.length);
});

/** What a call answers, and the statements that read presences, extra costs or rounds for it. */
async function statementsOf<Result>(call: () => Promise<Result>) {
  const { $client } = server.db as unknown as { readonly $client: { query: (...asked: unknown[]) => unknown } };
  const asked = vi.spyOn($client, 'query');
  const result = await call();
  const texts = asked.mock.calls.map(([text]) => (typeof text === 'string' ? text : JSON.stringify(text)));
  asked.mockRestore();
  return { result, texts: texts.filter((text) => /presences|extra_costs|docks/.test(text)) };
}
