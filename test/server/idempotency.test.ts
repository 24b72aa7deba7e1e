import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Idempotency } from '../../server/src/actions/idempotency.ts';
import type { Outcome } from '../../server/src/actions/outcome.ts';
import { auditEntries, auditRequests } from '../../server/src/db/schema/record.ts';
import { serverConfig } from '../../server/src/options.ts';
import { commandNamed, commandNames } from '../../src/domain/commands.ts';
import { readBoard } from '../contract/board.ts';
import type { Client } from '../contract/client.ts';
import { taskIds, type WireDock } from '../contract/wire.ts';
import { type OwnServer, ownServer, serverBeside } from './own-server.ts';

let server: OwnServer;
let api: Client;
let orderId: number;
beforeAll(async () => {
  server = await ownServer({ config: { idempotencyRetentionS: 3600 } });
  api = await server.as('manager');
  orderId = (await readBoard(api, 9)).load.deliveries[0]?.linked_order.id ?? 0;
});
afterAll(() => server.close());

const setBags = (key: string, total: number) =>
  api.patch(
    `/processing-orders/${orderId}/`,
    { number_of_bags: total, number_of_bags_isotherm: 0 },
    { headers: { 'idempotency-key': key } },
  );

function gate() {
  let resolve: (() => void) | undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve?.() };
}

const isDraft = ({ current_status, dock_type, tasks }: WireDock) =>
  current_status === 'draft' && dock_type === 'NOCONFIG' && tasks.length > 0;

async function entriesOf(key: string) {
  const found = await server.db
    .select({ entry: auditEntries, body: auditRequests.body })
    .from(auditEntries)
    .leftJoin(auditRequests, eq(auditRequests.entry_id, auditEntries.id))
    .where(eq(auditEntries.command_id, key));
  return found.map(({ entry, body }) => ({ ...entry, body }));
}

describe('the ledger', () => {
  it('holds an accepted command once, with who, what and when, however often it was sent', async () => {
    for (let sent = 0; sent < 3; sent++) await setBags('ledger-1', 5);
    expect(await entriesOf('ledger-1')).toEqual([
      expect.objectContaining({
        method: 'PATCH',
        path: `/api/processing-orders/${orderId}/`,
        body: { number_of_bags: 5, number_of_bags_isotherm: 0 },
        status: 200,
        user_id: 1209,
        center_id: 9,
        at: '2026-03-10T10:00:00.000Z',
      }),
    ]);
  });

  it('DSP-459 holds a deletion, which answers nothing each time it is sent', async () => {
    const board = await readBoard(api, 9);
    const dock = board.load.docks.find((it) => isDraft(it) && board.movable(it).length === it.tasks.length);
    const headers = { 'idempotency-key': 'ledger-3' };
    await api.post(`/dispatch/docks/${dock?.id}/extract_tasks/`, { task_ids: taskIds(dock?.tasks ?? []) });
    for (let sent = 0; sent < 2; sent++)
      expect(await api.delete(`/docks/${dock?.id}/`, { headers })).toMatchObject({ status: 204, body: '' });
    expect(await entriesOf('ledger-3')).toMatchObject([{ method: 'DELETE', status: 204, body: null }]);
  });

  it('DSP-120 DSP-441 keeps who marked a dock by hand: nothing else does', async () => {
    const dock = (await readBoard(api, 9)).load.docks.find(isDraft);
    const headers = { 'idempotency-key': 'ledger-4' };
    const path = `/docks/${dock?.id}/manually_optimized/`;
    await (await server.as('dispatch')).post(path, undefined, { headers });
    expect(await entriesOf('ledger-4')).toEqual([]);
    await api.post(path, undefined, { headers });
    expect(await entriesOf('ledger-4')).toMatchObject([{ user_id: 1209, path: `/api${path}` }]);
  });

  it('holds nothing of a refused one', async () => {
    const dock = (await readBoard(api, 9)).load.docks.find((it) => it.defined_at);
    const headers = { 'idempotency-key': 'ledger-2' };
    expect((await api.post(`/docks/${dock?.id}/assign/`, {}, { headers })).status).toBe(409);
    expect(await entriesOf('ledger-2')).toEqual([]);
  });
});

describe('a key', () => {
  it('in progress elsewhere is so too while what follows its commit is under way, or until nobody can be at it', async () => {
    const [here, there] = [new Idempotency(server.db, 3600), new Idempotency(server.db, 3600)];
    const sent = {
      userId: 1,
      by: 'claire@quai.example',
      key: 'after',
      method: 'GET',
      path: '/call/',
      body: null,
      basis: null,
    };
    const committed: Outcome = { status: 200, body: 'called' };
    const never = () => Promise.reject(new Error('done twice'));
    const asked = gate();
    const first = here.once(sent, 'after', server.clock(), () =>
      Promise.resolve({
        outcome: committed,
        after: async () => {
          await asked.promise;
          return { status: 400, body: 'refused' };
        },
      }),
    );
    const elsewhere = (afterMs = 0) => there.once(sent, 'after', server.clock() + afterMs, never);
    await expect.poll(() => elsewhere().catch((error) => error.status)).toBe(503);
    expect(await elsewhere(61_000)).toEqual(committed);
    asked.resolve();
    expect(await first).toEqual({ status: 400, body: 'refused' });
    expect(await elsewhere()).toEqual({ status: 400, body: 'refused' });
  });

  it('in progress answers 503 with a code and when to come back, and is free again afterwards', async () => {
    const idempotency = new Idempotency(server.db, 3600);
    const sent = {
      userId: 1,
      by: 'claire@quai.example',
      key: 'slow',
      method: 'POST',
      path: '/x/',
      body: null,
      basis: null,
    };
    const { promise: held, resolve: release } = gate();
    const once = (act: () => Promise<Outcome>) =>
      idempotency.once(sent, 'slow', 0, async () => ({ outcome: await act(), after: null }));
    const first = once(async () => {
      await held;
      return { status: 200, body: 'done' };
    });
    await expect(once(() => Promise.reject(new Error('must not run')))).rejects.toMatchObject({
      status: 503,
      body: { code: 'request_in_progress' },
      headers: { 'retry-after': '1' },
    });
    release();
    expect(await first).toEqual({ status: 200, body: 'done' });
    expect(await once(() => Promise.reject(new Error('must not run')))).toEqual({ status: 200, body: 'done' });
  });

  it('is remembered for longer than any action may wait to be sent', () => {
    const retentionMs = (serverConfig().idempotencyRetentionS ?? 0) * 1000;
    for (const name of commandNames) {
      const delivery = commandNamed(name)?.delivery;
      // A live action is never sent again.
      if (delivery?.kind !== 'live') expect(delivery?.staleAfterMs).toBeLessThan(retentionMs);
    }
  });

  it('is forgotten after the retention it advertised', async () => {
    await setBags('old', 11);
    expect((await setBags('old', 12)).status).toBe(422);
    server.advance(3601 * 1000);
    expect((await setBags('old', 12)).status).toBe(200);
  });

  it('that is no key is refused', async () => {
    expect((await setBags('with space', 1)).status).toBe(400);
    expect((await setBags('k'.repeat(201), 1)).status).toBe(400);
  });
});

describe('a server without keys', () => {
  it('advertises none and runs every request', async () => {
    const bare = await serverBeside(server, { idempotencyRetentionS: null });
    const own = await bare.as('manager');
    const board = await readBoard(own, 9);
    const poll = await own.get('/dispatch/loadstate/', { query: { center: 9 } });
    expect(poll.headers.get('idempotency-retention')).toBeNull();
    const path = `/processing-orders/${board.load.deliveries[0]?.linked_order.id}/`;
    const headers = { 'idempotency-key': 'same' };
    for (const total of [3, 4]) {
      const { status, body } = await own.patch(
        path,
        { number_of_bags: total, number_of_bags_isotherm: 0 },
        { headers },
      );
      expect([status, body]).toMatchObject([200, { number_of_bags: total }]);
    }
    await bare.close();
  });
});
