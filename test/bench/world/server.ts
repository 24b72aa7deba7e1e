import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BenchCenter, makeBenchCenter } from './center.ts';

/** Serves the bench's pages and one center whose content moves only when told: answers are made before they are asked. */
export interface BenchServer {
  readonly url: string;
  readonly center: BenchCenter;
  /** Makes the next content; returns its number. */
  advance(): number;
  /** Answers 304 so far. */
  readonly unchanged: number;
  /** Answers 226 so far. */
  readonly deltas: number;
  /** Of the content as it is: an answer in full and one that goes on from the content before, as they travel compressed. */
  sizes(): { readonly whole: number; readonly delta: number };
  close(): Promise<void>;
}

export interface BenchServerOptions {
  readonly size: number;
  readonly pages: string;
  readonly gzip: boolean;
  /** Offers deltas. */
  readonly delta?: boolean;
}

const user = { id: 1, email: 'bench@quai.example', is_staff: true, groups: { is_super_admin: true }, grants: [] };
const orders = '/api/processing-orders/';
const config = { apiUrl: '/api', adminLoginUrl: '/admin/login/', adminUrl: '/' };
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export async function startBenchServer(options: BenchServerOptions): Promise<BenchServer> {
  const { size, pages, gzip, delta = false } = options;
  const center = makeBenchCenter(size);
  let revision = 0;
  let unchanged = 0;
  let deltas = 0;
  let body = Buffer.from(center.compose());
  let deltaBody = Buffer.from(center.composeDelta());
  const compressed = (bytes: Buffer) => gzipSync(bytes, { level: 1 });

  const load = (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => {
    const etag = `W/"${revision}"`;
    const version = query.get('version') ?? '0';
    if (request.headers['if-none-match'] === etag) {
      unchanged += 1;
      response.writeHead(304, { etag, 'x-version': version, 'cache-control': 'no-store' }).end();
      return;
    }
    const since = request.headers['delta-since'];
    const isDelta = delta && since === String(revision - 1);
    deltas += isDelta ? 1 : 0;
    const whole = Buffer.concat([isDelta ? deltaBody : body, Buffer.from(`,"version":${version}}`)]);
    const sent = gzip ? compressed(whole) : whole;
    response.writeHead(isDelta ? 226 : 200, {
      etag,
      ...(delta ? { 'delta-cursor': String(revision) } : {}),
      ...(isDelta ? { 'delta-base': since } : {}),
      'content-type': 'application/json',
      'content-length': sent.length,
      'cache-control': 'no-store',
      ...(gzip ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(sent);
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench');
    if (pathname === '/api/dispatch/loadstate/') load(request, response, searchParams);
    else if (pathname === '/api/admin-user/') json(response, user);
    else if (request.method === 'PATCH' && pathname.startsWith(orders))
      json(response, { id: Number(pathname.slice(orders.length).replace('/', '')) });
    else if (pathname === '/config.json') json(response, { ...config, switches: { delta } });
    else file(response, join(pages, normalize(pathname)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Invariant: the server listens on a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    center,
    advance: () => {
      revision += 1;
      center.advance(revision);
      body = Buffer.from(center.compose());
      deltaBody = Buffer.from(center.composeDelta());
      return revision;
    },
    get unchanged() {
      return unchanged;
    },
    get deltas() {
      return deltas;
    },
    sizes: () => ({ whole: compressed(body).length, delta: compressed(deltaBody).length }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function file(response: ServerResponse, path: string): void {
  if (existsSync(path) && extname(path) in types)
    response.writeHead(200, { 'content-type': types[extname(path)] ?? '' }).end(readFileSync(path));
  else response.writeHead(404).end();
}
