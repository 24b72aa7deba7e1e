import { describe, expect, it, vi } from 'vitest';
import { get, patchTo } from '../../src/domain/command.ts';
import { makeHttp } from '../../src/sync/http.ts';

const api = 'https://api.test/v1/';

function answering(response: () => Response | Promise<Response>) {
  const fetchFn = vi.fn<typeof fetch>(async () => response());
  return { fetchFn, http: makeHttp(fetchFn, api) };
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const headersOf = (fetchFn: ReturnType<typeof answering>['fetchFn']) =>
  new Headers(fetchFn.mock.calls[0]?.[1]?.headers);

describe('a call of the API', () => {
  it('DSP-930 carries the token in one header, and nowhere in the address', async () => {
    const { fetchFn, http } = answering(() => json({}));
    await http(get('/tasks/state/', { query: { version: '3' } }), { token: 'secret' });
    expect(headersOf(fetchFn).get('Authorization')).toBe('Token secret');
    expect(fetchFn.mock.calls[0]?.[0]).toBe('https://api.test/v1/tasks/state/?version=3');
    expect(fetchFn.mock.calls[0]?.[1]?.credentials).toBe('omit');
  });

  it('DSP-931 carries no Authorization header without a token', async () => {
    const { fetchFn, http } = answering(() => json({}));
    await http(get('/tasks/state/'), { token: null });
    expect(headersOf(fetchFn).has('Authorization')).toBe(false);
  });

  it('DSP-932 sends its body as JSON', async () => {
    const { fetchFn, http } = answering(() => json({}));
    await http(patchTo('/processing-orders/7/', { body: { number_of_bags: 2 } }), { token: 't' });
    expect(headersOf(fetchFn).get('Content-Type')).toBe('application/json');
    expect(fetchFn.mock.calls[0]?.[1]?.body).toBe('{"number_of_bags":2}');
  });

  it('follows no redirect: the token goes to no other host', async () => {
    const { fetchFn, http } = answering(() => json({}));
    await http(get('/'), { token: 't' });
    expect(fetchFn.mock.calls[0]?.[1]?.redirect).toBe('error');
  });

  it('takes a page of HTML with status 200 for no answer at all', async () => {
    const { http } = answering(() => new Response('<html>Portail</html>'));
    expect(await http(get('/'), { token: 't' })).toEqual({ kind: 'lost', cause: 'malformed' });
  });

  it('takes the text of a refusal as its body', async () => {
    const { http } = answering(() => new Response('Interdit', { status: 403 }));
    expect(await http(get('/'), { token: 't' })).toMatchObject({ kind: 'answer', status: 403, body: 'Interdit' });
  });

  it('takes an empty answer as an answer', async () => {
    const { http } = answering(() => new Response(null, { status: 204 }));
    expect(await http(get('/'), { token: 't' })).toMatchObject({ kind: 'answer', status: 204, body: undefined });
  });

  it('is lost when the network fails', async () => {
    const { http } = answering(() => Promise.reject(new TypeError('failed')));
    expect(await http(get('/'), { token: 't' })).toEqual({ kind: 'lost', cause: 'network' });
  });

  it('gives up after the time the call names, and says so', async () => {
    const http = makeHttp(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
      api,
    );
    expect(await http(get('/', { timeoutMs: 20 }), { token: 't' })).toEqual({ kind: 'lost', cause: 'timeout' });
  });
});
