import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  captivePortal,
  type Fault,
  holdAnswers,
  loseAnswer,
  loseRequest,
  malformedJson,
  rewritten,
  serverError,
  swallowAnswer,
  tooManyRequests,
} from '../hands/faults.ts';
import { type Network, startProxy } from '../hands/proxy.ts';

let api: Server;
let proxy: Network;
/** What reached the API, as `POST /path body`. */
let ledger: string[];

beforeEach(async () => {
  ledger = [];
  api = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    ledger.push(`${request.method} ${request.url} ${body}`.trim());
    response.setHeader('content-type', 'application/json');
    response.setHeader('etag', '"one"');
    if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end();
    else response.end(JSON.stringify({ path: request.url, rows: [1, 2, 3] }));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  proxy = await startProxy(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});

afterEach(async () => {
  await proxy.close();
  api.closeAllConnections();
  api.close();
});

const get = async (path: string, timeoutMs = 2_000) =>
  await fetch(proxy.url + path, { signal: AbortSignal.timeout(timeoutMs) });
const json = async (path: string) => (await get(path)).json();
const silence = (path: string) => expect(get(path, 150)).rejects.toThrow(/timeout/);

describe('the network', () => {
  it('passes requests with their bodies, and answers as they are', async () => {
    const response = await fetch(`${proxy.url}/api/tasks?x=1`, { method: 'POST', body: '{"a":1}' });
    expect(await response.json()).toEqual({ path: '/api/tasks?x=1', rows: [1, 2, 3] });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(ledger).toEqual(['POST /api/tasks?x=1 {"a":1}']);
    expect(proxy.seen('/tasks')).toEqual(['POST /api/tasks?x=1']);
  });

  it('swallows everything in a blackhole, and passes again later', async () => {
    await proxy.switchTo('blackhole');
    await silence('/a');
    expect(ledger).toEqual([]);
    await proxy.switchTo('pass');
    expect(await json('/b')).toMatchObject({ path: '/b' });
  });

  it('swallows the answer under way when it becomes a blackhole', async () => {
    const hold = holdAnswers();
    proxy.intercept({ path: '/a' }, hold.fault);
    const lost = silence('/a');
    await hold.arrived(1);
    await proxy.switchTo('blackhole');
    hold.release();
    await lost;
    expect(ledger).toEqual(['GET /a']);
  });

  it('resets connections', async () => {
    await proxy.switchTo('reset');
    await expect(get('/a')).rejects.toMatchObject({
      cause: { code: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/) },
    });
  });

  it('refuses connections, those kept alive too, and listens again on the same port', async () => {
    await json('/a');
    await proxy.switchTo('refuse');
    await expect(get('/b')).rejects.toThrow('fetch failed');
    await proxy.switchTo('pass');
    expect(await json('/c')).toMatchObject({ path: '/c' });
    expect(ledger).toEqual(['GET /a', 'GET /c']);
  });

  it('truncates an answer after its first bytes', async () => {
    await proxy.switchTo({ truncateAfterBytes: 5 });
    const response = await get('/a');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('delays answers', async () => {
    await proxy.switchTo({ delayMs: 80 });
    const startMs = performance.now();
    await json('/a');
    expect(performance.now() - startMs).toBeGreaterThanOrEqual(78);
  });

  it('resets the client when the API is down', async () => {
    proxy.pointTo('http://127.0.0.1:1');
    await expect(get('/a')).rejects.toThrow('fetch failed');
  });
});

describe('a fault', () => {
  const answered = async (fault: Fault) => {
    const interception = proxy.intercept({ path: '/a', times: 1 }, fault);
    const response = await get('/a');
    return {
      hits: interception.hits(),
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    };
  };

  it('takes only its path, its method and its number of times', async () => {
    const interception = proxy.intercept({ path: /^\/a$/, method: 'GET', times: 1 }, serverError);
    expect((await get('/ab')).status).toBe(200);
    expect((await fetch(`${proxy.url}/a`, { method: 'POST' })).status).toBe(200);
    expect((await get('/a')).status).toBe(500);
    expect((await get('/a')).status).toBe(200);
    expect(interception.hits()).toBe(1);
  });

  it('ends when stopped', async () => {
    proxy.intercept({ path: '/a' }, serverError).stop();
    expect((await get('/a')).status).toBe(200);
  });

  it('is a captive portal: HTML with 200, and the API sees nothing', async () => {
    expect(await answered(captivePortal)).toMatchObject({
      hits: 1,
      status: 200,
      text: expect.stringContaining('<!doctype'),
    });
    expect(ledger).toEqual([]);
  });

  it('is a 429 that says when to come back', async () => {
    const { status, headers } = await answered(tooManyRequests(7));
    expect([status, headers.get('retry-after')]).toEqual([429, '7']);
  });

  it('is JSON that HTTP thinks whole', async () => {
    const { status, text } = await answered(malformedJson);
    expect(status).toBe(200);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  it('is an answer with one thing changed', async () => {
    const { text } = await answered(rewritten((rows) => ({ rows, extra: true })));
    expect(JSON.parse(text)).toMatchObject({ extra: true, rows: { path: '/a' } });
  });

  it('changes an answer also for a client that has it already', async () => {
    proxy.intercept(
      { path: '/a', times: 1 },
      rewritten(() => ({ changed: true })),
    );
    const conditional = { headers: { 'if-none-match': '"one"' }, cache: 'no-store' } as const;
    expect(await (await fetch(`${proxy.url}/a`, conditional)).json()).toEqual({ changed: true });
    expect((await fetch(`${proxy.url}/a`, conditional)).status).toBe(304);
  });

  it('loses an answer after the server did the work', async () => {
    proxy.intercept({ path: '/a' }, loseAnswer);
    await expect(fetch(`${proxy.url}/a`, { method: 'POST', body: 'x' })).rejects.toThrow('fetch failed');
    expect(ledger).toEqual(['POST /a x']);
  });

  it('swallows an answer, so that only a timeout tells', async () => {
    proxy.intercept({ path: '/a' }, swallowAnswer);
    await silence('/a');
    expect(ledger).toEqual(['GET /a']);
  });

  it('loses a request before the server sees it', async () => {
    proxy.intercept({ path: '/a' }, loseRequest);
    await expect(get('/a')).rejects.toThrow('fetch failed');
    expect(ledger).toEqual([]);
  });

  it('reorders answers', async () => {
    const hold = holdAnswers();
    proxy.intercept({ path: '/a' }, hold.fault);
    const order: string[] = [];
    const first = json('/a?1').then(() => order.push('first'));
    await hold.arrived(1);
    const second = json('/a?2').then(() => order.push('second'));
    await hold.arrived(2);
    hold.release(1);
    await second;
    hold.release(0);
    await first;
    expect(order).toEqual(['second', 'first']);
  });
});
