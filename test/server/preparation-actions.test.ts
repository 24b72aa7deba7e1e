import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Order } from '../../src/domain/order/order.ts';
import { isRunning, Next } from '../../src/domain/preparation/next.ts';
import { NextConfig } from '../../src/domain/preparation/next-config.ts';
import { Notice } from '../../src/domain/preparation/notice.ts';
import { Packing } from '../../src/domain/preparation/packing.ts';
import { PlanningSession } from '../../src/domain/preparation/planning.ts';
import { assert } from '../../src/domain/result.ts';
import type { Client } from '../contract/client.ts';
import { type OwnServer, ownServer } from './own-server.ts';

// What is done on the floor of preparation, and what the next poll tells of it.

let server: OwnServer;
let manager: Client;
let admin: Client;
beforeAll(async () => {
  server = await ownServer();
  manager = await server.as('manager');
  admin = await server.as('superadmin');
});
afterAll(() => server.close());

const WirePacking = z.extend(Packing, { linked_order: Order });
const Home = z.object({
  packings: z.array(WirePacking),
  nexts: z.array(Next),
  nextconfigs: z.array(NextConfig),
  incoming_plannings_sessions: z.array(PlanningSession),
  alert_notifications: z.array(Notice),
});
type Home = z.infer<typeof Home>;

const read = async (): Promise<Home> =>
  Home.parse((await manager.get('/tasks/state/', { query: { center_id: 9, version: 1 } })).body);
let home: Home;
beforeEach(async () => {
  home = await read();
});
const some = <T>(rows: readonly T[], fits: (row: T) => boolean): T => {
  const found = rows.find(fits);
  assert(found, 'the world has such a row');
  return found;
};
const urgentOf = ({ packings }: Home) =>
  packings
    .filter(({ emergency_rank }) => emergency_rank != null)
    .sort((one, other) => (one.emergency_rank ?? 0) - (other.emergency_rank ?? 0))
    .map(({ id }) => id);

describe('the order of emergencies', () => {
  const reorder = (body: unknown) => manager.post('/tasks/packing/simple_bulk/', body);

  it('PRP-160 PRP-163 API-P02 holds as sent, is answered with its orders and told by the next poll', async () => {
    const [first, second, ...rest] = urgentOf(home);
    const { status, body } = await reorder([
      { id: second, emergency_rank: 1 },
      { id: first, emergency_rank: 2 },
    ]);
    expect(status).toBe(200);
    expect(z.array(WirePacking).parse(body)).toHaveLength(2);
    expect(urgentOf(await read())).toEqual([second, first, ...rest]);
  });

  it('PRP-161 PRP-162 is without holes, whatever ranks are asked for', async () => {
    const [first, ...rest] = urgentOf(home);
    const normal = some(home.packings, ({ status, emergency_rank }) => status === 'todo' && emergency_rank == null);
    await reorder([
      { id: first, emergency_rank: null },
      { id: normal.id, emergency_rank: 40 },
    ]);
    const after = await read();
    expect(urgentOf(after)).toEqual([...rest, normal.id]);
    const ranks = after.packings.flatMap(({ emergency_rank }) => emergency_rank ?? []).sort((a, b) => a - b);
    expect(ranks).toEqual(ranks.map((_, at) => at + 1));
  });

  it('PRP-166 PRP-165 leaves alone what is no longer to do, and refuses what is of no center', async () => {
    const doing = some(home.packings, ({ status }) => status === 'doing');
    expect((await reorder([{ id: doing.id, emergency_rank: 1 }])).status).toBe(200);
    expect(urgentOf(await read())).toEqual(urgentOf(home));
    expect((await reorder([{ id: 999_999_999, emergency_rank: 1 }])).status).toBe(404);
    expect((await reorder([{ id: doing.id, emergency_rank: -1 }])).status).toBe(400);
    const mixed = await reorder([
      { id: doing.id, emergency_rank: 1 },
      { id: 999_999_999, emergency_rank: 2 },
    ]);
    expect(mixed).toMatchObject({ status: 409, body: { error: expect.any(String) } });
  });

  it('PRP-683 ends with the order being taken up, by whatever call', async () => {
    const [first] = urgentOf(home);
    const { linked_order } = some(home.packings, ({ id }) => id === first);
    const { status } = await manager.post(`/processing-orders/${linked_order.id}/change_status/`, {
      status: 'prep',
      simple: true,
    });
    expect(status).toBe(200);
    const after = some((await read()).packings, ({ id }) => id === first);
    expect(after).toMatchObject({ status: 'doing', emergency_rank: null });
    expect(Date.parse(after.status_since ?? '')).toBe(server.clock());
  });
});

describe('a packer', () => {
  const nextOf = async (id: number) => some((await read()).nexts, (next) => next.id === id);

  it('PRP-197 API-P18 gets his next task by hand, and is left to the rules again', async () => {
    const { id } = some(home.nexts, ({ user }) => user?.is_working === true && !user.stopped);
    const force = (next_task_type: number | null) =>
      manager.send('PATCH', `/nexts/${id}/`, { body: { next_task_type } });
    expect(await force(73)).toMatchObject({ status: 200, body: { id, next_task_type: 73 } });
    expect((await nextOf(id)).next_task_type).toBe(73);
    expect(await force(null)).toMatchObject({ status: 200, body: { next_task_type: null } });
    expect(await force(4711)).toMatchObject({ status: 409, body: { next: { id } } });
  });

  it('PRP-188 API-P20 has a permission that is on or off, said twice or once; without it a zone is not his', async () => {
    const next = some(
      home.nexts,
      ({ user, grants }) => !user?.stopped && !!grants?.some(({ task_type, value }) => task_type === 15 && value),
    );
    const user = next.user?.id ?? 0;
    const grants = (next.grants ?? []).filter(({ task_type }) => task_type === 15);
    const set = (identifier: string, value: boolean, more: object = {}) =>
      manager.post(`/users/${user}/grant/`, { identifier, value, ...more });
    for (const { identifier, external_id } of [...grants, ...grants]) {
      const { status, body } = await set(identifier, false, { task_type: 15, external_id });
      expect([status, Next.parse(body).grants?.find((it) => it.identifier === identifier)?.value]).toEqual([
        200,
        false,
      ]);
    }
    expect((await manager.send('PATCH', `/nexts/${next.id}/`, { body: { next_task_type: 15 } })).status).toBe(409);
    await set(grants[0]?.identifier ?? '', true, { task_type: 15 });
    expect((await manager.send('PATCH', `/nexts/${next.id}/`, { body: { next_task_type: 15 } })).status).toBe(200);
    expect((await set('nothing_such', true, { task_type: 15 })).status).toBe(409);
    expect(
      (await manager.post('/users/999999999/grant/', { identifier: 'x', value: true, task_type: 15 })).status,
    ).toBe(404);
  });

  it('SUP-587 a right to pack is given by who has flow access, any other by who manages rights alone', async () => {
    const next = some(home.nexts, ({ grants }) => !!grants?.some(({ task_type }) => task_type === 21));
    const grant = some(next.grants ?? [], ({ task_type }) => task_type === 21);
    const { identifier, value } = grant;
    const give = async (role: string, body: object) =>
      (await (await server.as(role)).post(`/users/${next.user?.id}/grant/`, body)).status;
    for (const role of ['dispatch', 'support', 'manager'])
      expect(await give(role, { identifier, value, task_type: 21, external_id: null })).toBe(200);
    expect(await give('preparation', { identifier, value, task_type: 21, external_id: null })).toBe(403);
    // Of a right that is none of packing the packer has none to be changed.
    const other = { identifier: 'flow_access', value: true };
    for (const role of ['dispatch', 'support', 'manager', 'logistique']) expect(await give(role, other)).toBe(403);
    for (const role of ['manager-acl', 'superadmin']) expect(await give(role, other)).toBe(409);
  });

  it('PRP-196 API-P19 is stopped once; what may not be stopped is not', async () => {
    const running = some(home.nexts, isRunning);
    const stop = (id: number) => manager.post(`/nexts/${id}/task_done/`);
    const { status, body } = await stop(running.id);
    expect([status, isRunning(Next.parse(body))]).toEqual([200, false]);
    expect(body).toMatchObject({ last_task_type: running.current_task_type });
    expect((await stop(running.id)).status).toBe(409);
  });

  it('PRP-066 PRP-067 API-P21 begins a session, which is to come no more', async () => {
    const [session] = home.incoming_plannings_sessions;
    const started_at = new Date(server.clock()).toISOString();
    const begin = (at: string) => manager.send('PATCH', `/plannings/${session?.id}/`, { body: { started_at: at } });
    expect(await begin(started_at)).toMatchObject({ status: 200, body: { id: session?.id, started_at } });
    const after = await read();
    expect(after.incoming_plannings_sessions.map(({ id }) => id)).not.toContain(session?.id);
    expect(after.nexts.find(({ user }) => user?.name === session?.packer?.name)?.user?.is_working).toBe(true);
    expect((await begin(started_at)).status).toBe(200);
    expect((await begin(new Date(server.clock() + 60_000).toISOString())).status).toBe(409);
    expect((await begin('tomorrow')).status).toBe(400);
  });
});

describe('the priorities', () => {
  const bulk = (body: unknown) => admin.post('/nextconfigs/bulk/', body);
  const create = () => admin.post('/nextconfigs/auto_create/', { logistics_center_id: 9 });
  const list = (body: unknown) => z.array(NextConfig).parse(body);

  it('PRP-247 API-P23 are completed once, and told by rank', async () => {
    const first = list((await create()).body);
    expect(first.length).toBeGreaterThan(home.nextconfigs.length);
    expect(first.map(({ rank }) => rank)).toEqual(first.map((_, at) => at + 1));
    expect(list((await create()).body)).toEqual(first);
  });

  it('PRP-239 API-P24 take another order whole; one that rests on other ranks is a conflict with the list', async () => {
    const [one, two, three] = list((await create()).body);
    const swapped = await bulk([
      { id: one?.id, rank: 2 },
      { id: two?.id, rank: 1 },
    ]);
    expect(
      list(swapped.body)
        .slice(0, 3)
        .map(({ id }) => id),
    ).toEqual([two?.id, one?.id, three?.id]);
    const stale = await bulk([{ id: one?.id, rank: 3 }]);
    expect(stale.status).toBe(409);
    expect(z.object({ nextconfigs: z.array(NextConfig) }).parse(stale.body).nextconfigs).toEqual(list(swapped.body));
  });

  it('PRP-240 PRP-244 PRP-236 take values one by one; a buffer is of zones alone', async () => {
    const zone = some(home.nextconfigs, ({ next_task_type }) => next_task_type === 15);
    const other = some(home.nextconfigs, ({ next_task_type }) => next_task_type !== 15);
    const { body } = await bulk([
      { id: zone.id, max_buffer: 4, late_threshold: 9, is_one_grant_bypass_max_buffer: true },
    ]);
    expect(list(body).find(({ id }) => id === zone.id)).toMatchObject({
      max_buffer: 4,
      late_threshold: 9,
      rank: zone.rank,
    });
    expect(
      list((await bulk([{ id: other.id, max_staff: null, is_high_priority_spot: true }])).body).find(
        ({ id }) => id === other.id,
      ),
    ).toMatchObject({ max_staff: null, is_high_priority_spot: true });
    expect((await bulk([{ id: other.id, max_buffer: 4 }])).status).toBe(400);
    expect((await bulk([{ id: other.id, max_staff: -1 }])).status).toBe(400);
  });

  it('PRP-220 are for super admins', async () => {
    expect((await manager.post('/nextconfigs/auto_create/', { logistics_center_id: 9 })).status).toBe(403);
    expect((await manager.post('/nextconfigs/bulk/', [{ id: home.nextconfigs[0]?.id, rank: 1 }])).status).toBe(403);
  });
});

it('PRP-092 PRP-093 API-P17 a trolley that was looked for is reviewed once, with five signs at least', async () => {
  const { id } = some(home.alert_notifications, ({ type, is_read }) => type === 'TROLLEY_NOT_FOUND' && !is_read);
  const other = some(home.alert_notifications, ({ type }) => type === 'REPREPARATION');
  const review = (alert: number, review_comments: string) =>
    manager.post('/trolleys/not_found_review/', { id: alert, review_comments });
  expect(await review(id, ' four   ')).toMatchObject({
    status: 400,
    body: { error: 'Veuillez saisir un commentaire (5 caractères min.)' },
  });
  expect((await review(other.id, 'retrouvé')).status).toBe(400);
  expect(await review(id, ' C07 ok')).toMatchObject({ status: 200, body: { id, is_read: true } });
  expect((await review(id, 'encore une fois')).status).toBe(409);
  expect((await read()).alert_notifications.find((notice) => notice.id === id)?.is_read).toBe(true);
});
