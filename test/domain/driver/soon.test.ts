import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalMs, isSoon } from '../../../src/domain/driver/arrival.ts';
import type { Driver } from '../../../src/domain/driver/driver.ts';
import { firstSoonFilters, keepsDriver, type SoonFilters } from '../../../src/domain/driver/soon-filter.ts';
import { compareSoon, pressed, type SoonSort, soonSorts, soonStackOf } from '../../../src/domain/driver/soon-sort.ts';
import { readRow } from '../../../src/domain/readable-row.ts';
import { aDriver } from '../../builders/rows.ts';

const now = Date.parse('2025-03-03T12:00:00+01:00');
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const all: SoonFilters = { soonOnly: false, hideRefusals: false, vehicle: null, name: '' };

describe('the arrival of a driver', () => {
  it('DSP-592 is his ETA, else the start of his planning session', () => {
    const both = { eta: inMinutes(5), current_planning_start: inMinutes(-60) };
    expect(arrivalMs(both)).toBe(now + 5 * 60_000);
    expect(arrivalMs({ ...both, eta: null })).toBe(now - 60 * 60_000);
    expect([arrivalMs({}), arrivalMs({ eta: 'demain' })]).toEqual([null, null]);
  });

  it.each([7, '10:25', '1741000000', { at: 7 }, [7], -1, null])(
    'DSP-592 is ordered by the arrival that is shown, whatever its sortable form: %j',
    (eta_comparable) => {
      const late = aDriver(1, { eta: inMinutes(30), eta_comparable });
      const soon = aDriver(2, { eta: inMinutes(5) });
      expect([late, soon].toSorted(compareSoon(['arrival'])).map(({ id }) => id)).toEqual([2, 1]);
      expect(readRow('driver', { id: 1, eta: inMinutes(30), eta_comparable })).toMatchObject({ unread: [] });
    },
  );
});

describe('the filters of the drivers-soon modal', () => {
  const keeps = (filters: Partial<SoonFilters>, ...drivers: readonly Partial<Driver>[]) =>
    drivers.map(keepsDriver({ ...all, ...filters }, now) as (driver: Partial<Driver>) => boolean);

  it('DSP-585 DSP-586 soon is from 90 minutes late to 15 minutes ahead, both included', () => {
    const at = (minutes: number) => ({ eta: inMinutes(minutes) });
    const drivers = [at(-90.01), at(-90), at(0), at(15), at(15.01), {}];
    expect(keeps({ soonOnly: true }, ...drivers)).toEqual([false, true, true, true, false, false]);
    expect(keeps({}, ...drivers)).toEqual(Array(6).fill(true));
  });

  it('DSP-585 soon counts elapsed time on the night clocks change', () => {
    const beforeTheJump = Date.parse('2025-03-30T01:50:00+01:00');
    expect(isSoon(Date.parse('2025-03-30T03:05:00+02:00'), beforeTheJump)).toBe(true);
    const beforeTheRepeat = Date.parse('2025-10-26T02:50:00+02:00');
    expect(isSoon(Date.parse('2025-10-26T02:05:00+01:00'), beforeTheRepeat)).toBe(true);
    expect(isSoon(Date.parse('2025-10-26T03:00:00+01:00'), beforeTheRepeat)).toBe(false);
  });

  it('DSP-580 DSP-581 PRP-861 starts with soon, refusals hidden, all vehicles', () => {
    expect(firstSoonFilters).toEqual({ soonOnly: true, hideRefusals: true, vehicle: null, name: '' });
    const answers = [-1, 0, 1, null].map((is_planning_confirmed) => ({ is_planning_confirmed }));
    expect(keeps({ hideRefusals: true }, ...answers)).toEqual([false, true, true, true]);
    expect(keeps({}, ...answers)).toEqual(Array(4).fill(true));
  });

  it('DSP-582 DSP-583 keeps one vehicle, and names that contain what was typed, accents and case apart', () => {
    expect(keeps({ vehicle: 'CAR' }, { vehicle: 'CAR' }, { vehicle: 'BIKE' }, {})).toEqual([true, false, false]);
    const names = ['Zoé Marchetti', 'ZOE', 'Zoe\u0301', 'Ali', null].map((name) => ({ name }));
    expect(keeps({ name: ' zoë ' }, ...names)).toEqual([true, true, true, false, false]);
    expect(keeps({ name: 'é m' }, ...names)).toEqual([true, false, false, false, false]);
    expect(keeps({ name: '  ' }, ...names)).toEqual(Array(5).fill(true));
  });

  it('DSP-584 keeps a driver whom all of them keep', () => {
    const one = { eta: inMinutes(1), is_planning_confirmed: 1, vehicle: 'CAR', name: 'Ana' };
    const filters: SoonFilters = { soonOnly: true, hideRefusals: true, vehicle: 'CAR', name: 'an' };
    const others = [{ eta: inMinutes(99) }, { is_planning_confirmed: -1 }, { vehicle: 'BIKE' }, { name: 'Zoé' }];
    expect(keeps(filters, one, ...others.map((other) => ({ ...one, ...other })))).toEqual([
      true,
      ...others.map(() => false),
    ]);
  });
});

const minutes = fc.option(fc.integer({ min: -3, max: 3 }), { nil: null });
const drivers = fc
  .array(
    fc.record({
      eta: minutes.map((at) => (at === null ? null : inMinutes(at))),
      current_planning_start: minutes.map((at) => (at === null ? null : inMinutes(at))),
      name: fc.constantFrom('Zoé', 'Ana', 'Élie', null),
      vehicle: fc.constantFrom('CAR', 'S125', 'S50', null),
    }),
    { maxLength: 12 },
  )
  .map((rows) => rows.map((fields, at) => aDriver(at + 1, fields)));
const presses = fc.array(fc.constantFrom(...soonSorts), { minLength: 1, maxLength: 8 });
const stackOf = (sorts: readonly SoonSort[]) => sorts.reduce(pressed, soonStackOf(undefined));

describe('the order of the drivers-soon modal', () => {
  it('DSP-588 starts with the arrival, those without last, ties by id', () => {
    const rows = [
      aDriver(1),
      aDriver(2, { eta: inMinutes(20) }),
      aDriver(3, { current_planning_start: inMinutes(10) }),
      aDriver(4, { eta: inMinutes(20) }),
      aDriver(5),
    ];
    expect(rows.toSorted(compareSoon(soonStackOf(undefined))).map(({ id }) => id)).toEqual([3, 2, 4, 1, 5]);
  });

  it('DSP-588 is by the last pressed, then by the earlier ones', () => {
    const rows = [
      aDriver(1, { name: 'Zoé', vehicle: 'CAR' }),
      aDriver(2, { name: 'Élie', vehicle: 'BIKE' }),
      aDriver(3, { name: 'Ana', vehicle: 'CAR', eta: inMinutes(1) }),
      aDriver(4, { name: 'Ana', vehicle: 'BIKE' }),
    ];
    const sorted = (...sorts: SoonSort[]) => rows.toSorted(compareSoon(stackOf(sorts))).map(({ id }) => id);
    expect(sorted('name')).toEqual([3, 4, 2, 1]);
    expect(sorted('name', 'vehicle')).toEqual([4, 2, 3, 1]);
    expect(sorted('vehicle', 'name')).toEqual([4, 3, 2, 1]);
  });

  it('DSP-588 sorts as sorting by each button in turn does, the arrival first', () => {
    fc.assert(
      fc.property(drivers, presses, (rows, sorts) => {
        // A sort of arrays is stable: what an earlier one did stays among equals.
        const inTurn = ['arrival' as const, ...sorts].reduce(
          (sorted, sort) => sorted.toSorted((a, b) => withoutId(sort)(a, b)),
          rows,
        );
        expect(rows.toReversed().sort(compareSoon(stackOf(sorts)))).toEqual(inTurn);
      }),
    );
  });

  it('DSP-588 keeps each sort once, the last pressed first', () => {
    fc.assert(
      fc.property(presses, (sorts) => {
        const stack = stackOf(sorts);
        expect(stack[0]).toBe(sorts.at(-1));
        expect(new Set(stack).size).toBe(stack.length);
        expect(soonStackOf(JSON.parse(JSON.stringify(stack)))).toEqual(stack);
      }),
    );
  });

  it('DSP-020 drops a stack that cannot be read', () => {
    for (const kept of [null, 'name', [], ['age'], ['name', 'name'], { name: 1 }])
      expect(soonStackOf(kept)).toEqual(['arrival']);
  });
});

/** One sort alone: two drivers of one id are told apart by nothing else. */
const withoutId = (sort: SoonSort) => (a: Driver, b: Driver) => compareSoon([sort])({ ...a, id: b.id }, b);
