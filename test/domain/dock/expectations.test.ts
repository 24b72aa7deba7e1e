import { describe, expect, it } from 'vitest';
import { assignDock } from '../../../src/domain/dock/commands/assign.ts';
import { moveDockOnto } from '../../../src/domain/dock/commands/move-onto.ts';
import { switchToReadyToLoad } from '../../../src/domain/dock/commands/ready-to-load.ts';
import { switchDrivers } from '../../../src/domain/dock/commands/switch-drivers.ts';
import { unlockDock } from '../../../src/domain/dock/commands/unlock.ts';
import { DockId } from '../../../src/domain/dock/dock.ts';
import { isSameSet } from '../../../src/domain/dock/lifecycle.ts';
import { DriverId } from '../../../src/domain/driver/driver.ts';
import { TaskId } from '../../../src/domain/task/task.ts';
import { noon, noonMs } from '../../builders/noon.ts';
import { aDock } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const taskIds = [1, 2].map((id) => TaskId.parse(id));
const seen = { dockId: DockId.parse(7), taskIds, accepted: null as boolean | null };
const ready = { ...seen, vehicle: 'CAR' as const, atMs: noonMs };
const drivers = { driverId: DriverId.parse(71), otherDriverId: DriverId.parse(72) };
const exchange = {
  ...{ dockId: seen.dockId, otherId: DockId.parse(8), ...drivers, accepted: null as boolean | null },
  ...{ targetName: 'Ana', otherTargetName: 'Bruno', atMs: noonMs },
};
const onto = { dockId: seen.dockId, targetId: DockId.parse(8), taskIds, targetEmpty: true, atMs: noonMs };

type Fields = NonNullable<Parameters<typeof aDock>[1]>;
const world = (fields: Fields = {}, other: Fields = {}) =>
  aWorld()
    .with('dock', aDock(7, { dock_type: 'DRIVER_SOFT', target_driver: 71, tasks: [1, 2], ...fields }))
    .with('dock', aDock(8, { dock_type: 'DRIVER_SOFT', target_driver: 72, ...other }));
const locked = { locked_at: noon };
const moving = { current_status: 'moving' };
const overJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what an action expects', () => {
  const expected = { task_ids_should_be: [1, 2], accepted_by_driver_should_be: true };

  it('DSP-480 DSP-481 are the tasks and the acceptance shown, to unlock and to make ready', () => {
    expect(unlockDock.request({ ...seen, accepted: true }).body).toEqual(expected);
    expect(switchToReadyToLoad.request({ ...ready, accepted: true }).body).toEqual({ ...expected, to_vehicle: 'CAR' });
  });

  it('DSP-482 is the acceptance of the source dock only, to exchange drivers', () => {
    expect(switchDrivers.request({ ...exchange, accepted: false }).body).toEqual({
      from_dock_id: 7,
      to_dock_id: 8,
      accepted_by_driver_should_be: false,
    });
  });

  it('DSP-485 says a pending acceptance as null, also once it went through the outbox', () => {
    const bodies = [unlockDock.request(seen), switchToReadyToLoad.request(ready), switchDrivers.request(exchange)];
    expect(bodies.map(({ body }) => overJson(body))).toMatchObject(
      Array(3).fill({ accepted_by_driver_should_be: null }),
    );
  });

  it('DSP-485 says nothing where nothing is expected', () => {
    const go = { dockId: seen.dockId, driverId: drivers.driverId, lockedAt: null, at: noon };
    expect(assignDock.request(go).body).toBeUndefined();
  });

  it('DSP-486 is an empty target, where it showed no task', () => {
    expect([true, false].map((targetEmpty) => moveDockOnto.request({ ...onto, targetEmpty }).body)).toEqual([
      { dock_target_id: 8, target_should_be_empty: true },
      { dock_target_id: 8, target_should_be_empty: false },
    ]);
  });
});

describe('an expectation that is not met here either', () => {
  const unlock = (fields: Fields, args = seen) =>
    unlockDock.guard(args, readerOf(world({ ...locked, ...fields })))?.code ?? null;
  const load = (fields: Fields) =>
    switchToReadyToLoad.guard(ready, readerOf(world({ ...moving, ...fields })))?.code ?? null;
  const swap = (fields: Fields, other: Fields = {}) =>
    switchDrivers.guard(exchange, readerOf(world(fields, other)))?.code ?? null;

  it('DSP-483 compares tasks as a set', () => {
    expect([isSameSet([1, 2], [2, 1]), isSameSet([1, 2], [1]), isSameSet([1], [1, 2]), isSameSet([], null)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([unlock({ tasks: [2, 1] }), load({ tasks: [2, 1] })]).toEqual([null, null]);
  });

  it('DSP-480 DSP-481 DSP-483 refuses other tasks', () => {
    const others = [[1], [1, 2, 3], [1, 3]];
    expect(others.map((tasks) => unlock({ tasks }))).toEqual(Array(3).fill('changedMeanwhile'));
    expect(others.map((tasks) => load({ tasks }))).toEqual(Array(3).fill('changedMeanwhile'));
  });

  it('DSP-480 DSP-481 DSP-482 refuses another acceptance', () => {
    const answered = { accepted_by_driver: true };
    expect([unlock(answered), load(answered), swap(answered)]).toEqual(Array(3).fill('changedMeanwhile'));
    expect(unlock({ accepted_by_driver: false }, { ...seen, accepted: true })).toBe('changedMeanwhile');
    expect(unlock(answered, { ...seen, accepted: true })).toBeNull();
  });

  it('DSP-482 does not mind the acceptance of the other dock', () => {
    expect(swap({}, { accepted_by_driver: true })).toBeNull();
  });

  it('DSP-486 refuses a target that is no longer empty, where it was shown empty', () => {
    const drop = (targetEmpty: boolean, tasks: number[]) => {
      const rows = world({ dock_type: 'NOCONFIG' }, { dock_type: 'NOCONFIG', tasks });
      return moveDockOnto.guard({ ...onto, targetEmpty }, readerOf(rows))?.code ?? null;
    };
    expect([drop(true, []), drop(true, [9]), drop(false, [9])]).toEqual([null, 'changedMeanwhile', null]);
  });
});

describe('an exchange of drivers', () => {
  const swap = (fields: Fields, other: Fields = {}, args = exchange) =>
    switchDrivers.guard(args, readerOf(world(fields, other)))?.code ?? null;

  it('DSP-448 is for two driver docks that are not the same', () => {
    expect([swap({}), swap({ dock_type: 'DRIVER_HARD' })]).toEqual([null, null]);
    expect([swap({ dock_type: 'NOCONFIG' }), swap({}, { dock_type: 'FIRST' })]).toEqual(Array(2).fill('notDriverDock'));
    expect(swap({}, {}, { ...exchange, otherId: exchange.dockId })).toBe('sameDock');
  });

  it('is refused once either is meant for another driver', () => {
    expect([swap({ target_driver: 73 }), swap({}, { target_driver: null })]).toEqual(Array(2).fill('changedMeanwhile'));
  });

  it('DSP-449 replaces both, names included', () => {
    const after = readerOf(world().after(switchDrivers.effect(exchange, readerOf(world()))));
    expect([after.get('dock', 7), after.get('dock', 8)]).toMatchObject([
      { target_driver: 72, target_name: 'Bruno' },
      { target_driver: 71, target_name: 'Ana' },
    ]);
    expect(switchDrivers.text.success).toBe('Les chauffeurs ont bien eu leur tournées échangées.');
  });

  it('cannot tell before from after where both have the same driver', () => {
    const same = { ...exchange, otherDriverId: exchange.driverId };
    expect(switchDrivers.holds(same, readerOf(world({}, { target_driver: 71 })))).toBe(false);
  });
});
