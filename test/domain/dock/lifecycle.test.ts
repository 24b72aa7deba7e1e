import { describe, expect, it } from 'vitest';
import { closeDock, deleteDock } from '../../../src/domain/dock/commands/close.ts';
import { defineDock, undefineDock } from '../../../src/domain/dock/commands/define.ts';
import { switchToReadyToLoad } from '../../../src/domain/dock/commands/ready-to-load.ts';
import { setDockStatus } from '../../../src/domain/dock/commands/status.ts';
import { unlockDock } from '../../../src/domain/dock/commands/unlock.ts';
import { canLoadCrossDock } from '../../../src/domain/dock/cross-dock.ts';
import { DockId } from '../../../src/domain/dock/dock.ts';
import {
  canDefine,
  canDelete,
  canInvalidate,
  canSwitchToReady,
  canUndefine,
  canUnlock,
  canValidate,
  offersDefine,
  offersUnlock,
} from '../../../src/domain/dock/lifecycle.ts';
import { placementOf } from '../../../src/domain/dock/placement.ts';
import { TaskId } from '../../../src/domain/task/task.ts';
import { noon, noonMs } from '../../builders/noon.ts';
import { aDock, aDriver, aTask } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const dockId = DockId.parse(7);
const taskIds = [1, 2].map((id) => TaskId.parse(id));
const statuses = ['draft', 'moving', 'defined', 'ready_to_load', 'loaded', 'closed', 'new', null];
const types = ['NOCONFIG', 'DRIVER_SOFT', 'DRIVER_HARD', 'FIRST', 'STUART', 'UBER_DIRECT'];
const allowed = <T>(choices: readonly T[], rule: (choice: T) => unknown) => choices.filter((it) => rule(it) === null);

/** Dock 7 with the tasks 1 and 2, in the hands of driver 4. */
const world = (dock: Parameters<typeof aDock>[1] = {}, status = 'todo') =>
  aWorld()
    .with('dock', aDock(7, { dock_type: 'DRIVER_SOFT', target_driver: 4, tasks: [1, 2], ...dock }))
    .with('task', ...taskIds.map((id) => aTask(id, { dock: 7, status })))
    .with('driver', aDriver(4, { state: 'wait' }));

describe('Valider la tournée', () => {
  const draft = aDock(7, { dock_type: 'NOCONFIG', current_status: 'draft', tasks: [1] });
  const status = (to: 'draft' | 'moving') => ({ dockId, status: to, atMs: noonMs });

  it('DSP-403 wants a draft', () => {
    expect(allowed(statuses, (current_status) => canValidate({ ...draft, current_status }))).toEqual(['draft']);
  });

  it('DSP-403 wants at least one task', () => {
    expect([[], null, undefined].map((tasks) => canValidate({ ...draft, tasks })?.code)).toEqual(
      Array(3).fill('empty'),
    );
  });

  it('DSP-403 wants any type but those of the two couriers', () => {
    expect(allowed(types, (dock_type) => canValidate({ ...draft, dock_type }))).toEqual(types.slice(0, 4));
  });

  it('DSP-404 turns a draft into a moving dock, with a patch of its status', () => {
    const before = world({ current_status: 'draft' });
    const after = before.after(setDockStatus.effect(status('moving'), readerOf(before)));
    expect(readerOf(after).get('dock', 7)).toMatchObject({ current_status: 'moving', status: 'moving' });
    expect(setDockStatus.request(status('moving')).body).toEqual({ current_status: 'moving' });
  });

  it('DSP-405 DSP-406 is taken back on a moving dock alone', () => {
    expect(allowed(statuses, (current_status) => canInvalidate({ current_status }))).toEqual(['moving']);
    const before = world({ current_status: 'moving' });
    const after = before.after(setDockStatus.effect(status('draft'), readerOf(before)));
    expect(setDockStatus.guard(status('draft'), readerOf(before))).toBeNull();
    expect(readerOf(after).get('dock', 7)?.current_status).toBe('draft');
    expect(setDockStatus.request(status('draft')).body).toEqual({ current_status: 'draft' });
  });
});

describe('Mise en chariot', () => {
  const define = { dockId, taskIds, at: noon };
  const tasks = (status: string) => [aTask(1, { status: 'todo' }), aTask(2, { status })];
  const dock = aDock(7, { dock_type: 'NOCONFIG', tasks: [1, 2] });

  it('DSP-407 is offered on docks with tasks that are not defined', () => {
    const docks = [dock, { ...dock, tasks: [] }, { ...dock, defined_at: noon }];
    expect(docks.map(offersDefine)).toEqual([true, false, false]);
    expect(docks.map((it) => canDefine(it, [])?.code)).toEqual([undefined, 'empty', 'defined']);
  });

  it('DSP-407 sets defined_at', () => {
    const after = world().after(defineDock.effect(define, readerOf(world())));
    expect(readerOf(after).get('dock', 7)).toMatchObject({ defined_at: noon, current_status: 'defined' });
  });

  it('DSP-408 is blocked while one task waits, by what the tasks are now', () => {
    expect(canDefine(dock, tasks('waiting'))?.code).toBe('waitingTask');
    expect(['todo', 'shipping', 'received'].map((status) => canDefine(dock, tasks(status)))).toEqual(
      Array(3).fill(null),
    );
    expect(defineDock.guard(define, readerOf(world({}, 'waiting')))?.code).toBe('waitingTask');
  });

  it('DSP-410 is not blocked by them on a DRIVER_HARD dock', () => {
    expect(allowed(types, (dock_type) => canDefine({ ...dock, dock_type }, tasks('waiting')))).toEqual(['DRIVER_HARD']);
  });
});

describe('Undefine', () => {
  const loaded = aDock(7, { dock_type: 'NOCONFIG', current_status: 'loaded', loaded_at: noon, tasks: [] });

  it('DSP-411 wants a dock that is loaded, by its instant or its status', () => {
    const docks = [loaded, { ...loaded, loaded_at: null }, { ...loaded, current_status: 'ready_to_load' }];
    expect(docks.map(canUndefine)).toEqual([null, null, null]);
    expect(canUndefine({ ...loaded, current_status: 'ready_to_load', loaded_at: null })?.code).toBe('notLoaded');
  });

  it('DSP-411 wants an empty dock, and any type but DRIVER_HARD', () => {
    expect(canUndefine({ ...loaded, tasks: taskIds })?.code).toBe('notEmpty');
    expect(allowed(types, (dock_type) => canUndefine({ ...loaded, dock_type }))).toEqual(
      types.filter((type) => type !== 'DRIVER_HARD'),
    );
  });

  it('DSP-411 leaves a dock neither defined nor loaded', () => {
    const before = world({ ...loaded, defined_at: noon });
    const after = readerOf(before.after(undefineDock.effect({ dockId }, readerOf(before)))).get('dock', 7);
    expect([after?.defined_at, after?.loaded_at, after && canUndefine(after)?.code]).toEqual([null, null, 'notLoaded']);
  });
});

describe('Chargé', () => {
  it('DSP-412 is for moving and defined docks', () => {
    expect(allowed(statuses, (current_status) => canSwitchToReady({ current_status }))).toEqual(['moving', 'defined']);
  });

  it('DSP-443 makes the dock ready for the vehicle chosen, or leaves its own', () => {
    const vehicleAfter = (vehicle: 'CAR' | null) => {
      const args = { dockId, vehicle, taskIds, accepted: null, atMs: noonMs };
      const before = world({ current_status: 'moving', target_vehicle: 'BIKE' });
      const after = readerOf(before.after(switchToReadyToLoad.effect(args, readerOf(before)))).get('dock', 7);
      return [after?.current_status, after?.target_vehicle];
    };
    expect(vehicleAfter('CAR')).toEqual(['ready_to_load', 'CAR']);
    expect(vehicleAfter(null)).toEqual(['ready_to_load', 'BIKE']);
  });

  it('DSP-443 offers CAR, SELEC and none', () => {
    const args = { dockId, taskIds, accepted: null, atMs: noonMs };
    const takes = (vehicle: unknown) => switchToReadyToLoad.args.safeParse({ ...args, vehicle }).success;
    expect(['CAR', 'SELEC', null, 'BIKE', 'S50', undefined].filter(takes)).toEqual(['CAR', 'SELEC', null]);
  });
});

describe('ANNULER', () => {
  const locked = aDock(7, { dock_type: 'DRIVER_SOFT', locked_at: noon, tasks: [1, 2], target_driver: 4 });

  it('DSP-420 is shown on a locked dock of either driver type', () => {
    expect(types.filter((dock_type) => offersUnlock({ ...locked, dock_type }))).toEqual(['DRIVER_SOFT', 'DRIVER_HARD']);
  });

  it.each([
    ['the lock', { locked_at: null }],
    ['the departure to come', { gone_at: noon }],
    ['a task', { tasks: [] }],
    ['a target driver', { target_driver: null }],
  ])('DSP-420 is hidden without %s', (_missing, fields) => {
    const dock = aDock(7, { ...locked, ...fields });
    expect([offersUnlock(dock), canUnlock(dock, undefined)?.code]).toEqual([false, 'notUnlockable']);
  });

  it('DSP-421 is disabled once the driver has refused too often today', () => {
    const codes = [true, false, null].map(
      (limit) => canUnlock(locked, aDriver(4, { daily_refusals_limit_exceeded: limit }))?.code,
    );
    expect(codes).toEqual(['refusalsLimit', undefined, undefined]);
    expect(canUnlock(locked, undefined)).toBeNull();
  });

  it('DSP-420 takes the dock back, and the answer of its driver with it', () => {
    const before = world({ locked_at: noon, accepted_by_driver: true, driver_answer: 1, time_take_bags: noon });
    const args = { dockId, taskIds, accepted: true };
    const after = readerOf(before.after(unlockDock.effect(args, readerOf(before)))).get('dock', 7);
    expect(after).toMatchObject({ locked_at: null, accepted_by_driver: null, time_take_bags: null, target_driver: 4 });
  });
});

describe('the end of the path', () => {
  it('DSP-415 is finished or closed, among the departed', () => {
    const ends = [{ closed_at: noon }, { finished_at: noon }, { current_status: 'closed' }];
    expect(ends.map((end) => placementOf(aDock(7, end)))).toEqual(Array(3).fill('delivery'));
  });

  it('DSP-415 DSP-422 is not closed again', () => {
    const codeOf = (fields: object) => closeDock.guard({ dockId, taskIds, at: noon }, readerOf(world(fields)))?.code;
    expect([{}, { hidden: true }, { closed_at: noon }].map(codeOf)).toEqual([undefined, 'gone', 'closed']);
  });

  it('DSP-422 hides the dock, unassigns its tasks and frees its deliveries', () => {
    const rows = readerOf(world().after(closeDock.effect({ dockId, taskIds, at: noon }, readerOf(world()))));
    expect(rows.get('dock', 7)).toMatchObject({ hidden: true, closed_at: noon, tasks: [] });
    expect(taskIds.map((id) => rows.get('task', id))).toMatchObject(Array(2).fill({ dock: null, dock_rank: null }));
    expect(placementOf(aDock(7, { hidden: true, closed_at: noon }))).toBeNull();
  });

  it('DSP-422 keeps the next move of what it frees behind it', () => {
    expect(closeDock.lane({ dockId, taskIds, at: noon })).toEqual(['dock:7', 'task:1', 'task:2']);
  });
});

describe('a deletion', () => {
  const draft = aDock(7, { current_status: 'draft', tasks: [] });

  it('DSP-459 is for a draft', () => {
    expect(allowed(statuses, (current_status) => canDelete({ ...draft, current_status }))).toEqual(['draft']);
  });

  it('DSP-459 is for an empty, unlocked dock', () => {
    expect(canDelete({ ...draft, tasks: taskIds })?.code).toBe('notDeletable');
    expect(canDelete({ ...draft, locked_at: noon })?.code).toBe('notDeletable');
  });

  it('DSP-459 is done where the dock is gone or hidden', () => {
    const done = [aWorld(), world({ hidden: true }), world()].map((it) => deleteDock.holds({ dockId }, readerOf(it)));
    expect(done).toEqual([true, true, false]);
    expect(deleteDock.accept('', { dockId })).toEqual({ rows: [] });
  });
});

describe('a task that came since the dock was looked at', () => {
  const came = aWorld()
    .with('dock', aDock(7, { tasks: [1, 2, 3] }))
    .with('task', ...[1, 2].map((id) => aTask(id, { dock: 7, dock_rank: id, status: 'todo' })))
    .with('task', aTask(3, { dock: 7, dock_rank: 3, status: 'waiting' }));
  const args = { dockId, taskIds, at: noon };
  const shownBy = (world: typeof came) => {
    const rows = readerOf(world);
    return [defineDock.guard(args, rows), closeDock.effect(args, rows)];
  };

  it('changes nothing of what is shown, whether its row is at hand or not: the server judges it', () => {
    expect(shownBy(came)).toEqual(shownBy(came.without('task', 3)));
    expect(defineDock.guard(args, readerOf(came))).toBeNull();
  });
});

it('DSP-413 DSP-451 a dock for another center is loaded once, while it is here, filled and finalised', () => {
  const codeOf = (fields: Parameters<typeof aDock>[1], statuses: readonly string[] = ['todo', 'todo']) =>
    canLoadCrossDock(
      aDock(7, { cross_docking_target_center: 12, tasks: [1, 2], ...fields }),
      statuses.map((status, at) => aTask(at + 1, { status })),
    )?.code;
  expect([
    codeOf({}),
    codeOf({ cross_docking_target_center: null }),
    codeOf({ loaded_at: noon }),
    codeOf({ current_status: 'loaded' }),
    codeOf({ gone_at: noon }),
    codeOf({ tasks: [] }, []),
    codeOf({}, ['todo', 'waiting']),
  ]).toEqual([undefined, 'notCrossDock', ...Array(3).fill('alreadyLoaded'), 'empty', 'waitingTask']);
});
