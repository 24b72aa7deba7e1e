import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Board, readBoard, readDock, readTask } from './board.ts';
import { contractOf } from './on-board.ts';
import { Conflict, FullDock, taskIds, type WireDock, type WireTask } from './wire.ts';

const contract = contractOf();
const { onBoard } = contract;

interface Entry {
  readonly id: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly rank: number | null;
}

const move = (...entries: readonly Entry[]) =>
  contract.target.api.post(
    '/dispatch/deliveries/move_task/',
    entries.map(({ id, from, to, rank }) => ({ id, from_dock_id: from, dock_target_id: to, dock_rank: rank })),
  );

interface Placed {
  readonly task: WireTask;
  readonly from: WireDock | null;
  readonly to: WireDock;
}

/** A movable task of a dock that may be edited, and another open dock to put it in. */
function fromDock(on: Board): Placed | undefined {
  for (const from of on.open()) {
    const [task] = on.movable(from);
    const to = on.open().find((dock) => dock.id !== from.id);
    if (task && to) return { task, from, to };
  }
  return undefined;
}

function fromList(on: Board): Placed | undefined {
  const [task] = on.movable(null);
  const [to] = on.open();
  return task && to ? { task, from: null, to } : undefined;
}

const ranksOf = (dock: FullDock) => dock.tasks.map((task) => task.dock_rank);
const oneToN = (dock: FullDock) => dock.tasks.map((_, index) => index + 1);

describe('a task moves', () => {
  onBoard('DSP-502 DSP-506 from the list to an undefined NOCONFIG dock, at rank 1', fromList, async ({ task, to }) => {
    const { status, body } = await move({ id: task.id, from: null, to: to.id, rank: 1 });
    expect(status).toBe(200);
    const [dock] = z.array(FullDock).parse(body);
    expect(dock?.id).toBe(to.id);
    expect(dock?.tasks[0]).toMatchObject({ id: task.id, dock: to.id, dock_rank: 1 });
    expect(await readTask(contract.target.api, task.id)).toMatchObject({ dock: to.id, dock_rank: 1 });
  });

  onBoard('DSP-507 DSP-509 between docks: both are answered in full, both ranked 1..n', fromDock, async (rows) => {
    const { task, from, to } = rows;
    const last = taskIds(to.tasks).length + 1;
    const { status, body } = await move({ id: task.id, from: from?.id ?? null, to: to.id, rank: last });
    expect(status).toBe(200);
    const docks = z.array(FullDock).parse(body);
    expect(docks.map((dock) => dock.id).sort()).toEqual([from?.id, to.id].sort());
    for (const dock of docks) expect(ranksOf(dock)).toEqual(oneToN(dock));
    const joined = docks.find((dock) => dock.id === to.id);
    expect(joined?.tasks.at(-1)?.id).toBe(task.id);
    expect(docks.find((dock) => dock.id === from?.id)?.tasks.map(({ id }) => id)).not.toContain(task.id);
  });

  onBoard('DSP-508 back to the list: no dock, no rank', fromDock, async ({ task, from }) => {
    const { status } = await move({ id: task.id, from: from?.id ?? null, to: null, rank: null });
    expect(status).toBe(200);
    expect(await readTask(contract.target.api, task.id)).toMatchObject({ dock: null, dock_rank: null });
  });

  onBoard('shows at once in the next load, whose ETag is another', fromList, async ({ task, to }) => {
    const poll = () =>
      contract.target.api.get('/dispatch/loadstate/', { query: { center: contract.target.center, version: 2 } });
    const before = await poll();
    await move({ id: task.id, from: null, to: to.id, rank: 1 });
    const after = await poll();
    if (before.headers.get('etag')) expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    const seen = await readBoard(contract.target.api, contract.target.center);
    expect(seen.tasks.get(task.id)?.dock).toBe(to.id);
  });

  onBoard(
    'DSP-509 changes rank inside its dock, the others closing up',
    (on) => on.open().find((dock) => on.movable(dock).length > 1 && dock.tasks.length > 1),
    async (dock) => {
      const last = taskIds(dock.tasks).at(-1) ?? 0;
      const path = '/tasks/shipping/simple_bulk/';
      const { status } = await contract.target.api.post(path, [{ id: last, dock_rank: 1 }], { query: { dispatch: 1 } });
      expect(status).toBe(200);
      const now = await readDock(contract.target.api, dock.id);
      expect(now.tasks[0]?.id).toBe(last);
      expect(ranksOf(now)).toEqual(oneToN(now));
    },
  );
});

describe('a move that no longer fits', () => {
  onBoard(
    'DSP-483 DSP-484 DSP-487 is a 409 with both docks as they are, and changes nothing',
    fromDock,
    async (rows) => {
      const { task, from, to } = rows;
      const stale = { id: task.id, from: to.id, to: from?.id ?? null, rank: 1 };
      const { status, body } = await move(stale);
      expect(status).toBe(409);
      const { docks = [] } = Conflict.parse(body);
      expect(docks.map((dock) => dock.id).sort()).toEqual([from?.id, to.id].sort());
      expect(docks.find((dock) => dock.id === from?.id)?.tasks.map(({ id }) => id)).toContain(task.id);
      expect(await readTask(contract.target.api, task.id)).toMatchObject({ dock: from?.id, dock_rank: task.dock_rank });
    },
  );

  onBoard('DSP-484 names one dock under `dock`', fromDock, async ({ task, from }) => {
    const { status, body } = await move({ id: task.id, from: null, to: from?.id ?? null, rank: 1 });
    expect(status).toBe(409);
    expect(Conflict.parse(body).dock?.id).toBe(from?.id);
    expect(body).not.toHaveProperty('docks');
  });

  onBoard(
    'DSP-424 DSP-504 is refused out of or into a locked dock',
    (on) => {
      const locked = on.load.docks.find((dock) => dock.locked_at && taskIds(dock.tasks).length > 0);
      const placed = fromDock(on);
      return locked && placed ? { ...placed, locked } : undefined;
    },
    async ({ task, from, to, locked }) => {
      const [inside = 0] = taskIds(locked.tasks);
      for (const entry of [
        { id: task.id, from: from?.id ?? null, to: locked.id, rank: 1 },
        { id: inside, from: locked.id, to: to.id, rank: 1 },
        { id: inside, from: locked.id, to: null, rank: null },
      ]) {
        const { status, body } = await move(entry);
        expect(status).toBe(409);
        expect(Conflict.parse(body).error).toBe('Tournée verrouillée');
      }
    },
  );

  onBoard(
    'DSP-504 is refused from the list onto a driver dock',
    (on) => {
      const [task] = on.movable(null);
      const [to] = [...on.editable('DRIVER_SOFT'), ...on.editable('DRIVER_HARD')];
      return task && to ? { task, to } : undefined;
    },
    async ({ task, to }) => {
      const { status, body } = await move({ id: task.id, from: null, to: to.id, rank: 1 });
      expect(status).toBe(409);
      expect(Conflict.parse(body).dock?.id).toBe(to.id);
    },
  );

  it('answers 400 to a body that is no list of moves, and writes nothing', async () => {
    for (const body of [{}, [], [{ id: 'x' }], [{ id: 1, from_dock_id: null, dock_target_id: 2, dock_rank: 0 }]]) {
      const answer = await contract.target.api.post('/dispatch/deliveries/move_task/', body);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ error: expect.any(String) });
    }
  });
});

describe('GO', () => {
  const assignable = (on: Board) =>
    [...on.editable('DRIVER_SOFT'), ...on.editable('DRIVER_HARD')].find((dock) => {
      const driver = on.load.drivers?.find(({ id }) => id === dock.target_driver);
      const isFree = driver?.state === 'wait' || driver?.state === 'noplan';
      return (
        isFree && !dock.defined_at && !driver.daily_refusals_limit_exceeded && !driver.updating && !driver.processing
      );
    });

  onBoard('DSP-414 DSP-416 locks the dock for its driver and answers it in full', assignable, async (dock) => {
    const { status, body } = await contract.target.api.post(`/docks/${dock.id}/assign/`);
    expect(status).toBe(200);
    const told = FullDock.parse(body);
    expect(told).toMatchObject({ id: dock.id, driver: dock.target_driver, locked_at: expect.any(String) });
    expect(told.tasks.map(({ id }) => id)).toEqual(taskIds(dock.tasks));
    expect((await readDock(contract.target.api, dock.id)).locked_at).toBe(told.locked_at);
  });

  onBoard(
    'DSP-417 DSP-484 DSP-942 answers 409 with the dock to a defined one',
    (on) => on.load.docks.find((dock) => dock.defined_at && !dock.closed_at),
    async (dock) => {
      const { status, body } = await contract.target.api.post(`/docks/${dock.id}/assign/`);
      expect(status).toBe(409);
      expect(Conflict.parse(body).dock).toMatchObject({ id: dock.id, locked_at: dock.locked_at ?? null });
    },
  );

  onBoard(
    'DSP-418 answers 409 where the driver is not free',
    (on) =>
      on.load.docks.find((dock) => {
        const driver = on.load.drivers?.find(({ id }) => id === dock.target_driver);
        const isFree = ['wait', 'noplan'].includes(driver?.state ?? '');
        return !dock.defined_at && !(dock.dock_type === 'DRIVER_HARD' && dock.locked_at) && driver && !isFree;
      }),
    async (dock) => {
      const { status, body } = await contract.target.api.post(`/docks/${dock.id}/assign/`);
      expect(status).toBe(409);
      expect(Conflict.parse(body).error).not.toBe('');
    },
  );
});

describe('bag counts', () => {
  const anOrder = (on: Board) => on.load.deliveries[0]?.linked_order;
  const path = (id: number) => `/processing-orders/${id}/`;

  onBoard('DSP-833 are saved and answered: the total counts the isothermal ones', anOrder, async ({ id }) => {
    const { status, body } = await contract.target.api.patch(path(id), {
      number_of_bags: 7,
      number_of_bags_isotherm: 3,
    });
    expect(status).toBe(200);
    const saved = { id, number_of_bags: 7, number_of_bags_isotherm: 3, number_of_bags_dry: 4 };
    expect(body).toMatchObject(saved);
    expect((await contract.target.api.get(path(id))).body).toMatchObject(saved);
  });

  onBoard('saves other flat fields and leaves the counts alone', anOrder, async ({ id, number_of_bags }) => {
    const { status, body } = await contract.target.api.patch(path(id), { is_replace_allowed: false });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, is_replace_allowed: false });
    expect((await contract.target.api.get(path(id))).body).toMatchObject({ number_of_bags });
  });

  onBoard(
    'PRP-747 are answered without what is nested in the order, where `flat` is asked for',
    anOrder,
    async ({ id }) => {
      const { api } = contract.target;
      const whole = (await api.patch(path(id), { is_replace_allowed: false })).body;
      const { status, body } = await api.patch(`${path(id)}?flat=1`, { is_replace_allowed: true });
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, is_replace_allowed: true });
      const isNested = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
      expect(Object.values(whole ?? {}).some(isNested)).toBe(true);
      expect(Object.values(body ?? {}).some(isNested)).toBe(false);
    },
  );

  onBoard('DSP-833 DSP-902 refuses with 400 what is not whole, negative or above 999', anOrder, async ({ id }) => {
    const before = (await contract.target.api.get(path(id))).body;
    for (const [total, isotherm] of [
      [1.5, 0],
      [-1, 0],
      [1000, 0],
      ['3', 0],
      [2, 3],
    ]) {
      const answer = await contract.target.api.patch(path(id), {
        number_of_bags: total,
        number_of_bags_isotherm: isotherm,
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ error: expect.any(String) });
    }
    expect((await contract.target.api.get(path(id))).body).toEqual(before);
  });
});
