import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failures } from '../../server/src/auth/allowance.ts';
import { networkOf, SignInLimit } from '../../server/src/auth/sign-in-limit.ts';
import { trustedProxies } from '../../server/src/trusted-proxies.ts';
import { type OwnServer, ownServer, serverBeside } from './own-server.ts';

const manager = { email: 'manager@quai.example', password: 'manager-demo' };
const center = '203.0.113.7';

describe('the limit of sign-ins', () => {
  let nowMs = 0;
  let limit: SignInLimit;
  beforeEach(() => {
    nowMs = 0;
    limit = new SignInLimit(() => nowMs);
  });
  let checks = 0;
  const tries = async (email: string, address: string, isRight: boolean) => {
    const checked = await limit.attempt({ email, address }, async () => {
      checks += 1;
      return isRight ? 1 : null;
    });
    return checked.kind === 'wait' ? checked.waitMs : isRight;
  };
  const fails = async (times: number, email: (at: number) => string, address: (at: number) => string) => {
    for (let at = 0; at < times; at++) await tries(email(at), address(at), false);
  };

  it('slows whoever guesses at one account: a burst, then two tries a minute', async () => {
    await fails(
      10,
      () => 'léa@quai',
      () => center,
    );
    expect(await tries('LÉA@quai ', center, true)).toBe(30_000);
    nowMs += 30_000;
    expect(await tries('léa@quai', center, false)).toBe(false);
    checks = 0;
    for (; nowMs < 3_600_000; nowMs += 1_000) await tries('léa@quai', center, false);
    expect(checks).toBeGreaterThan(100);
    expect(checks).toBeLessThan(125);
  });

  it('checks attempts of one account one after another: a hundred at once are no hundred guesses', async () => {
    checks = 0;
    await Promise.all(Array.from({ length: 100 }, () => tries('léa@quai', center, false)));
    expect(checks).toBe(10);
  });

  it('counts no success, however many come from one address at once, of one account or of many', async () => {
    const one = await Promise.all(Array.from({ length: 300 }, () => tries('quai@quai', center, true)));
    const many = await Promise.all(Array.from({ length: 90 }, (_, at) => tries(`${at}@quai`, center, true)));
    expect([...one, ...many].every((outcome) => outcome === true)).toBe(true);
  });

  it('does not let a stranger keep the owner of an account out', async () => {
    expect(await tries('léa@quai', center, true)).toBe(true);
    await fails(
      200,
      () => 'léa@quai',
      (at) => `198.51.100.${at}`,
    );
    expect(await tries('léa@quai', '198.51.100.250', true)).toBe(30_000);
    expect(await tries('léa@quai', center, true)).toBe(true);
  });

  it('does not lock out all who share an address, and still slows whoever guesses there', async () => {
    for (const email of ['léa@quai', 'max@quai']) await tries(email, center, true);
    await fails(
      500,
      (at) => `${at}@guessed`,
      () => center,
    );
    expect(await tries('léa@quai', center, true)).toBe(true);
    // One who was never signed in there waits for seconds.
    expect(await tries('new@quai', center, true)).toBe(3_000);
    nowMs += 3_000;
    expect(await tries('new@quai', center, true)).toBe(true);
    checks = 0;
    for (const endMs = nowMs + 600_000; nowMs < endMs; nowMs += 500) await tries(`${nowMs}@guessed`, center, false);
    expect(checks).toBeLessThan(205);
  });

  it('takes back what was counted when the check itself failed', async () => {
    const broken = limit.attempt({ email: 'a', address: center }, () => Promise.reject(new Error('no database')));
    await expect(broken).rejects.toThrow('no database');
    await fails(
      9,
      () => 'a',
      () => center,
    );
    expect(await tries('a', center, true)).toBe(true);
  });

  it('remembers a bounded number of names', () => {
    const failures = new Failures({ most: 3, oneMoreAfterMs: 1_000 });
    for (let at = 0; at < 30_000; at++) failures.add(`name ${at}`, 0);
    expect(failures.size).toBe(10_000);
    failures.takeBack('name 29999', 0);
    expect(failures.size).toBe(9_999);
  });

  it('takes the addresses of one IPv6 network for one, and an IPv4 address however it is written', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:DB8:0001:2::9'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('::1')).toBe('0:0:0:0');
    expect(networkOf('::ffff:203.0.113.7')).toBe(center);
  });
});

describe('behind a proxy', () => {
  let server: OwnServer;
  let beside: Awaited<ReturnType<typeof serverBeside>>;
  beforeEach(async () => {
    server = await ownServer();
    beside = await serverBeside(server, { trustProxy: 1 });
  });
  afterEach(async () => {
    await beside.close();
    await server.close();
  });
  const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${url}/admin/login/`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers });

  it('forty devices of a center sign in within a minute while somebody there guesses', async () => {
    const from = { 'x-forwarded-for': center };
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => form(beside.url, { email: `${at}@x`, password: 'x' }, from)),
    );
    const devices = await Promise.all(Array.from({ length: 40 }, () => form(beside.url, manager, from)));
    expect(devices.map(({ status }) => status)).toEqual(devices.map(() => 303));
  });

  it('counts failures by who calls, not by the proxy, and says how long to wait', async () => {
    const wrong = { email: manager.email, password: 'x' };
    for (let tried = 0; tried < 10; tried++)
      await form(beside.url, wrong, { 'x-forwarded-for': `192.0.2.1, ${center}` });
    const refused = await form(beside.url, manager, { 'x-forwarded-for': `192.0.2.9, ${center}` });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await refused.text()).toContain('Trop de tentatives. Réessayez dans 30 s.');
    expect((await form(beside.url, manager, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(303);
  });

  it('believes nobody it was not told to: not the address, not the protocol', async () => {
    const wrong = { email: manager.email, password: 'x' };
    for (let tried = 0; tried < 10; tried++) await form(server.url, wrong, { 'x-forwarded-for': `203.0.113.${tried}` });
    expect((await form(server.url, manager, { 'x-forwarded-for': '203.0.113.99' })).status).toBe(429);
    const cookieOf = async (url: string) =>
      (
        await form(url, { email: 'support@quai.example', password: 'support-demo' }, { 'x-forwarded-proto': 'https' })
      ).headers.get('set-cookie');
    expect(await cookieOf(server.url)).not.toContain('Secure');
    expect(await cookieOf(beside.url)).toContain('; Secure');
  });
});

describe('QUAI_TRUST_PROXY', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['2', 2],
    [' 10.0.0.0/8 , loopback', ['10.0.0.0/8', 'loopback']],
    ['2001:db8::/32', ['2001:db8::/32']],
    ['true', null],
    ['11', null],
    ['10.0.0.0/33', null],
    ['proxy.example', null],
    ['10.0.0.1,', null],
  ])('%s is %o', (text, trusted) => {
    expect(trustedProxies(text)).toEqual(trusted);
  });
});
