import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRankOrder, moveDockOnto } from '../../../src/domain/dock/commands/move-onto.ts';
import { DockId } from '../../../src/domain/dock/dock.ts';
import { canDropDock, type DockDropSide } from '../../../src/domain/dock/drop.ts';
import { TaskId } from '../../../src/domain/task/task.ts';
import { noon, noonMs } from '../../builders/noon.ts';
import { aDock, aDriver, aTask } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const longAgo = '2025-01-03T12:00:00+01:00';
type Fields = Parameters<typeof aDock>[1];

const side = (id: number, fields: Fields = {}, state = 'wait'): DockDropSide => ({
  dock: aDock(id, { dock_type: 'NOCONFIG', tasks: [id], ...fields }),
  driver: aDriver(1, { state }),
});
const open = (id: number, fields: Fields = {}) => side(id, fields);
/** A dock ready to be given to a driver: defined and loaded. */
const ready = (fields: Fields = {}) =>
  side(1, { defined_at: noon, loaded_at: noon, current_status: 'loaded', ...fields });
const drivers = ['DRIVER_SOFT', 'DRIVER_HARD'].map((dock_type) => side(2, { dock_type }));
const others = ['FIRST', 'STUART', 'UBER_DIRECT', 'NEW'];
const drop = (from: DockDropSide, to: DockDropSide) => canDropDock(from, to, noonMs)?.code ?? 'allowed';
const onDrivers = (from: DockDropSide) => drivers.map((to) => drop(from, to));

describe('a dock on an open one', () => {
  it('DSP-520 is allowed when both are undefined NOCONFIG, full or empty the target', () => {
    expect([drop(open(1), open(2)), drop(open(1), open(2, { tasks: [] }))]).toEqual(['allowed', 'allowed']);
  });

  it('DSP-520 is refused once either is defined', () => {
    const defined = { defined_at: noon };
    expect([drop(open(1, defined), open(2)), drop(open(1), open(2, defined))]).toEqual(Array(2).fill('incompatible'));
  });

  it.each([...others, 'DRIVER_SOFT', 'DRIVER_HARD'])('DSP-520 is refused out of a %s dock', (dock_type) => {
    expect(drop(open(1, { dock_type }), open(2))).toBe('incompatible');
  });

  it.each(others)('DSP-520 is refused on a %s dock, also when loaded', (dock_type) => {
    expect([drop(open(1), open(2, { dock_type })), drop(ready(), open(2, { dock_type }))]).toEqual(
      Array(2).fill('incompatible'),
    );
  });
});

describe("a dock on a driver's", () => {
  it('DSP-523 is allowed once it is loaded, by its instant or its status', () => {
    expect(onDrivers(ready())).toEqual(['allowed', 'allowed']);
    expect(onDrivers(ready({ current_status: 'ready_to_load' }))).toEqual(['allowed', 'allowed']);
    expect(onDrivers(ready({ loaded_at: null }))).toEqual(['allowed', 'allowed']);
  });

  it('DSP-523 is refused before that', () => {
    expect(onDrivers(ready({ loaded_at: null, current_status: 'defined' }))).toEqual(Array(2).fill('incompatible'));
  });

  it('DSP-524 DSP-526 is refused when it is not defined, even loaded', () => {
    expect(onDrivers(ready({ defined_at: null }))).toEqual(Array(2).fill('notDefined'));
    expect(onDrivers(open(1))).toEqual(Array(2).fill('notDefined'));
  });

  it('DSP-525 DSP-526 is refused while it is moving, even loaded', () => {
    expect(onDrivers(ready({ current_status: 'moving' }))).toEqual(Array(2).fill('stillMoving'));
  });
});

describe('any dock', () => {
  it('DSP-521 is refused when either is locked', () => {
    const locked = { locked_at: noon };
    expect([drop(open(1, locked), open(2)), drop(open(1), open(2, locked)), ...onDrivers(ready(locked))]).toEqual(
      Array(4).fill('dockLocked'),
    );
  });

  it('DSP-522 is refused on itself', () => {
    expect([drop(open(1), open(1)), drop(ready(), side(1, { dock_type: 'DRIVER_SOFT' }))]).toEqual(
      Array(2).fill('sameDock'),
    );
  });

  it('DSP-522 is refused when it is empty', () => {
    const empty = [open(1, { tasks: [] }), open(1, { tasks: null }), ready({ tasks: [] })];
    expect(empty.flatMap((from) => [drop(from, open(2)), ...onDrivers(from)])).toEqual(Array(9).fill('empty'));
  });

  it('DSP-425 DSP-426 is refused when either may not be edited', () => {
    const aged = { created_at: longAgo };
    expect([drop(open(1, aged), open(2)), drop(open(1), open(2, aged))]).toEqual(Array(2).fill('dockTooOld'));
    const returning = (id: number) => side(id, {}, 'returning');
    expect([drop(returning(1), open(2)), drop(open(1), returning(2))]).toEqual(Array(2).fill('driverReturning'));
  });

  const anySide = (id: number) =>
    fc
      .record({
        dock_type: fc.constantFrom('NOCONFIG', 'DRIVER_SOFT', 'DRIVER_HARD', ...others),
        current_status: fc.constantFrom('draft', 'moving', 'defined', 'loaded'),
        ...{ defined_at: fc.option(fc.constant(noon)), loaded_at: fc.option(fc.constant(noon)) },
        locked_at: fc.option(fc.constant(noon), { freq: 2 }),
      })
      .map((fields) => side(id, fields));

  it('DSP-520 DSP-523 DSP-526 falls exactly where the permissions say and no refusal speaks', () => {
    fc.assert(
      fc.property(anySide(1), anySide(2), (from, to) => {
        const isFree = [from, to].every(({ dock }) => !dock.locked_at);
        const areOpen = [from, to].every(({ dock }) => dock.dock_type === 'NOCONFIG' && !dock.defined_at);
        const isDriver = to.dock.dock_type?.startsWith('DRIVER_') ?? false;
        const isLoaded = !!from.dock.loaded_at || from.dock.current_status === 'loaded';
        const isReady = isLoaded && !!from.dock.defined_at && from.dock.current_status !== 'moving';
        expect(drop(from, to) === 'allowed').toBe(isFree && (areOpen || (isDriver && isReady)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('what a drop of a dock does', () => {
  const taskIds = [3, 1, 2].map((id) => TaskId.parse(id));
  const args = { dockId: DockId.parse(7), targetId: DockId.parse(8), taskIds, targetEmpty: false, atMs: noonMs };
  const world = aWorld()
    .with('dock', aDock(7, { dock_type: 'NOCONFIG', tasks: [1, 2, 3] }))
    .with('dock', aDock(8, { dock_type: 'NOCONFIG', tasks: [4, 5] }))
    .with('task', ...[3, 1, 2].map((id, at) => aTask(id, { dock: 7, dock_rank: at + 1 })));

  it("DSP-527 makes the tasks follow the target's last, in the order they had", () => {
    const rows = readerOf(world.after(moveDockOnto.effect(args, readerOf(world))));
    expect([3, 1, 2].map((id) => [rows.get('task', id)?.dock, rows.get('task', id)?.dock_rank])).toEqual([
      [8, 3],
      [8, 4],
      [8, 5],
    ]);
    expect([rows.get('dock', 7)?.tasks, rows.get('dock', 8)?.tasks]).toEqual([[], [4, 5, 3, 1, 2]]);
  });

  it('DSP-527 takes tasks by rank, those without one last', () => {
    const tasks = [aTask(5), aTask(2, { dock_rank: 2 }), aTask(4), aTask(9, { dock_rank: 1 })];
    expect(inRankOrder(tasks)).toEqual([9, 2, 4, 5]);
  });

  it('is refused once the source holds other tasks than those shown', () => {
    const guard = (it: typeof world) => moveDockOnto.guard(args, readerOf(it))?.code;
    expect(guard(world)).toBeUndefined();
    expect(guard(world.with('dock', aDock(7, { dock_type: 'NOCONFIG', tasks: [1, 2] })))).toBe('changedMeanwhile');
    expect(guard(world.without('dock', 8))).toBe('gone');
  });

  it('is done only once every task is there', () => {
    const part = world.with('task', aTask(3, { dock: 8 }), aTask(1, { dock: 8 }));
    const whole = part.with('task', aTask(2, { dock: 8 }));
    expect([part, whole].map((it) => moveDockOnto.holds(args, readerOf(it)))).toEqual([false, true]);
  });
});
