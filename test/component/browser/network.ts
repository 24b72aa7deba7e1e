import type { RunningServer } from '../../../server/src/serve.ts';
import type { Answer, Delivery, Forward } from '../../hands/faults.ts';
import { contains, createInterceptions } from '../../hands/interceptions.ts';
import type { Network as BrowserNetwork } from '../../hands/proxy.ts';
import { define, origin } from './window.ts';

export interface Network extends Pick<BrowserNetwork, 'intercept' | 'seen'> {
  /** Cuts the device off, as `BrowserContext.setOffline` does: nothing is reached; the browser shows it. */
  setOffline(isOffline: boolean): void;
  /** What was sent whose address has that part: keys and bodies. */
  sent(part: string): readonly Request[];
  restore(): void;
}

export interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

/** Headers of conditions; without them a server answers in full. */
const conditions = ['accept-encoding', 'if-none-match', 'if-modified-since', 'delta-since'];

/** Between the console and the server: no socket, the same faults as the browser tests' network has. */
export function connect({ app }: RunningServer): Network {
  let interceptions = createInterceptions();
  let seen: Request[] = [];

  const ask = async ({ method, url, headers, body }: Request): Promise<Answer> => {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(body !== undefined && { payload: body }),
    });
    // Node writes the time of its own clock, once a second at most: later than that where this process is busy.
    const dated = { ...reply.headers, date: new Date().toUTCString() };
    const pairs = Object.entries(dated).flatMap(([name, value]) => [name, String(value)]);
    return { status: reply.statusCode, headers: pairs, body: reply.rawPayload };
  };
  const deliver = (request: Request): Promise<Delivery> => {
    const whole = () =>
      ask({
        ...request,
        headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => !conditions.includes(name))),
      });
    const forward: Forward = (how = 'asked') => (how === 'asked' ? ask(request) : whole());
    const fault = interceptions.faultFor(request);
    return fault ? fault(forward, { method: request.method, path: request.url }) : forward();
  };
  let isOffline = false;
  const setOffline = (next: boolean) => {
    if (next === isOffline) return;
    isOffline = next;
    Object.defineProperty(navigator, 'onLine', { value: !next, configurable: true });
    window.dispatchEvent(new Event(next ? 'offline' : 'online'));
  };
  const elsewhere = globalThis.fetch;
  define('fetch', (input: string | URL, init: RequestInit = {}) => {
    const address = new URL(String(input), origin);
    if (address.origin !== origin) return elsewhere(input, init);
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    const request = requestOf(address, init);
    seen.push(request);
    return untilAborted(deliver(request).then(responseOf), init.signal ?? null);
  });
  return {
    intercept: (filter, fault) => interceptions.add(filter, fault),
    seen: (part = '') => seen.filter(({ url }) => contains(url, part)).map(({ method, url }) => `${method} ${url}`),
    sent: (part) => seen.filter(({ url }) => contains(url, part)),
    setOffline,
    restore: () => {
      setOffline(false);
      interceptions = createInterceptions();
      seen = [];
    },
  };
}

function requestOf(address: URL, { method = 'GET', headers, body }: RequestInit): Request {
  if (body !== undefined && body !== null && typeof body !== 'string') throw new Error('Only texts are sent');
  return {
    method,
    url: address.pathname + address.search,
    headers: { host: address.host, ...Object.fromEntries(new Headers(headers)) },
    body: body ?? undefined,
  };
}

const bodiless = [204, 304];

async function responseOf(delivery: Delivery): Promise<Response> {
  if (delivery === 'reset') throw new TypeError('fetch failed');
  if (delivery === 'silence') return new Promise(() => undefined);
  const { status, headers, body } = delivery;
  const pairs = headers.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : [],
  );
  return new Response(bodiless.includes(status) ? null : new Uint8Array(body), { status, headers: pairs });
}

function untilAborted<T>(awaited: Promise<T>, signal: AbortSignal | null): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => reject(signal.reason));
    awaited.then(resolve, reject);
  });
}
