import { describe, expect, it } from 'vitest';
import { assignDock } from '../../../src/domain/dock/commands/assign.ts';
import { editDock } from '../../../src/domain/dock/commands/edit.ts';
import { extractTasks } from '../../../src/domain/dock/commands/extract.ts';
import { moveDockOnto } from '../../../src/domain/dock/commands/move-onto.ts';
import { switchToReadyToLoad } from '../../../src/domain/dock/commands/ready-to-load.ts';
import { switchDrivers } from '../../../src/domain/dock/commands/switch-drivers.ts';
import { DockId } from '../../../src/domain/dock/dock.ts';
import { DriverId } from '../../../src/domain/driver/driver.ts';
import { TaskId } from '../../../src/domain/task/task.ts';
import type { RawRows } from '../../../src/domain/wire.ts';
import { noon, noonMs } from '../../builders/noon.ts';
import { aDock, aDriver, aTask } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const dockId = DockId.parse(7);
const taskIds = [1, 2].map((id) => TaskId.parse(id));
const edit = { dockId, set: { name: 'Est' }, atMs: noonMs };
const extraction = { dockId, taskIds, atMs: noonMs };
const ids = (rows: readonly RawRows[], kind: string) =>
  rows.filter((part) => part.kind === kind).flatMap((part) => part.rows.map((row) => Object(row).id));

/** A dock as an answer holds it, with one task and its order. */
const wire = (id: number, fields: object = {}) => ({
  ...{ id, tasks: [{ id: id * 10, linked_order: { id: id * 100 } }], ...fields },
});

describe('the answer to an action on a dock', () => {
  it('DSP-440 is the dock, which takes the place of the local one, with its tasks and orders', () => {
    const { rows, told, refusal } = editDock.accept(wire(7), edit);
    expect([ids(rows, 'dock'), ids(rows, 'task'), ids(rows, 'order')]).toEqual([[7], [70], [700]]);
    expect(rows.find(({ kind }) => kind === 'dock')?.rows).toEqual([{ id: 7, tasks: [70] }]);
    expect([told, refusal]).toEqual([undefined, undefined]);
  });

  it('DSP-440 DSP-444 brings the other dock, or the one it made, with its tasks', () => {
    const body = { ...wire(7), target_dock_id: 8, new_dock: wire(8) };
    const ready = { ...{ dockId, vehicle: null, taskIds, accepted: null, atMs: noonMs } };
    const swap = {
      ...{ dockId, otherId: DockId.parse(8), driverId: null, otherDriverId: null, accepted: null, atMs: noonMs },
      ...{ targetName: null, otherTargetName: null },
    };
    const onto = { dockId, targetId: DockId.parse(8), taskIds, targetEmpty: false, atMs: noonMs };
    const answers = [
      switchToReadyToLoad.accept(body, ready),
      switchDrivers.accept(body, swap),
      moveDockOnto.accept(body, onto),
      extractTasks.accept(body, extraction),
    ];
    expect(answers.map(({ rows }) => [ids(rows, 'dock'), ids(rows, 'task')])).toEqual(
      Array(4).fill([
        [7, 8],
        [70, 80],
      ]),
    );
  });

  it('DSP-463 tells the error message of the dock for 5 s, and none where there is none', () => {
    const warned = { text: 'Départ sans estimation', seconds: 5, isFailure: true };
    expect(editDock.accept(wire(7, { error_message: warned.text }), edit).told).toEqual(warned);
    expect(editDock.accept(wire(7, { error_message: null }), edit).told).toBeUndefined();
    expect(editDock.accept(wire(7, { error_message: '' }), edit).told).toBeUndefined();
  });

  it('DSP-463 tells it also after a GO that started', () => {
    const go = { dockId, driverId: DriverId.parse(4), lockedAt: null, at: noon };
    const body = wire(7, { locked_at: noon, error_message: 'Départ sans estimation' });
    expect(assignDock.accept(body, go)).toMatchObject({
      told: { text: 'Départ sans estimation', seconds: 5, isFailure: true },
    });
    expect(assignDock.accept(body, go).refusal).toBeUndefined();
  });
});

describe('an extraction', () => {
  const world = aWorld()
    .with('dock', aDock(7, { tasks: [1, 2, 3] }))
    .with('task', ...[1, 2, 3].map((id) => aTask(id, { dock: 7 })));

  it('DSP-445 wants at least one tick', () => {
    expect([[], [1]].map((ticked) => extractTasks.args.safeParse({ ...extraction, taskIds: ticked }).success)).toEqual([
      false,
      true,
    ]);
  });

  it('DSP-445 leaves the tasks where they are until there is a grouping, marked as moving', () => {
    const rows = readerOf(world.after(extractTasks.effect(extraction, readerOf(world))));
    expect([1, 2, 3].map((id) => [rows.get('task', id)?.dock, rows.get('task', id)?.is_moving])).toEqual([
      [7, true],
      [7, true],
      [7, undefined],
    ]);
  });

  it('is done once every task is in another dock', () => {
    const elsewhere = world.with('task', aTask(1, { dock: 8 }), aTask(2, { dock: 8 }));
    const freed = elsewhere.with('task', aTask(2, { dock: null }));
    expect([world, elsewhere, freed].map((it) => extractTasks.holds(extraction, readerOf(it)))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is refused for tasks that left meanwhile or are moving already', () => {
    const code = (task: ReturnType<typeof aTask>) =>
      extractTasks.guard(extraction, readerOf(world.with('task', task)))?.code;
    expect([code(aTask(1, { dock: 8 })), code(aTask(1, { dock: 7, is_moving: true }))]).toEqual([
      'changedMeanwhile',
      'taskMoving',
    ]);
  });

  it('DSP-446 DSP-370 names the grouping it made, for 3 s', () => {
    const { told } = extractTasks.accept({ ...wire(7), new_dock: wire(1_230_045) }, extraction);
    expect(told).toEqual({ text: 'Commandes extraites dans le groupement G45', seconds: 3 });
    expect(extractTasks.accept(wire(7), extraction).told).toBeUndefined();
  });
});

describe('an edit of a dock', () => {
  const world = aWorld()
    .with('dock', aDock(7, { target_driver: 71, target_name: 'Ana', name: 'Est', launchpad: 1 }))
    .with('driver', aDriver(71, { name: 'Ana' }), aDriver(72, { name: 'Bruno' }));
  const edited = (set: Parameters<typeof editDock.effect>[0]['set']) =>
    readerOf(world.after(editDock.effect({ ...edit, set }, readerOf(world)))).get('dock', 7);

  it('DSP-460 changes exactly what it names', () => {
    expect(edited({ name: null, launchpad: 2 })).toEqual({
      ...readerOf(world).get('dock', 7),
      name: null,
      launchpad: 2,
    });
    expect(editDock.request({ ...edit, set: { name: null, launchpad: 2 } }).body).toEqual({ name: null, launchpad: 2 });
  });

  it('DSP-460 brings the name of a new driver, and takes that of a former one', () => {
    expect(edited({ target_driver: DriverId.parse(72) })).toMatchObject({ target_driver: 72, target_name: 'Bruno' });
    expect(edited({ target_driver: null })).toMatchObject({ target_driver: null, target_name: null });
  });

  it('DSP-460 is refused for a driver who is not here', () => {
    const set = { target_driver: DriverId.parse(99) };
    expect(editDock.guard({ ...edit, set }, readerOf(world))?.code).toBe('noDriver');
  });
});
