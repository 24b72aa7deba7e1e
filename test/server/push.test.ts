import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ChangeStream } from '../../server/src/push/change-stream.ts';
import { readBoard } from '../contract/board.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { type OpenStream, openStream } from './event-stream.ts';
import { type OwnServer, ownServer, serverBeside } from './own-server.ts';

// On the embedded database, or on PostgreSQL where one is given: notices come another way.

const { DATABASE_URL } = process.env;
const beatMs = 60;

let server: OwnServer;
let api: Client;
let token: string;
beforeAll(async () => {
  server = await ownServer({
    databaseUrl: DATABASE_URL,
    config: { pushStreams: 3, pushBeatMs: beatMs, publicConfig: { switches: { push: true } } },
  });
  token = await signIn(server.url, 'superadmin');
  api = new Client(`${server.url}/api`, token);
});
afterAll(() => server.close());

const opened: OpenStream[] = [];
async function listen(center: number, as = token): Promise<OpenStream> {
  const stream = await openStream(api, as, center);
  opened.push(stream);
  return stream;
}
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.close();
  await expect.poll(() => [9, 12].map((center) => server.changes?.count(center))).toEqual([0, 0]);
});

let bags = 10;
async function change(center: number) {
  const [delivery] = (await readBoard(api, center)).load.deliveries;
  const path = `/processing-orders/${delivery?.linked_order.id}/`;
  bags += 1;
  const answer = await api.patch(path, { number_of_bags: bags, number_of_bags_isotherm: 0 });
  expect(answer.status).toBe(200);
}

describe(`the event stream of a center on ${DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`, () => {
  it('tells its revision when it opens, then each change once it is committed, and nothing of other centers', async () => {
    const [nine, twelve] = [await listen(9), await listen(12)];
    expect(nine.status).toBe(200);
    expect(nine.headers.get('content-type')).toContain('text/event-stream');
    expect(nine.headers.get('cache-control')).toBe('no-store');
    expect(nine.headers.get('content-encoding')).toBeNull();
    await expect.poll(() => nine.revisions()).toHaveLength(1);
    await expect.poll(() => twelve.revisions()).toHaveLength(1);
    await change(9);
    await expect.poll(() => nine.revisions()).toHaveLength(2);
    await change(9);
    await expect.poll(() => nine.revisions()).toHaveLength(3);
    const [first = 0, second, third] = nine.revisions();
    expect([second, third]).toEqual([first + 1, first + 2]);
    expect(twelve.revisions()).toHaveLength(1);
  });

  it('tells nothing of a transaction that is undone', async () => {
    const stream = await listen(9);
    await expect.poll(() => stream.revisions()).toHaveLength(1);
    await server.db.execute('alter table audit_entries rename to hidden_entries');
    await expect(change(9)).rejects.toThrow();
    await server.db.execute('alter table hidden_entries rename to audit_entries');
    await change(9);
    await expect.poll(() => stream.revisions()).toHaveLength(2);
    const [first = 0, second] = stream.revisions();
    expect(second).toBe(first + 1);
  });

  it('holds nothing but numbers and signs of life', async () => {
    const stream = await listen(9);
    await change(9);
    await expect.poll(() => stream.text().match(/^:$/gm)?.length ?? 0).toBeGreaterThan(2);
    expect(stream.text()).toMatch(/^(event: changed\ndata: \d+\n\n|:\n\n)+$/);
  });

  it('DSP-930 DSP-110 is closed to whoever may not poll, and knows which centers there are', async () => {
    expect((await api.get('/changes/', { query: { center: 9 }, token: null })).status).toBe(401);
    const outside = await server.as('preparation');
    expect((await outside.get('/changes/', { query: { center: 9 } })).status).toBe(403);
    expect((await api.get('/changes/', { query: { center: 999 } })).status).toBe(400);
    expect((await api.get('/changes/')).status).toBe(400);
  });

  it('ends soon after its token', async () => {
    const own = await signIn(server.url, 'support');
    const stream = await listen(9, own);
    await expect.poll(() => stream.revisions()).toHaveLength(1);
    const headers = { cookie: `api_token=${own}`, origin: server.url };
    await fetch(`${server.url}/admin/logout/`, { method: 'POST', headers, redirect: 'manual' });
    await stream.ended;
    expect((await openStream(api, own, 9)).status).toBe(401);
  });

  it('is one of so many; who comes too late is told when to come back', async () => {
    const all = [await listen(9), await listen(9), await listen(9)];
    const refused = await api.get('/changes/', { query: { center: 9 } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    all[0]?.close();
    await expect.poll(async () => (await listen(9)).status).toBe(200);
  });

  it('is described, and is not there where the site has none', async () => {
    const { paths } = await (await fetch(`${api.baseUrl}/openapi.json`)).json();
    const { 200: told, 503: refused } = paths['/api/changes/'].get.responses;
    expect(Object.keys(told.content)).toEqual(['text/event-stream']);
    expect(refused.description).toBeTruthy();
    expect((await (await fetch(`${server.url}/config.json`)).json()).switches.push).toBe(true);
    const without = await serverBeside(server, {});
    expect((await openStream({ baseUrl: `${without.url}/api` }, token, 9)).status).toBe(404);
    expect((await (await fetch(`${without.url}/config.json`)).json()).switches.push).toBe(false);
    await without.close();
  });

  it.runIf(DATABASE_URL)('goes on when the database ends its connections, and tells what was missed', async () => {
    const stream = await listen(9);
    await expect.poll(() => stream.revisions()).toHaveLength(1);
    await server.db.execute(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // A connection of the pool may be found dead only once it is used: that request fails.
    const isDone = () =>
      change(9).then(
        () => true,
        () => false,
      );
    await expect.poll(isDone).toBe(true);
    await expect.poll(() => stream.revisions()).toHaveLength(2);
    await change(9);
    await expect.poll(() => stream.revisions()).toHaveLength(3);
  });
});

describe('a server that closes', () => {
  it('ends its streams and does not wait for who listens', async () => {
    const closing = await serverBeside(server, { publicConfig: { switches: { push: true } } });
    const stream = await openStream({ baseUrl: `${closing.url}/api` }, token, 9);
    await expect.poll(() => stream.revisions()).toHaveLength(1);
    const startedMs = performance.now();
    await closing.close();
    await stream.ended;
    expect(performance.now() - startedMs).toBeLessThan(5_000);
  });
});

describe('somebody who listens and does not read', () => {
  it('costs one revision, and is left after a beat he did not take', () => {
    let gone = 0;
    const stream = new ChangeStream(() => {
      gone += 1;
    });
    for (let revision = 1; revision <= 1_000; revision++) stream.changed(revision);
    expect(stream.readableLength).toBe(0);
    expect(String(stream.read())).toBe('event: changed\ndata: 1000\n\n');
    const beats = [1, 2, 3, 4].map(() => stream.beat());
    expect([beats.at(0), beats.at(-1)]).toEqual([true, false]);
    for (let revision = 1_001; revision <= 2_000; revision++) stream.changed(revision);
    expect(stream.readableLength).toBeLessThan(100);
    stream.destroy();
    stream.end();
    stream.changed(1_002);
    return expect.poll(() => gone).toBe(1);
  });

  it('is forgotten when his connection breaks', async () => {
    const { port, hostname } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const head = ['GET /api/changes/?center=12 HTTP/1.1', `Host: ${hostname}`, `Authorization: Token ${token}`];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await once(socket, 'data');
    expect(server.changes?.count(12)).toBe(1);
    socket.resetAndDestroy();
    await expect.poll(() => server.changes?.count(12)).toBe(0);
  });
});
