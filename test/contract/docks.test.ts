import { describe, expect } from 'vitest';
import type { Board } from './board.ts';
import { readBoard, readDock } from './board.ts';
import { contractOf } from './on-board.ts';
import { Conflict, DockPair, FullDock, taskIds, type WireDock } from './wire.ts';

const contract = contractOf();
const { onBoard } = contract;

const act = (dock: { readonly id: number }, service: string, body?: unknown) =>
  contract.target.api.post(`/docks/${dock.id}/${service}/`, body);
const dispatch = (dock: { readonly id: number }, service: string, body: unknown) =>
  contract.target.api.post(`/dispatch/docks/${dock.id}/${service}/`, body);
const patch = (dock: { readonly id: number }, body: unknown) => contract.target.api.patch(`/docks/${dock.id}/`, body);

/** What a call on a dock answers: the whole dock (DSP-440). */
async function told(call: Promise<{ readonly status: number; readonly body: unknown }>) {
  const { status, body } = await call;
  expect(status).toBe(200);
  return DockPair.parse(body);
}

/** A refusal of what no longer fits: the dock as it is, and nothing else than it was (DSP-483, DSP-484). */
async function refused(dock: WireDock, call: () => Promise<{ readonly status: number; readonly body: unknown }>) {
  const before = await readDock(contract.target.api, dock.id);
  const { status, body } = await call();
  expect(status).toBe(409);
  const { error, dock: one, docks = [] } = Conflict.parse(body);
  expect([one, ...docks].find((it) => it?.id === dock.id)).toEqual(before);
  expect(await readDock(contract.target.api, dock.id)).toEqual(before);
  return error;
}

const isFilled = (dock: WireDock) => dock.tasks.length > 0;
const all = (on: Board) => on.load.docks.filter((dock) => !dock.closed_at);
const locked = (on: Board) => all(on).find((dock) => dock.locked_at && isFilled(dock));
const openWithTasks = (on: Board) =>
  on.open().find((dock) => isFilled(dock) && on.movable(dock).length === dock.tasks.length);

describe('a patch of a dock', () => {
  const draft = (on: Board) => openWithTasks(on);

  onBoard('DSP-404 DSP-405 DSP-440 validates a draft and makes it one again', draft, async (dock) => {
    expect(await told(patch(dock, { current_status: 'moving' }))).toMatchObject({
      id: dock.id,
      current_status: 'moving',
    });
    expect((await readDock(contract.target.api, dock.id)).current_status).toBe('moving');
    expect(await told(patch(dock, { current_status: 'draft' }))).toMatchObject({ current_status: 'draft' });
  });

  onBoard('DSP-460 changes name, vehicle, launchpad, ending center and driver', draft, async (dock) => {
    const { load } = await readBoard(contract.target.api, contract.target.center);
    const driver = load.drivers?.find(({ state }) => state === 'wait');
    const set = { name: 'Est', target_vehicle: 'CAR', launchpad: 2, ending_center: contract.target.center };
    const answered = await told(patch(dock, { ...set, target_driver: driver?.id ?? null }));
    expect(answered).toMatchObject({ ...set, target_driver: driver?.id ?? null });
    expect(await readDock(contract.target.api, dock.id)).toEqual(answered);
  });

  onBoard('DSP-460 refuses with 400 any other field or value', draft, async (dock) => {
    const before = await readDock(contract.target.api, dock.id);
    for (const body of [{}, [], { hidden: true }, { current_status: 'closed' }, { launchpad: 7 }, { name: 3 }]) {
      const answer = await patch(dock, body);
      expect([answer.status, answer.body]).toEqual([400, { error: expect.any(String) }]);
    }
    expect(await readDock(contract.target.api, dock.id)).toEqual(before);
  });

  onBoard('DSP-424 DSP-484 is a 409 on a locked dock', locked, async (dock) => {
    expect(await refused(dock, () => patch(dock, { name: 'Autre' }))).toBe('Tournée verrouillée');
  });
});

describe('the trolley', () => {
  const finished = (on: Board) =>
    [...on.editable('NOCONFIG'), ...on.ofDrivers()].find(
      (dock) => !dock.defined_at && isFilled(dock) && on.tasksOf(dock).every((task) => task.status === 'todo'),
    );

  onBoard('DSP-407 is loaded with a dock whose orders are finalised, once', finished, async (dock) => {
    expect(await told(act(dock, 'define'))).toMatchObject({
      defined_at: expect.any(String),
      current_status: 'defined',
    });
    await refused(dock, () => act(dock, 'define'));
  });

  onBoard(
    'DSP-408 waits for every order',
    (on) => on.open().find((dock) => on.tasksOf(dock).some((task) => task.status === 'waiting')),
    async (dock) => {
      expect(await refused(dock, () => act(dock, 'define'))).not.toBe('');
    },
  );

  onBoard(
    'DSP-411 is free again when the dock is empty',
    (on) => all(on).find((dock) => dock.loaded_at && !isFilled(dock) && dock.dock_type !== 'DRIVER_HARD'),
    async (dock) => {
      expect(await told(act(dock, 'undefine'))).toMatchObject({ defined_at: null, loaded_at: null });
    },
  );

  onBoard(
    'DSP-411 is not while it has tasks',
    (on) => all(on).find((dock) => dock.loaded_at && isFilled(dock)),
    async (dock) => {
      await refused(dock, () => act(dock, 'undefine'));
    },
  );
});

describe('ANNULER', () => {
  const takenBack = (on: Board) =>
    all(on).find((dock) => {
      const driver = on.driver(({ id }) => id === dock.target_driver);
      const isDrivers = dock.dock_type === 'DRIVER_SOFT' || dock.dock_type === 'DRIVER_HARD';
      return (
        isDrivers &&
        dock.locked_at &&
        !dock.gone_at &&
        isFilled(dock) &&
        driver?.daily_refusals_limit_exceeded === false
      );
    });

  onBoard('DSP-480 DSP-483 changes nothing where tasks or acceptance are others', takenBack, async (dock) => {
    const ids = taskIds(dock.tasks);
    await refused(dock, () => act(dock, 'unlock', { task_ids_should_be: ids.slice(1) }));
    await refused(dock, () => act(dock, 'unlock', { accepted_by_driver_should_be: dock.accepted_by_driver !== true }));
  });

  onBoard('DSP-420 takes the dock back from its driver, tasks in any order', takenBack, async (dock) => {
    const expected = {
      task_ids_should_be: taskIds(dock.tasks).toReversed(),
      accepted_by_driver_should_be: dock.accepted_by_driver ?? null,
    };
    const answered = await told(act(dock, 'unlock', expected));
    expect(answered).toMatchObject({ id: dock.id, locked_at: null, accepted_by_driver: null });
    expect(taskIds(answered.tasks)).toEqual(taskIds(dock.tasks));
    await refused(dock, () => act(dock, 'unlock', expected));
  });
});

describe('a dock on a dock', () => {
  const two = (on: Board) => {
    const from = openWithTasks(on);
    const to = on.open().find((dock) => dock.id !== from?.id && isFilled(dock));
    return from && to ? { from, to } : undefined;
  };

  onBoard(
    'DSP-486 is a 409 with both docks when the target is not as empty as it showed',
    two,
    async ({ from, to }) => {
      const body = { dock_target_id: to.id, target_should_be_empty: true };
      await refused(from, () => dispatch(from, 'move_dock', body));
      await refused(to, () => dispatch(from, 'move_dock', body));
    },
  );

  onBoard("DSP-440 DSP-527 follows the target's last task", two, async ({ from, to }) => {
    const answered = await told(dispatch(from, 'move_dock', { dock_target_id: to.id, target_should_be_empty: false }));
    expect(answered).toMatchObject({ id: from.id, tasks: [], target_dock_id: to.id });
    expect(taskIds(answered.new_dock?.tasks ?? [])).toEqual([...taskIds(to.tasks), ...taskIds(from.tasks)]);
    expect(answered.new_dock?.tasks.map((task) => task.dock_rank)).toEqual(
      answered.new_dock?.tasks.map((_, at) => at + 1),
    );
    await refused(from, () => dispatch(from, 'move_dock', { dock_target_id: to.id }));
  });

  onBoard(
    'DSP-448 DSP-482 exchanges the drivers of two docks, when the source is as it was seen',
    (on) => {
      const [from, to] = on.ofDrivers().filter((dock) => dock.target_driver && !dock.gone_at);
      return from && to ? { from, to } : undefined;
    },
    async ({ from, to }) => {
      const call = (accepted: boolean | null) =>
        contract.target.api.post('/dispatch/docks/switch_drivers_orders_docks/', {
          ...{ from_dock_id: from.id, to_dock_id: to.id, accepted_by_driver_should_be: accepted },
        });
      await refused(from, () => call(from.accepted_by_driver !== true));
      expect(await told(call(from.accepted_by_driver ?? null))).toMatchObject({
        id: from.id,
        target_driver: to.target_driver,
        new_dock: { id: to.id, target_driver: from.target_driver },
      });
    },
  );
});

describe('tasks that leave for another dock', () => {
  onBoard(
    'DSP-445 DSP-446 are extracted into a new unconfigured draft',
    (on) => on.open().find((dock) => on.movable(dock).length > 1 && on.movable(dock).length === dock.tasks.length),
    async (dock) => {
      const [first = 0, ...others] = taskIds(dock.tasks);
      const answered = await told(dispatch(dock, 'extract_tasks', { task_ids: [first] }));
      expect(taskIds(answered.tasks)).toEqual(others);
      expect(answered.target_dock_id).toBe(answered.new_dock?.id);
      expect(answered.new_dock).toMatchObject({ dock_type: 'NOCONFIG', current_status: 'draft', defined_at: null });
      expect(taskIds(answered.new_dock?.tasks ?? [])).toEqual([first]);
      const now = await readBoard(contract.target.api, contract.target.center);
      expect(now.load.docks.some(({ id }) => id === answered.new_dock?.id)).toBe(true);
      // The same call again: the task is no longer there (DSP-943).
      const again = await dispatch(dock, 'extract_tasks', { task_ids: [first] });
      expect(again.status).toBe(400);
      expect(Conflict.parse(again.body).dock?.id).toBe(dock.id);
    },
  );

  const toLoad = (on: Board) =>
    [...on.editable('NOCONFIG'), ...on.ofDrivers()].find(
      (dock) =>
        (dock.current_status === 'moving' || dock.current_status === 'defined') &&
        on.tasksOf(dock).some((task) => task.status !== 'waiting'),
    );

  onBoard('DSP-481 DSP-483 stay where they are when the user saw another dock', toLoad, async (dock) => {
    const body = { to_vehicle: 'CAR', task_ids_should_be: taskIds(dock.tasks).slice(1) };
    await refused(dock, () => dispatch(dock, 'switch_to_ready_to_load', body));
  });

  onBoard('DSP-443 DSP-444 stay when finalised, and leave what is loaded when not', toLoad, async (dock) => {
    const board = await readBoard(contract.target.api, contract.target.center);
    const waiting = board.tasksOf(dock).filter((task) => task.status === 'waiting');
    const answered = await told(
      dispatch(dock, 'switch_to_ready_to_load', {
        to_vehicle: 'CAR',
        task_ids_should_be: taskIds(dock.tasks),
        accepted_by_driver_should_be: dock.accepted_by_driver ?? null,
      }),
    );
    expect(answered).toMatchObject({ id: dock.id, current_status: 'ready_to_load', target_vehicle: 'CAR' });
    expect(answered.tasks.every((task) => task.status !== 'waiting')).toBe(true);
    expect(taskIds(answered.new_dock?.tasks ?? [])).toEqual(taskIds(waiting));
  });
});

describe('the end of a dock', () => {
  onBoard('DSP-422 hides it and frees its deliveries', openWithTasks, async (dock) => {
    const answered = await told(act(dock, 'finish'));
    expect(answered).toMatchObject({ id: dock.id, hidden: true, closed_at: expect.any(String), tasks: [] });
    const now = await readBoard(contract.target.api, contract.target.center);
    expect(now.load.docks.some(({ id }) => id === dock.id)).toBe(false);
    for (const id of taskIds(dock.tasks)) expect(now.tasks.get(id)).toMatchObject({ dock: null, dock_rank: null });
    expect((await act(dock, 'finish')).status).toBe(409);
  });

  onBoard('DSP-459 deletes an empty draft, and no other', openWithTasks, async (dock) => {
    const { api, center } = contract.target;
    await refused(dock, () => api.delete(`/docks/${dock.id}/`));
    const { new_dock: made } = await told(dispatch(dock, 'extract_tasks', { task_ids: taskIds(dock.tasks) }));
    const { status, body } = await api.delete(`/docks/${dock.id}/`);
    expect([status, body]).toEqual([204, '']);
    const ids = (await readBoard(api, center)).load.docks.map(({ id }) => id as number);
    expect([ids.includes(dock.id), ids.includes(made?.id ?? 0)]).toEqual([false, true]);
  });

  onBoard('DSP-441 DSP-442 DSP-120 is marked by hand by a super admin', openWithTasks, async (dock) => {
    for (const mark of ['manually_optimized', 'manually_validated'])
      expect(FullDock.parse((await act(dock, mark)).body).id).toBe(dock.id);
  });
});

describe('a dock nobody has', () => {
  onBoard('is a 404', all, async () => {
    for (const service of ['define', 'undefine', 'unlock', 'finish', 'manually_optimized'])
      expect((await act({ id: 999_999_999_999 }, service)).status).toBe(404);
    expect((await patch({ id: 999_999_999_999 }, { name: 'Est' })).status).toBe(404);
  });
});
