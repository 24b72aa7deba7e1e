import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Center } from '../../src/domain/center/center.ts';
import { type Board, readBoard } from './board.ts';
import { openTarget, type Target } from './target.ts';
import { Load, taskIds, type WireDock, WireTask } from './wire.ts';

let target: Target;
let board: Board;
beforeAll(async () => {
  target = await openTarget();
  board = await readBoard(target.api, target.center);
});
afterAll(() => target.close());

const load = async (query: Record<string, string | number> = {}) => {
  const { body } = await target.api.get('/dispatch/loadstate/', { query: { center: target.center, ...query } });
  return Load.parse(body);
};
const poll = (query: Record<string, string | number>, headers: Record<string, string> = {}) =>
  target.api.get('/dispatch/loadstate/', { query: { center: target.center, ...query }, headers });

const restockFlag = 3;
const dqpTags = ['dqp_express', 'dqp_express_prio', 'dqp_courier'];
const hasDqpTag = (tags: readonly string[] | null | undefined) => dqpTags.some((tag) => tags?.includes(tag));

describe('the dispatch load', () => {
  it('DSP-154 echoes the version as a number in the body and in X-Version', async () => {
    for (const version of [0, 7, 14]) {
      const answer = await poll({ version });
      expect(answer.body).toMatchObject({ version });
      expect(answer.headers.get('x-version')).toBe(String(version));
    }
  });

  it('holds every list of a load, each row fit for the console', async () => {
    const { body } = await poll({ version: 3 });
    expect(() => Load.parse(body)).not.toThrow();
    expect(Load.parse(body).deliveries.length).toBeGreaterThan(0);
  });

  it('answers the default query when nothing is asked', async () => {
    const { status, body } = await target.api.get('/dispatch/loadstate/');
    expect(status).toBe(200);
    expect(Load.parse(body)).not.toHaveProperty('version');
  });

  it('DSP-944 answers 400 with an error to an unknown center and to a malformed parameter', async () => {
    for (const query of [{ center: 999_999 }, { center: 'neuf' }, { with_drivers: 2 }, { version: 'x' }]) {
      const { status, body } = await target.api.get('/dispatch/loadstate/', { query });
      expect(status).toBe(400);
      expect(body).toEqual({ error: expect.any(String) });
    }
  });

  it('DSP-387 lists no hidden dock; each carries its own tasks by rank, told once in the answer', async () => {
    for (const dock of board.load.docks) {
      expect(dock.hidden).not.toBe(true);
      const tasks = taskIds(dock.tasks).map((id) => board.tasks.get(id));
      expect(tasks.every((task) => task?.dock === dock.id)).toBe(true);
      const ranks = tasks.map((task) => task?.dock_rank ?? 0);
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    }
  });

  it('DSP-401 says closed where a dock is closed or finished, and repeats current_status in status', () => {
    for (const dock of board.load.docks) {
      expect(dock.status).toBe(dock.current_status);
      if (dock.closed_at || dock.finished_at) expect(dock.current_status).toBe('closed');
      if (dock.gone_at) expect(dock.locked_at).toBeTruthy();
    }
  });

  it('DSP-710 DSP-711 lists as late what is late: not cancelled by SMS, delivered only with a record', async () => {
    const { load: told } = board;
    const late = new Set(taskIds(told.late_orders));
    const soon = Date.now() + 1000;
    for (const task of board.tasks.values()) {
      const end = Date.parse(task.max_shipping_time ?? task.linked_order.max_shipping_time ?? '');
      const expected =
        end - 20 * 60_000 < soon &&
        task.linked_order.canceled_mode !== 'sms' &&
        (task.status !== 'received' || task.linked_order.late_order != null);
      if (Math.abs(end - 20 * 60_000 - soon) > 60_000) expect(late.has(task.id)).toBe(expected);
    }
  });

  it('DSP-750 lists as not delivered what came back, waits for restock or bears flag 3', async () => {
    const listed = new Set(taskIds(board.load.not_delivered));
    for (const task of board.tasks.values()) {
      const flags = [...(task.flagged_orders ?? []), ...(task.linked_order.flagged_orders ?? [])];
      const expected =
        ['undeliveredclient', 'waiting_restock'].includes(task.linked_order.status ?? '') ||
        (flags.some((flag) => flag.flag_id === restockFlag) &&
          !['shipping', 'received', 'restock'].includes(task.linked_order.status ?? ''));
      expect(listed.has(task.id)).toBe(expected);
    }
    expect(taskIds(board.load.moving_tasks).every((id) => board.tasks.get(id)?.is_moving)).toBe(true);
  });
});

describe('the filters of table FLT', () => {
  it('DSP-220 leaves out drivers and their queue; of extra-cost demands no load tells', async () => {
    const bare = await load({ with_drivers: 0, with_extra_cost_demands: 0 });
    expect(bare).not.toHaveProperty('drivers');
    // They are read page by page (DSP-222).
    for (const told of [bare, await load()]) expect(told).not.toHaveProperty('extra_cost_demands');
    const { drivers = [] } = await load({ with_driver_queue: 0 });
    expect(drivers.length).toBeGreaterThan(0);
    expect(drivers.every((driver) => !('queue_position' in driver))).toBe(true);
    expect((await load()).drivers?.every((driver) => 'queue_position' in driver)).toBe(true);
  });

  it('DSP-220 lists only docks in the statuses asked, each with all its tasks', async () => {
    const statuses = ['draft', 'moving', 'defined', 'ready_to_load'];
    const { docks, deliveries } = await load({ with_dock_current_statuses: statuses.join(','), with_driver_queue: 0 });
    const expected = board.load.docks.filter((dock) => statuses.includes(dock.current_status ?? ''));
    expect(docks.map((dock) => dock.id).sort()).toEqual(expected.map((dock) => dock.id).sort());
    expect(docks.map((dock) => taskIds(dock.tasks).length)).toEqual(
      docks.map((dock) => taskIds(expected.find((other) => other.id === dock.id)?.tasks ?? []).length),
    );
    expect(deliveries.length).toBe(board.load.deliveries.length);
  });

  it('DSP-220 leaves out to-dispatch deliveries by slot and dqp tag, and no others', async () => {
    const expected = (keeps: (tags: readonly string[]) => boolean) =>
      board.load.deliveries
        .filter((task) => task.dock != null || keeps(task.linked_order.tags ?? []))
        .map((task) => task.id);
    const noNormal = await load({ with_normal_slot_among_deliveries_to_dispatch: 0 });
    expect(taskIds(noNormal.deliveries)).toEqual(expected(hasDqpTag));
    for (const tag of dqpTags) {
      const without = await load({ [`with_${tag}_among_deliveries_to_dispatch`]: 0 });
      expect(taskIds(without.deliveries)).toEqual(expected((tags) => !tags.includes(tag)));
    }
  });

  it('DSP-220 leaves out dispatched deliveries given to a driver, or whose dock is not loaded, yet docks keep them', async () => {
    const docks = new Map<number, WireDock>(board.load.docks.map((dock) => [dock.id, dock]));
    const isLoaded = (id: number) => !!docks.get(id)?.loaded_at || docks.get(id)?.current_status === 'loaded';
    const undriven = await load({ with_driver_among_dispatched_deliveries: 0 });
    expect(undriven.deliveries.every((task) => task.dock == null || task.delivery_man_id == null)).toBe(true);
    const loaded = await load({ with_not_loaded_dock_among_dispatched_deliveries: 0 });
    expect(loaded.deliveries.every((task) => task.dock == null || isLoaded(task.dock))).toBe(true);
    for (const { docks: told } of [undriven, loaded]) {
      const full = told.flatMap((dock) => dock.tasks).filter((task) => typeof task !== 'number');
      expect(full.length).toBeGreaterThan(0);
      expect(told.flatMap((dock) => taskIds(dock.tasks)).sort()).toEqual(
        board.load.docks.flatMap((dock) => taskIds(dock.tasks)).sort(),
      );
    }
  });
});

describe('an unchanged answer', () => {
  it('DSP-155 is a 304 with the version of its own request', async (test) => {
    const first = await poll({ version: 4 });
    const etag = first.headers.get('etag');
    if (!etag) return test.skip('this server sends no ETag');
    const second = await poll({ version: 11 }, { 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(second.headers.get('x-version')).toBe('11');
    expect(second.body).toBe('');
  });

  it('has the same ETag whatever the version, another for other filters', async (test) => {
    const etag = (await poll({ version: 1 })).headers.get('etag');
    if (!etag) return test.skip('this server sends no ETag');
    expect((await poll({ version: 2 })).headers.get('etag')).toBe(etag);
    expect((await poll({ version: 1, with_drivers: 0 })).headers.get('etag')).not.toBe(etag);
  });

  it('carries a usable Date, and a retention in seconds where keys are honoured', async () => {
    const { headers } = await poll({ version: 1 });
    expect(Number.isNaN(Date.parse(headers.get('date') ?? ''))).toBe(false);
    const retention = headers.get('idempotency-retention');
    if (retention !== null) expect(retention).toMatch(/^[1-9]\d*$/);
  });
});

describe('the board state', () => {
  const keys =
    'version docks deliveries drivers packings alerts metas nexts pseudo_zones recurring_incomings recurringtask_instances incoming_plannings_sessions packerstatiph packerstatsordermoving packerstatsbeforepicking shipmentstats transit_areas canceled_deliveries alert_notifications';

  it('DSP-154 holds the 19 keys of API-001 and echoes the version', async () => {
    const query = { center_id: target.center, version: 9 };
    const { body, headers } = await target.api.get('/tasks/state/', { query });
    // A server may tell more, as this one does of next configs (PRP-820).
    expect(Object.keys(z.looseObject({}).parse(body))).toEqual(expect.arrayContaining(keys.split(' ')));
    expect(body).toMatchObject({ version: 9 });
    expect(headers.get('x-version')).toBe('9');
  });
});

describe('reads by id', () => {
  it('tells tasks with their order, unknown ids left out, compact ones shorter', async () => {
    const [first, second] = board.load.deliveries;
    const ids = `${first?.id},${second?.id},999999999999`;
    const { body } = await target.api.get('/dispatch/deliveries/', { query: { ids } });
    expect(taskIds(z.array(WireTask).parse(body))).toEqual([first?.id, second?.id]);
    const full = await target.api.get('/tasks/shipping/', { query: { ids } });
    const compact = await target.api.get('/tasks/shipping/', { query: { ids, compact: 1 } });
    expect(JSON.stringify(compact.body).length).toBeLessThan(JSON.stringify(full.body).length);
    expect(compact.body).toMatchObject([{ linked_order: { id: first?.linked_order.id } }, {}]);
  });

  it('DSP-201 tells of all centers whether dispatch is on, without naming one', async () => {
    const { status, body } = await target.api.get('/metas/');
    expect(status).toBe(200);
    const { centers } = z.object({ centers: z.array(Center) }).parse(body);
    expect(centers.find(({ id }) => id === target.center)?.is_shadow_groupment_enabled).toBe(true);
  });

  it('tells the drop zones of a center', async () => {
    const { status, body } = await target.api.get('/transitareas/', { query: { center: target.center } });
    expect(status).toBe(200);
    expect(Array.isArray(body)).toBe(true);
  });
});
