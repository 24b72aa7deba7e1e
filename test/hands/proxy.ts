import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { forward as handOn } from '../processes/round-robin.ts';
import type { Answer, Delivery, Fault, Forward, How } from './faults.ts';
import { ImmutableAnswers } from './immutable.ts';
import { contains, createInterceptions, type Filter, type Interception } from './interceptions.ts';

/**
 * How the network behaves, for every request and for the answers under way.
 * - `blackhole`: connections open, nothing comes through, nothing ends; what vanished does not come back.
 * - `reset`: each request, and each answer under way, ends in a connection reset.
 * - `refuse`: nobody listens, and open connections are closed.
 * - `truncateAfterBytes`: an answer breaks off after that much of its body.
 */
export type Mode =
  | 'pass'
  | 'blackhole'
  | 'reset'
  | 'refuse'
  | { readonly delayMs: number }
  | { readonly truncateAfterBytes: number };

export interface Network {
  readonly url: string;
  switchTo(mode: Mode): Promise<void>;
  /** Hands requests to a fault of faults.ts; the newest interception that matches decides. */
  intercept(filter: Filter, fault: Fault): Interception;
  /** Connections are reused, as between a browser and a server beside it; the browser itself repeats what they lose. */
  keepConnections(areKept: boolean): void;
  /** Requests so far, as `GET /path`, oldest first. */
  seen(path?: string | RegExp): readonly string[];
  /** Where requests go from now on, e.g. after a restart on another port. */
  pointTo(target: string): void;
  /** As it began: everything passes, nothing is intercepted, nothing was seen; open exchanges are cut. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A proxy of our own before `target`, on a port of its own. The Host header passes unchanged. It keeps answers until
 * they are whole, as many proxies do, so that a stream of events never comes through: unless `streams` are handed on.
 */
export async function startProxy(target: string, { streams = false } = {}): Promise<Network> {
  let upstream = target;
  let mode: Mode = 'pass';
  let areKept = false;
  let interceptions = createInterceptions();
  const files = new ImmutableAnswers();
  const seen: { readonly line: string; readonly path: string }[] = [];

  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '' } = request;
    // A browser repeats a request by itself when a reused connection is reset: that would hide the fault.
    if (!areKept) response.shouldKeepAlive = false;
    seen.push({ line: `${method} ${path}`, path });
    if (mode === 'blackhole') return;
    if (mode === 'reset') return cut(response);
    if (streams && mode === 'pass' && request.headers.accept === 'text/event-stream')
      return handOn(upstream, request, response);
    const fault = interceptions.faultFor(request);
    const forward: Forward = (how) => {
      const ask = () => forwarded(upstream, request, how);
      return how && how !== 'asked' ? ask() : files.get(request, upstream, ask);
    };
    // An API that is down is a closed port to the client too.
    const delivery = await (fault ? fault(forward, { method, path }) : forward()).catch((): Delivery => 'reset');
    if (typeof mode === 'object' && 'delayMs' in mode) await wait(mode.delayMs);
    deliver(delivery, mode, response);
  };

  const server = createServer((request, response) => void exchange(request, response));
  const port = await listen(server, 0);
  const switchTo: Network['switchTo'] = async (next) => {
    const refused = mode === 'refuse';
    mode = next;
    if (next === 'refuse' && !refused) await stopListening(server);
    if (next !== 'refuse' && refused) await listen(server, port);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    switchTo,
    intercept: (filter, fault) => interceptions.add(filter, fault),
    keepConnections: (kept) => {
      areKept = kept;
    },
    seen: (part = '') => seen.filter(({ path }) => contains(path, part)).map(({ line }) => line),
    pointTo: (next) => {
      upstream = next;
    },
    restore: async () => {
      interceptions = createInterceptions();
      upstream = target;
      areKept = false;
      await switchTo('pass');
      server.closeAllConnections();
      seen.length = 0;
    },
    close: async () => {
      if (server.listening) await stopListening(server);
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

async function stopListening(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function cut(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

function deliver(delivery: Delivery, mode: Mode, response: ServerResponse): void {
  if (delivery === 'silence' || mode === 'blackhole') return;
  if (delivery === 'reset' || mode === 'reset') {
    cut(response);
    return;
  }
  response.writeHead(delivery.status, [...delivery.headers]);
  const limit = typeof mode === 'object' && 'truncateAfterBytes' in mode ? mode.truncateAfterBytes : undefined;
  if (limit === undefined || delivery.body.length <= limit) response.end(delivery.body);
  else response.write(delivery.body.subarray(0, limit), () => response.socket?.destroy());
}

/** A new connection each time: one kept alive would outlive a restart of the API. */
async function forwarded(upstream: string, request: IncomingMessage, how: How = 'asked'): Promise<Answer> {
  const { method } = request;
  const headers: OutgoingHttpHeaders = { ...request.headers, connection: 'close' };
  if (how !== 'asked') {
    headers['accept-encoding'] = 'identity';
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    delete headers['delta-since'];
  }
  if (how === 'keyless') delete headers['idempotency-key'];
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const forward = httpRequest(new URL(request.url ?? '/', upstream), { method, headers, agent: false }, resolve);
    forward.on('error', reject);
    // A client that leaves amid its request is gone for the API too.
    request.on('error', (error) => forward.destroy(error));
    request.pipe(forward);
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode ?? 502, headers: endToEnd(response.rawHeaders), body: Buffer.concat(chunks) };
}

/** Without the headers that speak of one connection only. */
function endToEnd(raw: readonly string[]): string[] {
  return raw.filter((_, at) => !/^(connection|keep-alive)$/i.test(raw[at - (at % 2)] ?? ''));
}
