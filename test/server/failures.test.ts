import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../server/src/serve.ts';
import { readBoard } from '../contract/board.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { type OwnServer, ownServer } from './own-server.ts';

let server: OwnServer;
let api: Client;
let token: string;
beforeAll(async () => {
  server = await ownServer();
  token = await signIn(server.url, 'superadmin');
  api = new Client(`${server.url}/api`, token);
});
afterAll(() => server.close());

const raw = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${api.baseUrl}/dispatch/deliveries/move_task/`, {
    method: 'POST',
    body,
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json', ...headers },
  });

it('a start is never given up because the machine is busy', () => {
  expect(server.app.initialConfig.pluginTimeout).toBe(0);
});

describe('a request that cannot be served', () => {
  it('DSP-938 is answered in JSON and in French: broken, too large, of another type', async () => {
    const broken = await raw('{"a":');
    expect([broken.status, await broken.json()]).toEqual([400, { error: 'Corps de requête invalide.' }]);
    const large = await raw(`"${'a'.repeat(600_000)}"`);
    expect([large.status, await large.json()]).toEqual([413, { error: 'Requête trop volumineuse.' }]);
    const form = await raw('a=b', { 'content-type': 'text/xml' });
    expect(form.status).toBe(415);
    expect(await form.json()).toEqual({ error: expect.any(String) });
  });

  it('names the bound of a value as it is: an id is above 0, a page at least 1', async () => {
    expect(await api.get('/processing-orders/0/')).toMatchObject({
      ...{ status: 400, body: { error: 'Paramètre id invalide : plus de 0.' } },
    });
    const search = { indexName: 'prod_users', q: 'a', perPage: 0 };
    expect(await api.post('/staff-search/', search)).toMatchObject({
      ...{ status: 400, body: { error: 'Paramètre perPage invalide : au moins 1.' } },
    });
  });

  it('says nothing of what went wrong inside', async () => {
    await server.db.execute('alter table transit_areas rename to hidden_areas');
    const { status, body } = await api.get('/transitareas/');
    await server.db.execute('alter table hidden_areas rename to transit_areas');
    expect(status).toBe(500);
    expect(body).toEqual({ error: 'Une erreur est survenue.' });
  });

  it('leaves no trace of a write that failed half way', async () => {
    const order = (await readBoard(api, 9)).load.deliveries[0]?.linked_order;
    const path = `/processing-orders/${order?.id}/`;
    await server.db.execute('alter table audit_entries rename to hidden_entries');
    const headers = { 'idempotency-key': 'half-way' };
    const bags = { number_of_bags: 9, number_of_bags_isotherm: 1 };
    const failed = await api.patch(path, bags, { headers });
    await server.db.execute('alter table hidden_entries rename to audit_entries');
    expect(failed.status).toBe(500);
    expect((await api.get(path)).body).toMatchObject({ number_of_bags: order?.number_of_bags });
    expect((await api.patch(path, bags, { headers })).status).toBe(200);
  });
});

describe('a server that closes', () => {
  it('does not wait for a request whose body never ends', async () => {
    const closing = await startServer({ seed: 7, size: 10, graceMs: 300 });
    const { port, hostname } = new URL(closing.url);
    const socket = connect(Number(port), hostname);
    // Answered to `Expect`, the server has taken the request and waits for what does not come.
    const head = ['POST /api/docks/direct_dispatch_many/ HTTP/1.1', `Host: ${hostname}`, 'Content-Length: 100'];
    socket.write(`${[...head, 'Content-Type: application/json', 'Expect: 100-continue'].join('\r\n')}\r\n\r\n{`);
    await once(socket, 'data');
    const gone = once(socket, 'close');
    await closing.close();
    await gone;
  });
});

describe('a request id', () => {
  it('is the caller’s when it is a plain one, else a new one', async () => {
    const own = await api.get('/admin-user/', { headers: { 'x-request-id': 'tab-1_request-42' } });
    expect(own.headers.get('x-request-id')).toBe('tab-1_request-42');
    const made = await api.get('/admin-user/', { headers: { 'x-request-id': 'a b' } });
    expect(made.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});
