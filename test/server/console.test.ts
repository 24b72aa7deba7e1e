import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions } from '../../server/src/actions/actions.ts';
import { doesAnswer } from '../../server/src/http/health.ts';
import { constantHeaders, securityHeaders } from '../../server/src/http/security.ts';
import { serverConfig } from '../../server/src/options.ts';
import { polls } from '../../server/src/reads/polls.ts';
import { reads } from '../../server/src/reads/reads.ts';
import { texts } from '../../server/src/text.ts';
import { type OwnServer, ownServer } from './own-server.ts';

const consoleDir = mkdtempSync(join(tmpdir(), 'quai-console-'));
const apiUrl = 'https://api.example/v1';
const pictureUrls = ['https://pictures.example/thumbnails/', '/pictures/', 'https://pictures.example/large/'];
const other = 'https://console.example';
let server: OwnServer;
beforeAll(async () => {
  mkdirSync(join(consoleDir, 'assets'));
  writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><title>Quai</title>');
  writeFileSync(join(consoleDir, 'assets/index-abc123.js'), `/* ${'quai '.repeat(600)} */`);
  writeFileSync(join(consoleDir, 'assets/source-sans-3-latin-wght-normal-Bo_j9as.woff2'), 'face');
  for (const name of ['service-worker.js', 'manifest.webmanifest']) writeFileSync(join(consoleDir, name), '{}');
  server = await ownServer({ config: { consoleDir, origins: [other], publicConfig: { apiUrl, pictureUrls } } });
});
afterAll(async () => {
  await server.close();
  rmSync(consoleDir, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { accept: 'text/html', ...headers } });

it.each([
  ['/dispatch', 200],
  ['/assets/none.js', 404],
  ['/api/none/', 404],
  ['/api/admin-user/', 401],
  ['/api/%zz', 400],
  ['/%zz', 400],
  ['/admin/login/', 200],
  ['/config.json', 200],
] as const)('%s, answered with %d, has every constant header', async (path, status) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  const constant = await constantHeaders(serverConfig({ publicConfig: { apiUrl, pictureUrls } }).publicConfig);
  expect(Object.keys(constant)).toContain('content-security-policy');
  expect(Object.fromEntries(response.headers)).toMatchObject(constant);
  if (status === 400) expect(await response.json()).toEqual({ error: texts.badAddress });
});

describe('the built console', () => {
  it('is the same page on every route of the console, asked again each time', async () => {
    for (const path of ['/', '/dispatch', '/dispatch?sub=light_creation1', '/support/order/12/', '/arrivals']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Quai</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('keeps hashed files for good and asks the service worker and the manifest again', async () => {
    expect((await get('/assets/index-abc123.js')).headers.get('cache-control')).toContain('immutable');
    for (const path of ['/service-worker.js', '/manifest.webmanifest', '/config.json'])
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });

  it('gives no page for a missing file, a call of the API or something else than a page', async () => {
    for (const path of ['/assets/gone-000.js', '/api/gone/', '/admin/gone/']) expect((await get(path)).ok).toBe(false);
    expect((await get('/logo.png', { accept: 'image/png' })).status).toBe(404);
    expect((await get('/..%2f..%2fpackage.json', { accept: '*/*' })).ok).toBe(false);
  });

  it('OUR-226 sets the sign-in in the face of the console, which its build has', async () => {
    const signIn = await (await get('/admin/login/')).text();
    const [, face] = /font-family: "Source Sans 3";[^}]*url\("([^"]+)"\)/.exec(signIn) ?? [];
    expect(face).toBe('/assets/source-sans-3-latin-wght-normal-Bo_j9as.woff2');
    expect(await (await get(face ?? '')).text()).toBe('face');
  });

  it('compresses what is worth it', async () => {
    const response = await get('/assets/index-abc123.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  it('allows only what it is built of, the configured API and the configured pictures', async () => {
    const policy = (await get('/dispatch')).headers.get('content-security-policy') ?? '';
    const directives = Object.fromEntries(policy.split(';').map((part) => part.trim().split(/ (.*)/, 2)));
    expect(directives).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'connect-src': "'self' https://api.example",
      'style-src-elem': "'self' 'unsafe-inline'",
      'style-src-attr': "'none'",
      'img-src': "'self' data: blob: https://pictures.example",
      'font-src': "'self'",
      'media-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('OUR-037 allows WebAssembly, and no more, where cameras read codes', () => {
    const policyOf = (camera: boolean) =>
      securityHeaders(serverConfig({ publicConfig: { switches: { camera } } }).publicConfig).contentSecurityPolicy;
    const scripts = (sources: string[]) => expect.objectContaining({ 'script-src': sources });
    expect(policyOf(true)).toMatchObject({ directives: scripts(["'self'", "'wasm-unsafe-eval'"]) });
    expect(policyOf(false)).toMatchObject({ directives: scripts(["'self'"]) });
  });

  it('DSP-936 PRP-740 reads its API address from the configuration', async () => {
    const config = await (await get('/config.json')).json();
    expect(config).toMatchObject({
      apiUrl,
      pictureUrls,
      adminLoginUrl: '/admin/login/',
      mapStyleUrl: null,
      cycleS: 20,
    });
    expect(config.switches).toEqual({
      ...{
        delta: true,
        push: false,
        presence: false,
        backgroundDelivery: true,
        camera: false,
        calls: false,
        texts: false,
      },
    });
  });
});

describe('a page of another origin', () => {
  const preflight = (origin: string) =>
    fetch(`${server.url}/api/admin-user/`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization' },
    });

  it('may call the API when configured, and read the headers the console needs', async () => {
    const asked = await preflight(other);
    expect(asked.headers.get('access-control-allow-origin')).toBe(other);
    expect(asked.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key');
    expect(asked.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('delta-since');
    const answered = await fetch(`${server.url}/api/admin-user/`, { headers: { origin: other } });
    expect(answered.status).toBe(401);
    expect(answered.headers.get('access-control-allow-origin')).toBe(other);
    const read = ['ETag', 'X-Version', 'Date', 'Idempotency-Retention', 'Retry-After', 'X-Request-Id'];
    for (const name of [...read, 'Delta-Base', 'Delta-Cursor'])
      expect(answered.headers.get('access-control-expose-headers')).toContain(name);
  });

  it('may not when it is not configured', async () => {
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the health of a process', () => {
  it('is that its database answers', async () => {
    const answer = await get('/health');
    expect([answer.status, await answer.json()]).toEqual([200, { database: true }]);
    expect(await doesAnswer(() => Promise.reject(new Error('gone')))).toBe(false);
    expect(await doesAnswer(() => new Promise(() => undefined), 10)).toBe(false);
  });
});

describe('the documentation', () => {
  it('tells every call, and opens without a token', async () => {
    const { paths } = await (await get('/api/openapi.json')).json();
    const registered = [...reads, ...polls, ...actions].map(({ path }) => `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(Object.keys(paths).sort()).toEqual([...new Set(registered)].sort());
    expect((await get('/api/docs/')).status).toBe(200);
  });

  it('tells how a poll is asked for what changed, and what it then answers', async () => {
    const { paths, components } = await (await get('/api/openapi.json')).json();
    for (const [path, name] of [
      ['/api/dispatch/loadstate/', 'DispatchLoadDelta'],
      ['/api/tasks/state/', 'BoardStateDelta'],
    ] as const) {
      const { parameters, responses } = paths[path].get;
      expect(parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'delta-since' }));
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '226', '304']));
      expect(Object.keys(responses['226'].headers)).toContain('Delta-Base');
      expect(JSON.stringify(responses['226'])).toContain(`#/components/schemas/${name}`);
      expect(components.schemas[name].properties.changed.required).toEqual(['tasks', 'orders', 'docks']);
    }
  });

  it('tells what each call answers, by schemas the document holds', async () => {
    const document = await (await get('/api/openapi.json')).json();
    const references = JSON.stringify(document.paths).match(/#\/components\/schemas\/\w+/g) ?? [];
    expect(references.length).toBeGreaterThan(12);
    for (const reference of references)
      expect(Object.keys(document.components.schemas)).toContain(reference.split('/').at(-1));
    const [dock] = document.paths['/api/docks/{id}/'].get.responses['200'].content['application/json'].schema.$ref
      .split('/')
      .slice(-1);
    expect(document.components.schemas[dock].properties).toHaveProperty('locked_at');
  });
});
