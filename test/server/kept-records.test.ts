import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedded } from '../../server/src/db/connection/embedded.ts';
import { authors } from '../../server/src/db/schema/authors.ts';
import { driverStatements } from '../../server/src/db/schema/day.ts';
import { depositEntries, depositMovements, userDeposits } from '../../server/src/db/schema/deposits.ts';
import { extraCostNotes, extraCosts } from '../../server/src/db/schema/drivers/extra-costs.ts';
import { presenceEditNotes, presenceEdits, presencePunches } from '../../server/src/db/schema/drivers/presences.ts';
import { moneyEntries, moneyMovements, moneyNotes, moneyOperations } from '../../server/src/db/schema/money/money.ts';
import {
  refundCheckNotes,
  refundChecks,
  refundContradictions,
  refundLines,
  refundNotes,
  refunds,
} from '../../server/src/db/schema/money/refunds.ts';
import { outgoingMessages } from '../../server/src/db/schema/outgoing.ts';
import { auditEntries, auditRequests } from '../../server/src/db/schema/record.ts';
import { trolleyMoves } from '../../server/src/db/schema/trolleys.ts';
import { scratchDatabase } from '../postgres/scratch.ts';
import { type OwnServer, ownServer } from './own-server.ts';

// On the embedded database, or on PostgreSQL where one is given.

const { DATABASE_URL } = process.env;
const kept = {
  ...{ depositMovements, depositEntries, moneyMovements, moneyEntries, moneyOperations },
  ...{ refunds, refundLines, refundChecks, refundContradictions, extraCosts, presencePunches, presenceEdits },
  ...{ auditEntries, driverStatements, trolleyMoves },
} as const;
const refused = expect.objectContaining({ cause: expect.objectContaining({ code: '23514' }) });

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer({ databaseUrl: DATABASE_URL });
});
afterAll(() => server.close());

const named = (table: PgTable) => sql.identifier(getTableName(table));
const countOf = async (table: PgTable) => (await server.db.select().from(table)).length;

describe('records that are only ever added', () => {
  it.each(Object.entries(kept))(
    '%s refuse to be changed, taken away and emptied, by whoever is connected',
    async (_, table) => {
      const column = Object.keys(getTableColumns(table)).at(-1);
      const before = await countOf(table);
      const statements = [
        sql`update ${named(table)} set ${sql.identifier(column ?? '')} = ${sql.identifier(column ?? '')}`,
        sql`update ${named(table)} set ${sql.identifier(column ?? '')} = default where false`,
        sql`delete from ${named(table)}`,
        sql`truncate ${named(table)} cascade`,
      ];
      for (const statement of statements) await expect(server.db.execute(statement)).rejects.toEqual(refused);
      expect(await countOf(table)).toBe(before);
    },
  );

  it('hold ids, amounts and instants: whatever tells of a person is cleared beside them', async () => {
    const worded = (table: PgTable) =>
      Object.entries(getTableColumns(table)).flatMap(([name, { dataType }]) =>
        dataType === 'string' || dataType === 'json' ? [name] : [],
      );
    const words = Object.fromEntries(Object.entries(kept).map(([name, table]) => [name, worded(table)]));
    expect(words).toEqual({
      depositMovements: ['movement'],
      depositEntries: [],
      // A key of the client's, as below, and the code of a reason.
      moneyMovements: ['kind', 'operation_key', 'reason'],
      moneyEntries: [],
      // The words of a refusal are the console's own.
      moneyOperations: ['key', 'fingerprint', 'error'],
      // A key of the client's, what the refund is of, and the code of its reason.
      refunds: ['kind', 'operation_key', 'reason'],
      refundLines: [],
      // What was seen, as a code, and a key of the client's.
      refundChecks: ['status', 'operation_key'],
      refundContradictions: ['status'],
      // A key of the client's, and which call: its ids.
      auditEntries: ['command_id', 'method', 'path'],
      driverStatements: [],
      // The name of a place.
      trolleyMoves: ['location'],
      extraCosts: ['day', 'corrects'],
      presencePunches: ['kind'],
      presenceEdits: ['time'],
    });
    await server.db.update(authors).set({ name: null });
    await server.db.update(auditRequests).set({ query: null, body: null });
    await server.db.delete(extraCostNotes);
    await server.db.delete(presenceEditNotes);
    await server.db.delete(moneyNotes);
    await server.db.delete(refundNotes);
    await server.db.delete(refundCheckNotes);
    await server.db.update(userDeposits).set({ user_name: null });
    await server.db.update(outgoingMessages).set({ phone: '', body: '', done_by: '' });
  });

  it('are read and entered after names and notes were cleared', async () => {
    const api = await server.as('superadmin');
    const { driver_id: driver } =
      (await server.db.select().from(depositMovements)).find(({ author_id }) => author_id !== null) ?? {};
    const history = await api.get(`/depositdriver/history/?driver_id=${driver}`);
    expect(history.status).toBe(200);
    expect((history.body as { results: { done_by: unknown }[] }).results.map(({ done_by }) => done_by)).toContain(null);
    const statement = { driver, statement_type: 1, amount: 1 };
    expect((await api.post('/driver-statements/', statement)).status).toBe(200);
    const [entry] = await server.db.select().from(auditEntries);
    expect(await server.db.select().from(auditRequests)).toEqual([
      { entry_id: entry?.id, query: null, body: statement },
    ]);
  });
});

/** Migrations of the days before names and notes stood apart. */
function earlierMigrations(folder: string, last: string) {
  const migrations = fileURLToPath(new URL('../../server/migrations', import.meta.url));
  cpSync(migrations, folder, { recursive: true });
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag === last);
  const entries = journal.entries.slice(0, at + 1);
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return { earlier: folder, now: migrations };
}

interface Plain {
  migrate(folder: string): Promise<unknown>;
  query(text: string): Promise<{ rows: unknown[] }>;
  close(): Promise<unknown>;
}

async function plainDatabase(): Promise<Plain> {
  if (!DATABASE_URL) {
    const client = await embedded({});
    const db = drizzle({ client });
    return {
      migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
      query: (text) => client.query(text),
      close: () => client.close(),
    };
  }
  const scratch = await scratchDatabase(DATABASE_URL);
  const pool = new pg.Pool({ connectionString: scratch.url });
  const db = drizzleServer({ client: pool });
  return {
    migrate: (migrationsFolder) => migrateServer(db, { migrationsFolder }),
    query: (text) => pool.query(text),
    close: async () => {
      await pool.end();
      await scratch.drop();
    },
  };
}

it('a database of before keeps who did what, and what was said, in the tables that may be cleared', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quai-migrations-'));
  mkdirSync(folder, { recursive: true });
  const { earlier, now } = earlierMigrations(folder, '0011_extra_cost_demands');
  const database = await plainDatabase();
  const rowsOf = async (text: string) => (await database.query(text)).rows;
  try {
    await database.migrate(earlier);
    for (const statement of [
      `insert into centers values (9, 1, '{}')`,
      `insert into drivers (id, center_id, rev, data) values (7, 9, 1, '{}')`,
      `insert into orders (id, center_id, rev, data) values (5, 9, 1, '{}')`,
      `insert into deposit_products values (1, 'caisse', null, 300)`,
      `insert into deposit_movements (id, center_id, product_id, driver_id, movement, done_by, created_at) values
        (1, 9, 1, null, 'sale', null, now()), (2, 9, 1, 7, 'receipt', 'lea@quai', now())`,
      `insert into extra_costs (center_id, driver, day, amount_cents, extracost_type, comment, done_by, created_at) values
        (9, 7, '2026-03-10', 100, 1, 'pluie', 'lea@quai', now()), (9, 7, '2026-03-10', 200, 1, null, 'max@quai', now())`,
      `insert into client_credits (client_id, order_id, reason, amount_cents, done_by, created_at) values (3, 5, 'late', 250, 'max@quai', now())`,
      `insert into trolley_moves (center_id, trolley_id, location_id, location, done_by, created_at) values (9, 1, 2, 'Quai 2', 'lea@quai', now())`,
      `insert into audit_entries (user_id, method, path, body, status, at) values
        (1, 'GET', '/api/x/1/?flag_id=2&b=?', null, 200, now()), (1, 'POST', '/api/x/1/', '{"sms":"Bonjour"}', 200, now()), (1, 'DELETE', '/api/x/1/', null, 204, now())`,
    ])
      await database.query(statement);
    await database.migrate(now);
    const by = (table: string) => `(select name from authors where id = ${table}.author_id) as by`;
    expect(await rowsOf(`select id, ${by('deposit_movements')} from deposit_movements order by id`)).toMatchObject([
      { by: null },
      { by: 'lea@quai' },
    ]);
    expect(await rowsOf(`select done_by from driver_deposits`)).toEqual([]);
    expect(
      await rowsOf(
        `select amount_cents, ${by('extra_costs')}, comment from extra_costs left join extra_cost_notes on extra_cost_id = id order by id`,
      ),
    ).toEqual([
      { amount_cents: 100, by: 'lea@quai', comment: 'pluie' },
      { amount_cents: 200, by: 'max@quai', comment: null },
    ]);
    expect(await rowsOf(`select ${by('money_movements')} from money_movements`)).toEqual([{ by: 'max@quai' }]);
    expect(await rowsOf(`select ${by('trolley_moves')} from trolley_moves`)).toEqual([{ by: 'lea@quai' }]);
    expect(
      await rowsOf(`select path, query, body from audit_entries left join audit_requests on entry_id = id order by id`),
    ).toEqual([
      { path: '/api/x/1/', query: 'flag_id=2&b=?', body: null },
      { path: '/api/x/1/', query: null, body: { sms: 'Bonjour' } },
      { path: '/api/x/1/', query: null, body: null },
    ]);
    expect(await rowsOf('select count(*)::int as names from authors')).toEqual([{ names: 2 }]);
    await expect(database.query('delete from audit_entries')).rejects.toThrow('refuses DELETE');
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
