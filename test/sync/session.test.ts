import { beforeEach, describe, expect, it } from 'vitest';
import { makeServerClock } from '../../src/sync/calls/clock.ts';
import { Binder, userKeyOf } from '../../src/sync/calls/session.ts';
import { replyOf } from '../engine/network.ts';

describe('a token', () => {
  let token: string | null;
  let asked: (string | null)[];
  let status: number;
  /** Stands for the user. */
  let answer: unknown;
  let binder: Binder;

  beforeEach(() => {
    token = 'one';
    asked = [];
    status = 200;
    answer = undefined;
    binder = new Binder({
      heard: () => Promise.resolve(),
      http: async (_, options) => {
        asked.push(options.token);
        const body = answer ?? { id: options.token === 'other' ? 2 : 1, email: 'a@quai.test' };
        return replyOf({ status, body, headers: {} });
      },
      clock: makeServerClock(
        () => 0,
        () => undefined,
      ),
      readToken: async () => token,
      userKey: () => '1',
    });
  });

  it('is verified once for each value it takes', async () => {
    expect(await binder.bind(false)).toMatchObject({ status: 'bound', token: 'one' });
    await binder.bind(false);
    expect(asked).toEqual(['one']);
    token = 'two';
    expect(await binder.bind(false)).toMatchObject({ status: 'bound', token: 'two' });
    expect(asked).toEqual(['one', 'two']);
  });

  it.each([
    [
      {
        id: 1,
        email: 7,
        groups: { is_manager: 'oui', is_support: true },
        grants: [{ codename: 'a' }, { codename: 1 }, 2],
      },
      { id: 1, email: '', groups: { is_manager: null, is_support: true }, grants: [{ codename: 'a' }] },
    ],
    [
      { id: 1, email: 'a@quai.test', groups: [], staff_info: { current_center: { id: 12 } } },
      { staff_info: { current_center: 12 } },
    ],
  ])('names a user of whom not all can be read: %j', async (body, user) => {
    answer = body;
    expect(await binder.bind(false)).toMatchObject({ status: 'bound', user });
  });

  it.each([{}, 'nobody', [], { id: 'x' }, { groups: {} }])('binds nobody by %j', async (body) => {
    answer = body;
    expect(await binder.bind(false)).toEqual({ status: 'unreachable' });
  });

  it('of somebody else binds nothing of this user', async () => {
    token = 'other';
    expect(await binder.bind(false)).toMatchObject({ status: 'otherUser', user: { id: 2 } });
  });

  it('DSP-941 that was refused is not asked about again until the cookie changes', async () => {
    await binder.bind(false);
    expect(binder.refuse('one')).toBe(true);
    expect(await binder.bind(false)).toEqual({ status: 'unauthorized' });
    expect(await binder.bind(true)).toEqual({ status: 'unauthorized' });
    expect(asked).toEqual(['one']);
    token = 'two';
    expect(await binder.bind(false)).toMatchObject({ status: 'bound' });
  });

  it('is not refused by the late answer to a call made with the former one', async () => {
    await binder.bind(false);
    token = 'two';
    await binder.bind(false);
    expect(binder.refuse('one')).toBe(false);
    expect(await binder.bind(false)).toMatchObject({ status: 'bound', token: 'two' });
  });

  it('that the server refuses itself is remembered as refused', async () => {
    status = 401;
    expect(await binder.bind(false)).toEqual({ status: 'unauthorized' });
    expect(await binder.bind(false)).toEqual({ status: 'unauthorized' });
    expect(asked).toEqual(['one']);
  });

  it('is neither good nor bad while the server cannot be asked', async () => {
    status = 502;
    expect(await binder.bind(false)).toEqual({ status: 'unreachable' });
    status = 200;
    expect(await binder.bind(false)).toMatchObject({ status: 'bound' });
  });

  it('missing from the cookie asks for a login', async () => {
    token = null;
    expect(await binder.bind(false)).toEqual({ status: 'unauthorized' });
    expect(asked).toEqual([]);
  });
});

describe('the name of a user’s database', () => {
  it('is the id, or a digest of the e-mail, which it does not hold', async () => {
    expect(await userKeyOf({ id: 7, email: 'a@quai.test' })).toBe('7');
    const key = await userKeyOf({ email: 'A@quai.test ' });
    expect(key).toMatch(/^[0-9a-f]{24}$/);
    expect(await userKeyOf({ email: 'a@quai.test' })).toBe(key);
  });
});
