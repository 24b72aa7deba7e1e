import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canDrag, canDrop, type DockSide } from '../../../src/domain/task/drag.ts';
import { aDock, aDriver, anOrder, aTask } from '../../builders/rows.ts';

const now = Date.parse('2025-03-03T12:00:00+01:00');
const at = '2025-03-03T11:00:00+01:00';
const old = '2025-02-01T11:00:00+01:00';
const side = (id: number, dock_type: string, fields = {}, state = 'wait'): DockSide => ({
  dock: aDock(id, { dock_type, ...fields }),
  driver: aDriver(1, { state }),
});
const drop = (from: DockSide | null, to: DockSide | null, task = aTask(), order = anOrder()) =>
  canDrop(task, order, from, to, now)?.code ?? 'allowed';

const empty = side(1, 'NOCONFIG');
const soft = side(2, 'DRIVER_SOFT');
const hard = side(3, 'DRIVER_HARD');

describe('a task', () => {
  it('DSP-500 is not dropped while it is locked', () => {
    const moving = aTask(1, { is_moving: true });
    expect([drop(soft, empty, moving), drop(soft, soft, moving), canDrag(moving)?.code]).toEqual([
      'taskMoving',
      'taskMoving',
      'taskMoving',
    ]);
  });

  it('DSP-529 is not dropped when its dispatch is disabled', () => {
    expect(drop(null, empty, aTask(1, { is_dispatch_disabled: true }))).toBe('dispatchDisabled');
  });
});

describe('a drop on an unconfigured dock', () => {
  it('DSP-502 is allowed from the list and from any dock', () => {
    const sources = [null, side(9, 'NOCONFIG'), soft, hard, side(9, 'FIRST'), side(9, 'STUART'), side(9, 'NEW')];
    expect(sources.map((from) => drop(from, empty))).toEqual(Array(7).fill('allowed'));
  });

  it('DSP-504 is refused once the dock is defined', () => {
    expect([
      drop(null, side(1, 'NOCONFIG', { defined_at: at })),
      drop(soft, side(1, 'NOCONFIG', { defined_at: at })),
    ]).toEqual(['incompatible', 'incompatible']);
  });
});

describe("a drop on a driver's dock", () => {
  it('DSP-503 is allowed between two driver docks', () => {
    expect([drop(soft, hard), drop(hard, soft), drop(soft, side(9, 'DRIVER_SOFT'))]).toEqual(Array(3).fill('allowed'));
  });

  it('DSP-504 is refused from anywhere else, the list included', () => {
    const sources = [null, empty, side(9, 'FIRST'), side(9, 'UBER_DIRECT')];
    expect(sources.map((from) => drop(from, soft))).toEqual(Array(4).fill('incompatible'));
  });

  it('DSP-503 is refused when either is locked', () => {
    const locked = side(9, 'DRIVER_SOFT', { locked_at: at });
    expect([drop(locked, soft), drop(soft, locked)]).toEqual(['dockLocked', 'dockLocked']);
  });

  it('DSP-505 wants the type of transit area the order asks for', () => {
    const area = (transit_area_type: number | null, transit_area_target_type: number | null) =>
      drop(soft, hard, aTask(), anOrder(1001, { transit_area_type, transit_area_target_type }));
    expect([area(1, 1), area(2, 1), area(null, 1), area(2, null)]).toEqual([
      'allowed',
      'transitArea',
      'transitArea',
      'allowed',
    ]);
  });
});

describe('any drop', () => {
  it.each(['FIRST', 'STUART', 'UBER_DIRECT', 'NEW'])('DSP-504 is refused on a dock of type %s', (type) => {
    expect([null, soft, empty].map((from) => drop(from, side(9, type)))).toEqual(Array(3).fill('incompatible'));
  });

  it('DSP-508 on the list clears the dock, except from the list or a locked dock', () => {
    expect([drop(soft, null), drop(side(9, 'FIRST'), null)]).toEqual(['allowed', 'allowed']);
    expect(drop(null, null)).toBe('sameList');
    expect(drop(side(9, 'NOCONFIG', { locked_at: at }), null)).toBe('dockLocked');
  });

  it('DSP-529 is refused when either dock may not be edited', () => {
    const aged = side(9, 'NOCONFIG', { created_at: old });
    const returning = side(9, 'NOCONFIG', {}, 'returning');
    expect([drop(aged, empty), drop(null, aged), drop(aged, null)]).toEqual(Array(3).fill('dockTooOld'));
    expect([drop(returning, empty), drop(null, returning)]).toEqual(['driverReturning', 'driverReturning']);
  });

  const dock = fc
    .record({
      id: fc.integer({ min: 1, max: 4 }),
      type: fc.constantFrom('NOCONFIG', 'DRIVER_SOFT', 'DRIVER_HARD', 'FIRST', 'STUART', 'UBER_DIRECT'),
      locked_at: fc.option(fc.constant(at)),
      defined_at: fc.option(fc.constant(at)),
      created_at: fc.constantFrom(at, old),
      state: fc.constantFrom('wait', 'returning'),
    })
    .map(({ id, type, state, ...fields }) => side(id, type, fields, state));

  it('DSP-502 DSP-503 DSP-504 is allowed exactly for the pairs of the table', () => {
    const isDriver = (one: DockSide) => one.dock.dock_type?.startsWith('DRIVER_') ?? false;
    const isFree = (one: DockSide) =>
      !one.dock.locked_at && one.dock.created_at === at && one.driver?.state !== 'returning';
    fc.assert(
      fc.property(fc.option(dock), dock, (from, to) => {
        fc.pre(from?.dock.id !== to.dock.id);
        const isOpen = to.dock.dock_type === 'NOCONFIG' && !to.dock.defined_at;
        const isPair = from !== null && isDriver(from) && isDriver(to);
        const isAllowed = (from === null || isFree(from)) && isFree(to) && (isOpen || isPair);
        expect(drop(from, to) === 'allowed').toBe(isAllowed);
      }),
      { numRuns: 500 },
    );
  });

  it('DSP-529 never touches a dock that may not be edited, not even inside it', () => {
    fc.assert(
      fc.property(dock, (one) => {
        if (one.dock.locked_at || one.dock.created_at === old) expect(drop(one, one)).not.toBe('allowed');
      }),
    );
  });
});
