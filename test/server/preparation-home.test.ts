import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerSchemas } from '../../server/src/http/entity-schemas.ts';
import { Order } from '../../src/domain/order/order.ts';
import { HomeFigures, StatWindows, StockWork } from '../../src/domain/preparation/home.ts';
import { isRunning, Next } from '../../src/domain/preparation/next.ts';
import { NextConfig } from '../../src/domain/preparation/next-config.ts';
import { Notice } from '../../src/domain/preparation/notice.ts';
import { Packing, packingOf } from '../../src/domain/preparation/packing.ts';
import { PlanningSession } from '../../src/domain/preparation/planning.ts';
import { answerFields } from '../spec/answers.ts';
import { findingsIn } from '../spec/values.ts';
import { type OwnServer, ownServer } from './own-server.ts';

// What the state of a board tells of the floor (PRP-820).

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer();
});
afterAll(() => server.close());

const Home = z.object({
  deliveries: z.array(z.object({ id: z.int(), linked_order: Order })),
  packings: z.array(z.extend(Packing, { linked_order: Order })),
  nexts: z.array(Next),
  nextconfigs: z.array(NextConfig),
  pseudo_zones: z.array(z.object({ id: z.int(), is_active: z.boolean() })),
  recurring_incomings: z.array(StockWork),
  recurringtask_instances: z.array(StockWork),
  incoming_plannings_sessions: z.array(PlanningSession),
  packerstatiph: StatWindows,
  packerstatsordermoving: StatWindows,
  packerstatsbeforepicking: StatWindows,
  shipmentstats: StatWindows,
  alert_notifications: z.array(Notice),
  metas: HomeFigures,
});

const read = async (center = 9) => {
  const manager = await server.as('manager');
  const { body } = await manager.get('/tasks/state/', { query: { center_id: center, version: 3 } });
  return { body, home: Home.parse(body) };
};

describe('the home page of each center', () => {
  it.each([9, 12, 17, 23])('PRP-820 in center %d tells what the tables name, and nothing else', async (center) => {
    const { body } = await read(center);
    expect(findingsIn(body, answerFields('API-001'))).toEqual([]);
    expect(Object.keys(body as object).sort()).toEqual(
      [...Object.keys(answerSchemas().BoardState?.properties ?? {})].sort(),
    );
  });

  it('PRP-110 PRP-683 tells once each order that is to be packed or in hand, with the status its own says', async () => {
    const { home } = await read();
    const expected = home.deliveries.filter(
      ({ linked_order: { status } }) => !['done', null].includes(packingOf(status)),
    );
    expect(home.packings.map(({ linked_order }) => linked_order.id).sort()).toEqual(
      expected.map(({ linked_order }) => linked_order.id).sort(),
    );
    for (const { status, linked_order, prep_progress, prep_total } of home.packings) {
      expect(status).toBe(packingOf(linked_order.status));
      expect(prep_progress).toBeLessThanOrEqual(prep_total ?? 0);
    }
    const statuses = new Set(home.packings.map(({ status }) => status));
    for (const status of ['todo', 'doing', 'to-check', 'waiting-products', 'blocked'])
      expect(statuses).toContain(status);
  });

  it('PRP-111 has emergencies from 1 without holes, each of them to do', async () => {
    const urgent = (await read()).home.packings.filter(({ emergency_rank }) => (emergency_rank ?? 0) >= 1);
    expect(urgent.length).toBeGreaterThan(1);
    expect(urgent.map(({ emergency_rank }) => emergency_rank ?? 0).sort((a, b) => a - b)).toEqual(
      urgent.map((_, at) => at + 1),
    );
    expect(urgent.every(({ status }) => status === 'todo')).toBe(true);
  });

  it('PRP-180 PRP-183 has as many packers at work as orders in hand, and people of every kind', async () => {
    const { home } = await read();
    const running = home.nexts.filter(isRunning);
    expect(running.length).toBe(home.packings.filter(({ status }) => status === 'doing').length);
    const users = home.nexts.flatMap(({ user }) => user ?? []);
    expect(users.some(({ is_test }) => is_test)).toBe(true);
    expect(users.some(({ legal_status }) => legal_status === 'freelance')).toBe(true);
    expect(users.some(({ trying_period }) => trying_period != null)).toBe(true);
    expect(users.some(({ is_working, has_planning }) => !is_working && !has_planning)).toBe(true);
    const zones = new Set(home.pseudo_zones.map(({ id }) => id));
    for (const { grants } of home.nexts)
      for (const { external_id } of grants ?? []) if (external_id != null) expect(zones).toContain(external_id);
  });

  it('PRP-230 PRP-236 ranks the types of task from 1, a zone beside each of type 15', async () => {
    const { nextconfigs } = (await read()).home;
    expect(nextconfigs.map(({ rank }) => rank ?? 0).sort((a, b) => a - b)).toEqual(nextconfigs.map((_, at) => at + 1));
    for (const { next_task_type, external_id, max_buffer } of nextconfigs) {
      expect(external_id != null).toBe(next_task_type === 15);
      expect(max_buffer != null).toBe(next_task_type === 15);
    }
  });

  it('PRP-060 PRP-032 tells sessions and works of the stock that are to come', async () => {
    const { home } = await read();
    expect(home.incoming_plannings_sessions).toHaveLength(4);
    for (const { packer } of home.incoming_plannings_sessions) expect(packer?.name || packer?.email).toBeTruthy();
    expect(home.recurring_incomings.length).toBeGreaterThan(0);
    expect(home.recurringtask_instances.length).toBeGreaterThan(0);
    for (const { time } of [...home.recurring_incomings, ...home.recurringtask_instances])
      expect(Date.parse(time ?? '')).toBeGreaterThan(server.clock());
  });

  it('PRP-034 PRP-037 PRP-038 counts what waits for a check, laden trolleys and taken places', async () => {
    const { metas, packings } = (await read()).home;
    const waiting = packings.filter(({ status }) => status === 'to-check');
    const items = waiting.flatMap(({ linked_order }) => linked_order.pseudo_zones_status ?? []);
    const { fresh = 0, dry = 0, prime = 0 } = metas.check_products ?? {};
    expect((fresh ?? 0) + (dry ?? 0)).toBe(
      items.reduce((sum, { count_item_match }) => sum + (count_item_match ?? 0), 0),
    );
    expect(prime).toBe(0);
    expect(metas.trolleys_occupation_rate).toBeGreaterThan(0);
    expect(metas.trolleys_occupation_rate).toBeLessThanOrEqual(1);
    expect(metas.trolleys_space_occupation_rate).toBe(0.75);
    expect(metas.loads_future?.map(({ day }) => day)).toEqual([11, 12, 13, 14, 15].map((day) => `2026-03-${day}`));
  });

  it('PRP-117 PRP-118 PRP-119 tells figures of a quarter and of an hour, no more in the one than in the other', async () => {
    const { home } = await read();
    for (const counts of [home.packerstatsordermoving, home.shipmentstats])
      expect(counts['15minago'] ?? 0).toBeLessThanOrEqual(counts['60minago'] ?? 0);
    for (const windows of [
      home.packerstatiph,
      home.packerstatsordermoving,
      home.packerstatsbeforepicking,
      home.shipmentstats,
    ])
      expect(Object.keys(windows)).toEqual(['15minago', '60minago']);
    expect(home.packerstatiph['60minago']).toBeGreaterThan(50);
  });

  it('PRP-080 PRP-088 PRP-096 has alerts of each type, with what each shows', async () => {
    const notices = (await read()).home.alert_notifications;
    const of = (wanted: string) => notices.filter(({ type }) => type === wanted);
    for (const { order_id, order_random_id, reason_label } of of('REPREPARATION')) {
      expect([order_id, order_random_id, reason_label].every(Boolean)).toBe(true);
    }
    expect(of('TROLLEY_NOT_FOUND')[0]).toMatchObject({
      trolley_name: expect.any(String),
      expected_location: expect.any(String),
    });
    expect(of('PACKER_COMMENT_LOG')[0]).toMatchObject({
      comment: expect.any(String),
      about_user_id: expect.any(Number),
    });
  });

  it('leaves the dispatch load as it is, beside the figures of the floor in its settings', async () => {
    const manager = await server.as('manager');
    const { body } = await manager.get('/dispatch/loadstate/', { query: { center: 9 } });
    expect(body).not.toHaveProperty('packings');
    const { metas } = (await read()).home;
    expect(body).toMatchObject({ metas: { check_products: metas.check_products } });
    expect((await manager.get('/metas/', { query: { center: 9 } })).body).toMatchObject({
      loads_future: metas.loads_future,
    });
  });
});
