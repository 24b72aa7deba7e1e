import { describe, expect, it } from 'vitest';
import type { Values } from '../../../../../src/db/lists/list-index.ts';
import {
  type BoardMap,
  boardMap,
  isWithin,
  type MapInputs,
  mostOf,
} from '../../../../../src/views/rooms/dispatch/map/points.ts';
import { columnsOf } from '../../../../builders/columns.ts';
import { aDockCard, aTaskRow } from '../../../../builders/view-rows.ts';

const nowMs = Date.UTC(2026, 2, 3, 9);
const nothing: MapInputs['choice'] = { hidden: new Set(), lateOnly: false, dockId: null };
const at = (latitude: number, longitude = 2.35) => ({ latitude, longitude });

const names = [
  ...(['exchange', 'emergency', 'departure', 'slotEnd', 'waiting', 'leavesAt', 'postalCode'] as const),
  ...(['canteen', 'witness', 'order', 'latitude', 'longitude', 'lateFrom'] as const),
];

/** An index of tasks to dispatch, with the columns a test is about. */
const indexOf = (rows: readonly Partial<Values<(typeof names)[number]>>[]) => columnsOf(names, rows);

const inputs = (fields: Partial<MapInputs> = {}): MapInputs => ({
  index: undefined,
  filters: { hideWaiting: false, leavingByMs: null, codes: [] },
  isGrouped: false,
  cards: [],
  home: null,
  choice: nothing,
  ...fields,
});

const tasksOf = ({ points }: BoardMap) => points.map(({ taskId }) => taskId);

describe('the orders to dispatch on the map', () => {
  const here = { order: 7, latitude: 48.9, longitude: 2.3 };

  it('are all there with their place, also those beyond the cap of the list, which cannot be ticked', () => {
    const { points } = boardMap(inputs({ index: indexOf(Array.from({ length: 152 }, () => here)) }), nowMs);
    expect(points).toHaveLength(152);
    expect(points[149]).toEqual({
      taskId: 150,
      orderId: 7,
      dockId: null,
      rank: null,
      place: 'toDispatch',
      isLate: false,
      isListed: true,
      position: { latitude: 48.9, longitude: 2.3 },
    });
    expect(points[150]?.isListed).toBe(false);
  });

  it('DSP-272 of a canteen are a point each, and one of them can be ticked where they are one line', () => {
    const index = indexOf([
      { ...here, canteen: 4 },
      { ...here, canteen: 4, witness: 1 },
    ]);
    const listed = (isGrouped: boolean) =>
      boardMap(inputs({ index, isGrouped }), nowMs).points.map((it) => it.isListed);
    expect([listed(true), listed(false)]).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  it('DSP-203 DSP-204 DSP-861 are those the filters of the board keep', () => {
    const index = indexOf([
      { ...here, waiting: 1, leavesAt: 1, postalCode: 75_018 },
      { ...here, waiting: 0, leavesAt: nowMs + 1, postalCode: 75_018 },
      { ...here, waiting: 0, leavesAt: 1, postalCode: 92_100 },
    ]);
    const kept = (filters: Partial<MapInputs['filters']>) =>
      tasksOf(boardMap(inputs({ index, filters: { ...inputs().filters, ...filters } }), nowMs));
    expect(kept({ hideWaiting: true })).toEqual([2, 3]);
    expect(kept({ leavingByMs: nowMs })).toEqual([1, 3]);
    expect(kept({ codes: ['75018'] })).toEqual([1, 2]);
  });

  it('without coordinates are counted, not placed', () => {
    const map = boardMap(inputs({ index: indexOf([here, { order: 8 }]) }), nowMs);
    expect([tasksOf(map), map.placeless]).toEqual([[1], 1]);
  });

  it('DSP-710 are late from 20 minutes before the end of their slot, and the map says when the next one is', () => {
    const index = indexOf([
      { ...here, lateFrom: 0 },
      { ...here, lateFrom: nowMs },
      { ...here, lateFrom: nowMs + 60_000 },
    ]);
    const map = boardMap(inputs({ index }), nowMs);
    expect(map.points.map(({ isLate }) => isLate)).toEqual([true, false, false]);
    expect(map.untilMs).toBe(nowMs + 1);
    const then = boardMap(inputs({ index }), map.untilMs);
    expect(then.points.map(({ isLate }) => isLate)).toEqual([true, true, false]);
    expect(then.untilMs).toBe(nowMs + 60_001);
    expect(tasksOf(boardMap(inputs({ index, choice: { ...nothing, lateOnly: true } }), nowMs))).toEqual([1]);
  });
});

describe('the rounds on the map', () => {
  const first = aTaskRow(11, { position: at(48.91), postalCode: '75018' });
  const lost = aTaskRow(12);
  const last = aTaskRow(13, { position: at(48.92), postalCode: '92100', timing: 'late' });
  const planned = aDockCard(7, [], { tasks: [first, lost, last], driverName: 'Ali Dutour' });
  const gone = aDockCard(8, [], {
    gone_at: '2026-03-03T08:00:00Z',
    tasks: [
      aTaskRow(21, { position: at(48.93), status: 'received', timing: 'late' }),
      aTaskRow(22, { position: at(48.94), status: 'shipping', lateFromMs: nowMs - 1 }),
    ],
  });
  const cards = [planned, gone];
  const home = at(48.9);

  it('are lines from the center through their orders, in their order, with their name and their driver', () => {
    expect(boardMap(inputs({ cards, home }), nowMs).lines).toEqual([
      { dockId: 7, name: 'G7 · Ali Dutour', isOnTheRoad: false, from: home, way: [at(48.91), at(48.92)] },
      { dockId: 8, name: 'G8', isOnTheRoad: true, from: home, way: [at(48.93), at(48.94)] },
    ]);
  });

  it('tell of each order how far it is, with its rank; what is delivered is late no more', () => {
    const { points, placeless } = boardMap(inputs({ cards, home }), nowMs);
    expect(points.map(({ taskId, place, rank, isLate }) => [taskId, place, rank, isLate])).toEqual([
      [11, 'planned', 1, false],
      [13, 'planned', 3, true],
      [21, 'delivered', 1, false],
      [22, 'onTheRoad', 2, true],
    ]);
    expect(placeless).toBe(1);
  });

  it.each([
    [{ hidden: new Set(['planned'] as const) }, [21, 22], [8]],
    [{ hidden: new Set(['onTheRoad'] as const) }, [11, 13], [7]],
    [{ dockId: 8 }, [21, 22], [8]],
    [{ lateOnly: true }, [13, 22], [7, 8]],
  ] as const)('are shown as chosen: %j', (choice, tasks, docks) => {
    const chosen: MapInputs['choice'] = { ...nothing, ...choice };
    const map = boardMap(inputs({ cards, choice: chosen }), nowMs);
    expect([tasksOf(map), map.lines.map(({ dockId }) => dockId)]).toEqual([tasks, docks]);
  });

  it('OUR-215 that are finished are hidden unless they are chosen: closed, or gone with every order delivered', () => {
    const delivered = aTaskRow(31, { position: at(48.95), status: 'received' });
    const done = aDockCard(9, [], { gone_at: '2026-03-03T08:00:00Z', tasks: [delivered] });
    const closed = aDockCard(10, [], { closed_at: '2026-03-03T08:00:00Z', tasks: [first] });
    const shown = (choice: Partial<MapInputs['choice']>) =>
      boardMap(inputs({ cards: [done, closed, gone], choice: { ...nothing, ...choice } }), nowMs).lines.map(
        ({ dockId }) => dockId,
      );
    expect(shown({})).toEqual([8]);
    expect(shown({ dockId: 9 })).toEqual([9]);
    expect(shown({ dockId: 10 })).toEqual([10]);
  });

  it('OUR-214 postal codes stand in the middle of their orders, of the list and of the rounds', () => {
    const index = indexOf([
      { order: 7, latitude: 48.8, longitude: 2.35, postalCode: 75_018 },
      { order: 8, latitude: 48.97, longitude: 2.35, postalCode: 1_000 },
      { order: 9, latitude: 48.7, longitude: 2.35 },
    ]);
    const { codes } = boardMap(inputs({ index, cards: [planned] }), nowMs);
    expect(codes).toEqual([
      { code: '75018', position: at(48.91), orders: 2 },
      { code: '01000', position: at(48.97), orders: 1 },
      { code: '92100', position: at(48.92), orders: 1 },
    ]);
  });

  it('DSP-861 have a line for as long as one of their orders is in the chosen postal codes, and the points of those', () => {
    const filters = { ...inputs().filters, codes: ['92100'] };
    const map = boardMap(inputs({ cards, filters }), nowMs);
    expect([tasksOf(map), map.lines.map(({ dockId }) => dockId)]).toEqual([[13], [7]]);
  });
});

it('a point on the edge of the view is in it', () => {
  const view = { west: 2, south: 48, east: 3, north: 49 };
  expect([at(49, 3), at(48, 2), at(49.001, 2.5), at(48.5, 3.001)].map((it) => isWithin(view, it))).toEqual([
    ...[true, true, false, false],
  ]);
});

it('the first view leaves out the few that are far away, and is all of a few', () => {
  const near = Array.from({ length: 48 }, (_, nth) => at(48.9 + nth / 10_000, 2.35));
  const [first, last] = [near[0], near.at(-1)];
  expect(mostOf([at(10), ...near, at(60, 9)])).toEqual([near[1], near.at(-2)]);
  expect(mostOf([first, last].flatMap((it) => it ?? []))).toEqual([first, last]);
  expect(mostOf([])).toEqual([]);
});
