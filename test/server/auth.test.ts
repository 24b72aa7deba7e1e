import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, isPasswordOf } from '../../server/src/auth/password.ts';
import { tokens, users } from '../../server/src/db/schema/accounts.ts';
import { SessionUser } from '../../src/domain/session/session.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { type OwnServer, ownServer } from './own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer();
});
afterAll(() => server.close());

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/admin/login/`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers,
  });
const manager = { email: 'manager@quai.example', password: 'manager-demo' };

describe('passwords and tokens', () => {
  it('are stored as what they hash to, never as they are', async () => {
    const token = await signIn(server.url, 'manager');
    const rows = JSON.stringify([await server.db.select().from(users), await server.db.select().from(tokens)]);
    expect(rows).not.toContain('manager-demo');
    expect(rows).not.toContain(token);
    expect(rows).toContain('scrypt$');
  });

  it('a password matches its own hash only, and no hash matches a broken one', async () => {
    const hash = await hashPassword('café');
    expect(await isPasswordOf(hash, 'café')).toBe(true);
    expect(await isPasswordOf(hash, 'cafe')).toBe(false);
    expect(await isPasswordOf('md5$abc', 'café')).toBe(false);
  });

  it('a token ends with its week', async () => {
    const api = new Client(`${server.url}/api`, await signIn(server.url, 'manager'));
    expect((await api.get('/admin-user/')).status).toBe(200);
    server.advance(7 * 86_400_000 + 1000);
    expect((await api.get('/admin-user/')).status).toBe(401);
  });
});

it('DSP-126 the session tells the identifier of a planning grant', async () => {
  const api = new Client(`${server.url}/api`, await signIn(server.url, 'dispatch'));
  const { grants } = SessionUser.parse((await api.get('/admin-user/')).body);
  const planning = grants?.find(({ codename }) => codename === 'next_planning');
  expect(planning).toEqual({ codename: 'next_planning', value: true, identifier: 'dispatch-soir' });
});

describe('the sign-in form', () => {
  it('DSP-930 sets a cookie scripts can read and returns to the asked page', async () => {
    const response = await form({ ...manager, next: '/dispatch?sub=light_loading1' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/dispatch?sub=light_loading1');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^api_token=[\da-f]{48}; Max-Age=604800; Path=\/; SameSite=Lax$/);
  });

  it('DSP-048 never leaves the site, even when the form says so', async () => {
    const response = await form({ ...manager, next: '//evil.example/' });
    expect(response.headers.get('location')).toBe('/');
  });

  it('shows itself again in French with the address kept, and escapes what it repeats', async () => {
    const email = '"><script>alert(1)</script>@x';
    const response = await form({ email, password: 'wrong', next: '/dispatch' });
    const page = await response.text();
    expect(response.status).toBe(401);
    expect(page).toContain('Adresse e-mail ou mot de passe incorrect.');
    expect(page).not.toContain('<script>');
    expect(page).toContain('name="next" value="/dispatch"');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('names an icon of the console, so that no browser asks for another', async () => {
    const page = await (await fetch(`${server.url}/admin/login/`)).text();
    const icon = /<link rel="icon" href="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(existsSync(fileURLToPath(new URL(`../../public${icon}`, import.meta.url)))).toBe(true);
    expect(icon).not.toBe('');
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses the form of another site: %o', async (headers) => {
    const response = await form(manager, headers);
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    'takes the form of its own page without an origin: %o',
    async (headers) => {
      expect((await form(manager, headers)).status).toBe(303);
    },
  );

  it('signs out: the token is gone, not only the cookie', async () => {
    const token = await signIn(server.url, 'support');
    const headers = { cookie: `api_token=${token}`, origin: server.url };
    const out = await fetch(`${server.url}/admin/logout/`, { method: 'POST', headers, redirect: 'manual' });
    expect(out.status).toBe(303);
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await new Client(`${server.url}/api`, token).get('/admin-user/')).status).toBe(401);
  });
});
