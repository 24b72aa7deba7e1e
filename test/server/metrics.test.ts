import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorMark } from '../../server/src/http/error-mark.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { openStream } from './event-stream.ts';
import { type OwnServer, ownServer } from './own-server.ts';

const lines: string[] = [];
let server: OwnServer;
let api: Client;
let token: string;
beforeAll(async () => {
  server = await ownServer({
    metrics: { port: 0, host: '127.0.0.1' },
    logger: { write: (line) => lines.push(line) },
    messages: 'manual',
    config: { publicConfig: { switches: { push: true } } },
  });
  token = await signIn(server.url, 'superadmin');
  api = new Client(`${server.url}/api`, token);
});
afterAll(() => server.close());

const poll = '/dispatch/loadstate/';
const figures = async () => (await fetch(server.metricsUrl ?? '')).text();
/** The value of a line of the text format, `name{labels}`. */
async function figure(name: string): Promise<number | undefined> {
  const line = (await figures()).split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe('the figures of a server', () => {
  it('are served at an address of their own alone', async () => {
    expect(new URL(server.metricsUrl ?? '').port).not.toBe(new URL(server.url).port);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const elsewhere = await fetch(new URL('/', server.metricsUrl ?? ''));
    expect([elsewhere.status, await elsewhere.text()]).toEqual([404, '']);
    expect((await fetch(server.metricsUrl ?? '', { method: 'POST' })).status).toBe(404);
  });

  it('OUR-240 count polls by kind and answer', async () => {
    const count = async (answer: string) => (await figure(`quai_polls_total{poll="${poll}",answer="${answer}"}`)) ?? 0;
    const before = {
      whole: await count('whole'),
      unchanged: await count('unchanged'),
      refused: await count('refused'),
    };
    const whole = await api.get(`${poll}?center=9&version=1`);
    const etag = whole.headers.get('etag') ?? '';
    for (const headers of [{ 'if-none-match': etag }, { 'if-none-match': etag }])
      expect((await api.get(`${poll}?center=9&version=1`, { headers })).status).toBe(304);
    expect((await api.get(`${poll}?center=abc`)).status).toBe(400);
    const after = { whole: await count('whole'), unchanged: await count('unchanged'), refused: await count('refused') };
    expect(after).toEqual({ whole: before.whole + 1, unchanged: before.unchanged + 2, refused: before.refused + 1 });
  });

  it('OUR-240 tell the time by route, as patterns', async () => {
    const order = '{method="GET",route="/api/processing-orders/:id/",status="4xx"}';
    const before = (await figure(`quai_request_seconds_count${order}`)) ?? 0;
    await api.get('/processing-orders/987654321/');
    expect(await figure(`quai_request_seconds_count${order}`)).toBe(before + 1);
    expect(await figures()).not.toContain('987654321');
  });

  it('OUR-240 tell open streams, messages that wait, the database and the version', async () => {
    expect(await figure('quai_streams')).toBe(0);
    const stream = await openStream(api, token, 9);
    expect(await figure('quai_streams')).toBe(1);
    stream.close();
    for (let tries = 0; tries < 50 && (await figure('quai_streams')) !== 0; tries++) await wait(20);
    expect(await figure('quai_streams')).toBe(0);
    expect(await figure('quai_messages_waiting')).toBe(0);
    const at = new Date(server.clock() - 90_000).toISOString();
    await server.db.execute(
      sql`insert into outgoing_messages (id, order_id, phone, body, done_by, created_at, state, due_at)
        select 'm', id, '0611223344', 'Bonjour', 'x', ${at}, 'waiting', ${at} from orders limit 1`,
    );
    expect(await figure('quai_messages_waiting')).toBe(1);
    expect(await figure('quai_messages_oldest_seconds')).toBe(90);
    await server.db.execute(sql`delete from outgoing_messages where id = 'm'`);
    expect(await figure('quai_database_up')).toBe(1);
    expect(await figure('quai_database_answer_seconds')).toBeGreaterThan(0);
    expect(await figure('quai_shared_read_seconds_count')).toBeGreaterThan(0);
    expect(await figure('quai_build_info{version="0.1.0"}')).toBe(1);
  });

  it('OUR-240 are told while the database is not there', async () => {
    await server.db.execute('alter table outgoing_messages rename to hidden_messages');
    expect(await figure('quai_database_up')).toBe(0);
    expect(await figure('quai_messages_waiting')).toBeNaN();
    await server.db.execute('alter table hidden_messages rename to outgoing_messages');
    expect(await figure('quai_database_up')).toBe(1);
  });
});

describe('neither figures nor log', () => {
  it('OUR-241 contain what was asked for, by whom, or what went wrong with it', async () => {
    lines.length = 0;
    await api.get('/support/search/?q=marie.durand%40example.fr&center=9');
    await api.get('/nowhere/0612345678/?token=abcdef');
    await server.db.execute('alter table transit_areas rename to hidden_areas');
    await api.get('/transitareas/?note=Bonjour');
    await server.db.execute('alter table hidden_areas rename to transit_areas');
    const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
    expect(failure.error).toMatchObject({ kinds: ['Error', 'error'], code: '42P01' });
    const said = [await figures(), ...lines].join('\n');
    for (const planted of ['marie', 'durand', '0612345678', 'abcdef', 'Bonjour', token, 'superadmin', 'select '])
      expect(said).not.toContain(planted);
  });

  it('OUR-241 the log has a line of JSON for each request', async () => {
    lines.length = 0;
    const { headers } = await api.get(`${poll}?center=9`, { headers: { 'x-request-id': 'tab-1_request-43' } });
    expect(headers.get('x-request-id')).toBe('tab-1_request-43');
    for (let tries = 0; tries < 50 && lines.length === 0; tries++) await wait(20);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        ...{ level: 30, time: expect.any(Number), reqId: 'tab-1_request-43' },
        ...{ method: 'GET', route: `/api${poll}`, status: 200, ms: expect.any(Number) },
      },
    ]);
  });

  it('OUR-241 an error is marked by kind, code and place, whatever its message contains', () => {
    const cause = Object.assign(new TypeError('for 0612345678\n    at marie.durand (x.ts:1:1)'), { code: '23505' });
    const mark = errorMark(new Error('Failed query: select\nparams: marie', { cause }));
    expect(mark).toMatchObject({ kinds: ['Error', 'TypeError'], code: '23505' });
    expect(mark.frames[0]).toMatch(/metrics\.test\.ts/);
    expect(JSON.stringify(mark)).not.toMatch(/marie|0612345678/);
    expect(errorMark('a text')).toEqual({ kinds: [], code: null, frames: [] });
  });
});
