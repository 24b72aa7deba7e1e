import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isRunning, Next } from '../../src/domain/preparation/next.ts';
import { NextConfig } from '../../src/domain/preparation/next-config.ts';
import { Notice } from '../../src/domain/preparation/notice.ts';
import { Packing } from '../../src/domain/preparation/packing.ts';
import { PlanningSession } from '../../src/domain/preparation/planning.ts';
import { PseudoZone } from '../../src/domain/zone/zone.ts';
import { findingsOf } from './conformance/conformance.ts';
import { contractOf } from './on-board.ts';

// What is done on the floor of preparation: each call answers what its row names, in the fields of the entity tables.

const contract = contractOf();
const { onBoard } = contract;

const Floor = z.object({
  packings: z.array(z.extend(Packing, { linked_order: z.looseObject({ id: z.int() }) })),
  nexts: z.array(Next),
  nextconfigs: z.array(NextConfig),
  incoming_plannings_sessions: z.array(PlanningSession),
  alert_notifications: z.array(Notice),
});
const floor = async () => {
  const { api, center } = contract.target;
  return Floor.parse((await api.get('/tasks/state/', { query: { center_id: center, version: 3 } })).body);
};

/** What of an answer no table names, or names otherwise. */
const otherThanNamed = (answer: string, body: unknown) => findingsOf({ answer, path: '' }, body);

/** A test whose row the floor has; the board itself says nothing of it. */
const onFloor = <Row>(
  title: string,
  find: (told: z.infer<typeof Floor>) => Row | undefined,
  run: (row: Row) => Promise<void>,
) =>
  onBoard(
    title,
    () => true,
    async () => {
      const row = find(await floor());
      if (row === undefined && contract.target.isOurs) throw new Error('the world of our own server has no fit row');
      if (row !== undefined) await run(row);
    },
  );

describe('the floor of preparation', () => {
  onFloor(
    'API-P02 packings that are reordered are answered with their new ranks',
    ({ packings }) => {
      const ranked = (rank: number) => packings.find(({ emergency_rank }) => emergency_rank === rank);
      const [first, second] = [ranked(1), ranked(2)];
      return first && second ? [second, first] : undefined;
    },
    async (swapped) => {
      const asked = swapped.map(({ id }, at) => ({ id, emergency_rank: at + 1 }));
      const { status, body } = await contract.target.api.post('/tasks/packing/simple_bulk/', asked);
      expect([status, otherThanNamed('Packing', body)]).toEqual([200, []]);
      expect(z.array(z.looseObject({ id: z.int(), emergency_rank: z.nullish(z.int()) })).parse(body)).toEqual(
        expect.arrayContaining(asked.map((it) => expect.objectContaining(it))),
      );
    },
  );

  onFloor(
    'API-P18 API-P20 a packer is answered with the task chosen for him, and with the permission he has',
    ({ nexts }) => nexts.find(({ user, grants }) => user && !user.stopped && grants?.some(({ value }) => !value)),
    async ({ id, user, grants }) => {
      const { api } = contract.target;
      const forced = await api.patch(`/nexts/${id}/`, { next_task_type: 73 });
      expect([forced.status, otherThanNamed('Next', forced.body)]).toEqual([200, []]);
      expect(forced.body).toMatchObject({ id, next_task_type: 73 });
      const grant = grants?.find(({ value }) => !value);
      const { identifier, task_type, external_id } = grant ?? {};
      const asked = { identifier, value: true, task_type, external_id: external_id ?? null };
      const given = await api.post(`/users/${user?.id}/grant/`, asked);
      expect(given.status).toBe(200);
      expect(given.body).toMatchObject({ id, grants: expect.arrayContaining([expect.objectContaining(asked)]) });
      expect(otherThanNamed('Next', given.body)).toEqual([]);
    },
  );

  onFloor(
    'API-P19 a task that is stopped is answered as the last one, and once',
    ({ nexts }) => nexts.find(isRunning),
    async ({ id, current_task_type }) => {
      const stop = () => contract.target.api.post(`/nexts/${id}/task_done/`);
      const { status, body } = await stop();
      expect([status, otherThanNamed('Next', body)]).toEqual([200, []]);
      expect(body).toMatchObject({ id, last_task_type: current_task_type });
      expect(isRunning(Next.parse(body))).toBe(false);
      expect((await stop()).status).toBe(409);
    },
  );

  onFloor(
    'API-P21 a session that begins is answered with its start',
    ({ incoming_plannings_sessions: [first] }) => first,
    async ({ id }) => {
      const started_at = new Date(Date.now() - 60_000).toISOString();
      const { status, body } = await contract.target.api.patch(`/plannings/${id}/`, { started_at });
      expect([status, otherThanNamed('PlanningSession', body)]).toEqual([200, []]);
      expect(body).toMatchObject({ id, started_at });
    },
  );

  onFloor(
    'API-P17 a trolley that was looked for is reviewed with a comment',
    ({ alert_notifications }) =>
      alert_notifications.find(({ type, is_read }) => type === 'TROLLEY_NOT_FOUND' && !is_read),
    async ({ id }) => {
      const { api } = contract.target;
      const review = (review_comments: string) => api.post('/trolleys/not_found_review/', { id, review_comments });
      expect((await review('  ici ')).status).toBe(400);
      const { status, body } = await review('Retrouvé au quai 2');
      expect([status, otherThanNamed('Alert', body)]).toEqual([200, []]);
      expect((await floor()).alert_notifications.find((it) => it.id === id)?.is_read ?? true).toBe(true);
    },
  );

  onFloor(
    'API-P23 API-P24 priorities are answered whole, by rank, completed or changed',
    ({ nextconfigs: [first] }) => first,
    async ({ id }) => {
      const { api, center } = contract.target;
      const made = await api.post('/nextconfigs/auto_create/', { logistics_center_id: center });
      const changed = await api.post('/nextconfigs/bulk/', [{ id, late_threshold: 17 }]);
      for (const { status, body } of [made, changed]) {
        expect([status, otherThanNamed('NextConfig', body)]).toEqual([200, []]);
        const ranks = z
          .array(NextConfig)
          .parse(body)
          .map(({ rank }) => rank);
        expect(ranks).toEqual(ranks.map((_, at) => at + 1));
      }
      expect(z.array(NextConfig).parse(changed.body).length).toBe(z.array(NextConfig).parse(made.body).length);
      expect(changed.body).toEqual(expect.arrayContaining([expect.objectContaining({ id, late_threshold: 17 })]));
    },
  );

  it('API-P07 the zones of a center are read beside its boards, those of all centers without one', async () => {
    const { api, center } = contract.target;
    const read = async (query: Record<string, number>) => {
      const { status, body } = await api.get('/pseudo-zones/', { query });
      expect([status, otherThanNamed('PseudoZone', body)]).toEqual([200, []]);
      return z.array(PseudoZone).parse(body);
    };
    const own = await read({ center });
    expect(own.length).toBeGreaterThan(0);
    expect(await read({ center_id: center })).toEqual(own);
    const all = await read({});
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(own.map(({ id }) => id)));
  });

  it('PRP-746 API-P07 a path is the same with its slash at the end and without', async () => {
    const { api, center, isOurs } = contract.target;
    if (!isOurs) return;
    const [one, other] = await Promise.all(
      ['/pseudo-zones/', '/pseudo-zones'].map((path) => api.get(path, { query: { center } })),
    );
    expect([other?.status, other?.body]).toEqual([200, one?.body]);
  });
});
