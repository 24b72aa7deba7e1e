import { describe, expect, it, vi } from 'vitest';
import { get, patchTo } from '../../src/domain/command.ts';
import { makeHttp, makeStreams } from '../../src/sync/calls/http.ts';

const api = 'https://api.test/v1/';

function answering(response: () => Response | Promise<Response>) {
  const fetchFn = vi.fn<typeof fetch>(async () => response());
  return { fetchFn, http: makeHttp(fetchFn, api) };
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const headersOf = (fetchFn: ReturnType<typeof answering>['fetchFn']) =>
  new Headers(fetchFn.mock.calls[0]?.[1]?.headers);

const pieces = (...all: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of all) controller.enqueue(piece);
      controller.close();
    },
  });
const encoded = (text: string) => new TextEncoder().encode(text);

describe('a call of the API', () => {
  it('DSP-930 PRP-741 SUP-720 carries the token in one header, and nowhere in the address', async () => {
    const { fetchFn, http } = answering(() => json({}));
    await http(get('/tasks/state/', { query: { version: '3' } }), { token: 'secret' });
    expect(headersOf(fetchFn).get('Authorization')).toBe('Token secret');
    expect(fetchFn.mock.calls[0]?.[0]).toBe('https://api.test/v1/tasks/state/?version=3');
    expect(fetchFn.mock.calls[0]?.[1]?.credentials).toBe('omit');
  });

  it('DSP-931 SUP-720 carries no Authorization header without a token', async () => {
    const { fetchFn, http } = answering(() => json({}));
    await http(get('/tasks/state/'), { token: null });
    expect(headersOf(fetchFn).has('Authorization')).toBe(false);
  });

  it('DSP-932 PRP-742 SUP-721 sends its body as JSON, and reads the answer as JSON', async () => {
    const { fetchFn, http } = answering(() => json({ id: 7 }));
    const read = await http(patchTo('/processing-orders/7/', { body: { number_of_bags: 2 } }), { token: 't' });
    expect(headersOf(fetchFn).get('Content-Type')).toBe('application/json');
    expect(fetchFn.mock.calls[0]?.[1]?.body).toBe('{"number_of_bags":2}');
    expect(read).toMatchObject({ kind: 'answer', body: { id: 7 } });
  });

  it('follows no redirect: the token goes to no other host', async () => {
    const { fetchFn, http } = answering(() => json({}));
    await http(get('/'), { token: 't' });
    expect(fetchFn.mock.calls[0]?.[1]?.redirect).toBe('error');
  });

  it('PRP-766 takes a page of HTML with status 200 for no answer at all', async () => {
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

  it('reads a body in pieces, also where it is longer than it says: what was compressed is', async () => {
    const headers = { 'Content-Length': '4' };
    const { http } = answering(() => new Response(pieces(...['{"a', '":[1,', '"é"]}'].map(encoded)), { headers }));
    expect(await http(get('/'), { token: 't' })).toMatchObject({ kind: 'answer', body: { a: [1, 'é'] } });
  });

  it('is lost when the network fails in the middle of a body', async () => {
    let asked = 0;
    const cut = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (asked++ === 0) controller.enqueue(encoded('{"a"'));
        else controller.error(new TypeError('reset'));
      },
    });
    const { http } = answering(() => new Response(cut));
    expect(await http(get('/'), { token: 't' })).toEqual({ kind: 'lost', cause: 'network' });
  });

  it('reads into the memory a parser offers, and no further than the body goes', async () => {
    const spare = encoded('????????????');
    const said: string[] = [];
    const parse = (body: Uint8Array) => said.push(new TextDecoder().decode(body));
    const { http } = answering(() => json({ a: 1 }));
    await http(get('/'), { token: 't', parser: { spare, parse } });
    expect(said).toEqual(['{"a":1}']);
    expect(new TextDecoder().decode(spare)).toBe('{"a":1}?????');
  });

  it('is lost when the network fails', async () => {
    const { http } = answering(() => Promise.reject(new TypeError('failed')));
    expect(await http(get('/'), { token: 't' })).toEqual({ kind: 'lost', cause: 'network' });
  });

  it('PRP-743 SUP-722 gives up after the time the call names, and says so', async () => {
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

describe('a stream of events', () => {
  const asked = { path: '/changes/', query: { center: '9' } };
  const opening = async (response: () => Response | Promise<Response>) => {
    const { fetchFn } = answering(response);
    const { signal } = new AbortController();
    return { fetchFn, opened: await makeStreams(fetchFn, api)(asked, { token: 'secret', signal }) };
  };
  const type = { 'Content-Type': 'text/event-stream; charset=utf-8' };

  it('DSP-930 is asked for with the token in its header, and nowhere in the address', async () => {
    const { fetchFn } = await opening(() => new Response(pieces(), { headers: type }));
    expect(fetchFn.mock.calls[0]?.[0]).toBe('https://api.test/v1/changes/?center=9');
    expect(headersOf(fetchFn).get('Authorization')).toBe('Token secret');
    expect(headersOf(fetchFn).get('Accept')).toBe('text/event-stream');
    expect(fetchFn.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'error', cache: 'no-store' });
  });

  it('is read as text, letters cut between two pieces too, until it ends', async () => {
    const bytes = encoded('data: é\n\n');
    const { opened } = await opening(() => new Response(pieces(bytes.slice(0, 7), bytes.slice(7)), { headers: type }));
    if (opened.kind !== 'open') throw new Error(opened.kind);
    expect([await opened.read(), await opened.read(), await opened.read()]).toEqual(['data: ', 'é\n\n', null]);
  });

  it('ends where its line breaks', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) });
    const { opened } = await opening(() => new Response(broken, { headers: type }));
    if (opened.kind !== 'open') throw new Error(opened.kind);
    expect(await opened.read()).toBeNull();
  });

  it.each([
    ['a page of HTML', 200, 'text/html'],
    ['a missing route', 404, 'application/json'],
    ['a refusal that calls itself a stream', 503, 'text/event-stream'],
  ])('is none when %s answers', async (_, status, contentType) => {
    const { opened } = await opening(() => new Response('…', { status, headers: { 'Content-Type': contentType } }));
    expect(opened).toMatchObject({ kind: 'refused', status });
  });

  it('is lost when the network fails', async () => {
    const { opened } = await opening(() => Promise.reject(new TypeError('failed')));
    expect(opened).toEqual({ kind: 'lost' });
  });
});
