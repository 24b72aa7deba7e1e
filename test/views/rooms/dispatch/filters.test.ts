import { describe, expect, it } from 'vitest';
import { dockStatuses, placements } from '../../../../src/db/view-rows/dispatch.ts';
import { basket, type Launchpad, noBasket } from '../../../../src/domain/launchpad.ts';
import { keepsPostalCode } from '../../../../src/views/concepts/center/postal-codes/postal-code-filter.ts';
import {
  type DockFilters,
  keepsDock,
  keepsLines,
  keepsTask,
  type RoundList,
} from '../../../../src/views/rooms/dispatch/filters.ts';
import { columnsOf } from '../../../builders/columns.ts';

const hourMs = 3_600_000;
const nowMs = Date.UTC(2026, 2, 3, 9);
const tomorrowFromMs = Date.UTC(2026, 2, 4, 3);

interface DockColumns {
  readonly placement: number;
  readonly splitAt: number;
  readonly status: number;
  readonly departure: number;
  readonly gone: number;
  readonly launchpad: number;
}

const creation: DockColumns = {
  placement: placements.indexOf('creation'),
  splitAt: Number.NaN,
  status: dockStatuses.indexOf('draft'),
  departure: Number.POSITIVE_INFINITY,
  gone: 0,
  launchpad: noBasket,
};
const names = ['placement', 'splitAt', 'status', 'departure', 'gone', 'launchpad'] as const;
const base: DockFilters = { screen: 'full', choice: null, tomorrowFromMs, nowMs, launchpad: null };

const isKept = (dock: Partial<DockColumns>, list: RoundList, filters: Partial<DockFilters> = {}) =>
  keepsDock(columnsOf(names, [{ ...creation, ...dock }]), list, { ...base, ...filters })(0);

describe('the creation lists', () => {
  it('DSP-214 are cut at tomorrow 04:00: exactly then belongs to tomorrow, no time to today', () => {
    expect(isKept({ splitAt: tomorrowFromMs - 1 }, 'creation')).toBe(true);
    expect(isKept({ splitAt: tomorrowFromMs }, 'creation')).toBe(false);
    expect(isKept({ splitAt: tomorrowFromMs }, 'creationTomorrow')).toBe(true);
    expect([isKept({}, 'creation'), isKept({}, 'creationTomorrow')]).toEqual([true, false]);
  });
});

describe('a round list', () => {
  it('PRP-040 of a launchpad holds its docks alone; without one, those of both', () => {
    const inList = (launchpad: Launchpad | null) =>
      [noBasket, basket].map((mine) => isKept({ launchpad: mine }, 'creation', { launchpad }));
    expect([inList(noBasket), inList(basket), inList(null)]).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ]);
  });

  it('DSP-212 holds the docks of its placement', () => {
    const ready = { placement: placements.indexOf('ready') };
    expect([isKept(ready, 'ready'), isKept(ready, 'delivery'), isKept(ready, 'creation')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('DSP-217 DSP-218 shows the statuses of the sub-screen', () => {
    const loaded = { placement: placements.indexOf('ready'), status: dockStatuses.indexOf('loaded') };
    expect(isKept(loaded, 'ready', { screen: 'light_loading1' })).toBe(true);
    expect(isKept(loaded, 'ready', { screen: 'light_creation1' })).toBe(false);
    expect(isKept({ ...loaded, status: -1 }, 'ready')).toBe(true);
  });

  it('DSP-075 keeps what leaves within the hours chosen, has no departure, or is gone', () => {
    const within = (departure: number, gone = 0) => isKept({ departure, gone }, 'creation', { choice: 3 });
    expect([within(nowMs + 3 * hourMs), within(nowMs + 3 * hourMs + 1), within(nowMs - hourMs)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([within(Number.POSITIVE_INFINITY), within(nowMs + 9 * hourMs, 1)]).toEqual([true, true]);
  });
});

describe('the to-dispatch list', () => {
  const keeps = (row: { waiting: number; leavesAt: number }, hideWaiting: boolean, leavingByMs: number | null) =>
    keepsTask(columnsOf(['waiting', 'leavesAt', 'postalCode'], [row]), { hideWaiting, leavingByMs, codes: [] })(0);

  it('DSP-203 hides tasks in status waiting on demand', () => {
    expect(keeps({ waiting: 1, leavesAt: nowMs }, true, null)).toBe(false);
    expect(keeps({ waiting: 1, leavesAt: nowMs }, false, null)).toBe(true);
    expect(keeps({ waiting: 0, leavesAt: nowMs }, true, null)).toBe(true);
  });

  it('DSP-204 keeps in now view what can already leave', () => {
    expect(keeps({ waiting: 0, leavesAt: nowMs }, false, nowMs)).toBe(true);
    expect(keeps({ waiting: 0, leavesAt: nowMs + 1 }, false, nowMs)).toBe(false);
    expect(keeps({ waiting: 0, leavesAt: Number.NaN }, false, nowMs)).toBe(false);
  });
});

it('DSP-861 the postal-code filter keeps its codes, together with the other filters', () => {
  const rows = [
    { waiting: 0, leavesAt: nowMs, postalCode: 75_018 },
    { waiting: 1, leavesAt: nowMs, postalCode: 75_018 },
    { waiting: 0, leavesAt: nowMs, postalCode: 1_000 },
    { waiting: 0, leavesAt: nowMs, postalCode: Number.NaN },
  ];
  const index = columnsOf(['waiting', 'leavesAt', 'postalCode'], rows);
  const kept = (codes: readonly string[], hideWaiting: boolean) =>
    rows.map((_, at) => keepsTask(index, { hideWaiting, leavingByMs: null, codes })(at));
  expect(kept([], true)).toEqual([true, false, true, true]);
  expect(kept(['75018', '01'], true)).toEqual([true, false, true, false]);
  expect(rows.map((_, at) => keepsPostalCode(index, ['75'])(at))).toEqual([true, true, false, false]);
});

describe('orders of one canteen', () => {
  const index = (rows: readonly (readonly [canteen: number, witness: number])[]) =>
    columnsOf(
      ['canteen', 'witness'],
      rows.map(([canteen, witness]) => ({ canteen, witness })),
    );
  const alone = Number.NaN;
  const rows = index([
    [5, 0],
    [alone, 0],
    [5, 1],
    [6, 0],
    [6, 0],
  ]);

  it('DSP-272 are one line: the witness, else the first; the others stay', () => {
    const keeps = keepsLines(rows, () => true);
    expect([...rows.ids].filter((_, at) => keeps(at))).toEqual([2, 3, 4]);
  });

  it('DSP-272 are one line of those the filters keep', () => {
    const keeps = keepsLines(rows, (at) => at !== 2 && at !== 3);
    expect([...rows.ids].filter((_, at) => keeps(at))).toEqual([1, 2, 5]);
  });
});
