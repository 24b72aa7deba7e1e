import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SessionUser } from '../../src/domain/session/session.ts';
import { openTarget, type Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const dispatchReads = [
  '/dispatch/loadstate/',
  '/tasks/state/',
  '/dispatch/deliveries/?ids=1',
  '/tasks/shipping/?ids=1',
  '/drivers/',
  '/docks/1/',
];

describe('who calls', () => {
  it('DSP-930 DSP-931 answers 401 with a detail to a call without token, or with one nobody was given', async () => {
    for (const path of ['/admin-user/', ...dispatchReads]) {
      const nobody = await target.api.get(path, { token: null });
      expect(nobody.status).toBe(401);
      expect(nobody.body).toEqual({ detail: expect.any(String) });
      expect((await target.api.get(path, { token: 'nobody-was-given-this' })).status).toBe(401);
    }
  });

  it('DSP-930 opens nothing for the cookie alone', async () => {
    const me = await target.api.get('/admin-user/');
    expect(me.status).toBe(200);
    const headers = { cookie: 'api_token=anything' };
    expect((await target.api.get('/admin-user/', { token: null, headers })).status).toBe(401);
  });

  it('DSP-123 tells the session user with an id, an e-mail, the five groups and grants', async () => {
    const { body } = await target.api.get('/admin-user/');
    const user = SessionUser.parse(body);
    expect(user.id).toBeGreaterThan(0);
    expect(user.email).toContain('@');
    const five = ['is_acl_manager', 'is_dockstaff', 'is_manager', 'is_super_admin', 'is_support'];
    expect(
      Object.keys(user.groups ?? {})
        .filter((group) => five.includes(group))
        .sort(),
    ).toEqual(five);
    expect(Object.values(user.groups ?? {}).every((value) => typeof value === 'boolean')).toBe(true);
    expect(Array.isArray(user.grants)).toBe(true);
  });

  it('DSP-111 DSP-127 refuses every dispatch call with 403 and a text to a user whose flow grant is false', async (test) => {
    if (!target.withoutFlow) return test.skip('needs a token without flow access');
    const visitor = target.api.as(target.withoutFlow);
    const calls = [
      ...dispatchReads.map((path) => visitor.get(path)),
      visitor.post('/dispatch/deliveries/move_task/', [{ id: 1, from_dock_id: null, dock_target_id: 1, dock_rank: 1 }]),
      visitor.post('/docks/1/assign/'),
      visitor.patch('/docks/1/', { name: 'Est' }),
      visitor.delete('/docks/1/'),
      visitor.post('/processing-orders/1/change_status/', { status: 'prep' }),
      visitor.post('/drivers/1/stop/'),
      visitor.patch('/alerts/1/', { is_read: true }),
      visitor.patch('/processing-orders/1/', { number_of_bags: 1, number_of_bags_isotherm: 0 }),
    ];
    for (const { status, body } of await Promise.all(calls)) {
      expect(status).toBe(403);
      expect(body).toEqual({ detail: expect.any(String) });
    }
    expect((await visitor.get('/admin-user/')).status).toBe(200);
  });

  it('DSP-121 leaves the mobile of drivers out for a manager and tells it to a super admin', async (test) => {
    if (!target.manager) return test.skip('needs the token of a manager');
    const manager = target.api.as(target.manager);
    for (const path of ['/drivers/', '/dispatch/loadstate/', '/tasks/state/']) {
      expect(await mobilesIn(target.api, path)).not.toEqual([]);
      expect(await mobilesIn(manager, path)).toEqual([]);
    }
  });
});

async function mobilesIn(api: Target['api'], path: string): Promise<string[]> {
  const query = { center: target.center, center_id: target.center };
  const { body } = await api.get(path, { query });
  return JSON.stringify(body).match(/"mobile":"[^"]+"/g) ?? [];
}

describe('what is not there', () => {
  it('DSP-938 answers JSON with a text to an unknown dock, an unknown order and an unknown path', async () => {
    for (const path of ['/docks/999999999999/', '/processing-orders/999999999999/', '/no-such-call/']) {
      const { status, body } = await target.api.get(path);
      expect(status).toBe(404);
      expect(body).toEqual({ detail: expect.any(String) });
    }
  });

  it('answers with or without the slash at the end', async () => {
    const [withSlash, without] = await Promise.all([target.api.get('/admin-user/'), target.api.get('/admin-user')]);
    expect(without).toMatchObject({ status: 200, body: withSlash.body });
  });
});
