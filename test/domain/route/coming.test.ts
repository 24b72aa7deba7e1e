import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/domain/geo.ts';
import { type ComingDriver, type ComingRound, coming } from '../../../src/domain/route/coming.ts';
import { endsAt, type RunOrder } from '../../../src/domain/route/planned-run.ts';

const minute = 60_000;
const six = Date.UTC(2026, 10, 27, 17);
const text = (minutes: number) => new Date(six + minutes * minute).toISOString();
const here: Position = { latitude: 48.89, longitude: 2.36 };
const ends = endsAt(1, new Map([[1, here]]));

const order = (id: number, fields: Partial<RunOrder> = {}): RunOrder => ({
  id,
  position: null,
  slotEndMs: null,
  status: 'todo',
  ...fields,
});

/** A round that leaves and returns at minutes after six; the shown departure is 10 minutes before it leaves. */
const round = (id: number, leaves: number | null, back: number | null, fields: Partial<ComingRound> = {}) =>
  ({
    id: id as ComingRound['id'],
    dock_type: 'DRIVER_SOFT',
    departureMs: leaves === null ? null : six + (leaves - 10) * minute,
    return_time: back === null ? null : text(back),
    tasks: [order(id * 10)],
    ...fields,
  }) satisfies ComingRound;

const driver = (id: number, fields: Partial<ComingDriver> = {}): ComingDriver => ({
  id: id as ComingDriver['id'],
  state: 'wait',
  ...fields,
});

const shortage = (rounds: readonly ComingRound[], drivers: readonly ComingDriver[], nowMs = six) =>
  coming(rounds, drivers, ends, nowMs).shortage;

describe('the first quarter of an hour that is short of drivers', () => {
  it('OUR-231 is where more rounds that nobody has leave than drivers are here, by how many', () => {
    const rounds = [round(1, 5, 40), round(2, 16, 60), round(3, 20, 60), round(4, 40, 90)];
    expect(shortage(rounds, [driver(1)])).toEqual({
      quarterMs: six + 15 * minute,
      isNow: false,
      missing: 2,
      known: 4,
      of: 4,
    });
    expect(shortage(rounds, [driver(1), driver(2), driver(3)])).toBeNull();
    expect(shortage(rounds, [])).toMatchObject({ quarterMs: six, isNow: true, missing: 1 });
  });

  it('OUR-231 a round that should have left is to leave now, and one beyond two hours is not looked at', () => {
    expect(shortage([round(1, -30, 20)], [])).toMatchObject({ isNow: true, missing: 1 });
    expect(shortage([round(1, 119, 150)], [])).toMatchObject({ quarterMs: six + 105 * minute, missing: 1 });
    expect(shortage([round(1, 120, 150)], [])).toBeNull();
  });

  it.each<[string, Partial<ComingDriver>, boolean]>([
    ['waits', { state: 'wait' }, true],
    ['is here without planning', { state: 'noplan' }, true],
    ['is expected before', { state: 'plan', current_planning_start: text(20) }, true],
    ['is expected at the minute', { state: 'plan', current_planning_start: text(30) }, true],
    ['is expected later', { state: 'plan', current_planning_start: text(31) }, false],
    ['was expected and has not come', { state: 'plan', current_planning_start: text(-1) }, false],
    ['is expected, nobody knows when', { state: 'plan' }, false],
    ['will not come', { state: 'plan', current_planning_start: text(20), is_planning_confirmed: -1 }, false],
    ['is on his way back', { state: 'returning', eta: text(25) }, true],
    ['is back too late', { state: 'returning', eta: text(35) }, false],
    ['drives, nobody knows until when', { state: 'run' }, true],
    ['drives elsewhere', { state: 'run_other' }, false],
    ['is hidden', { state: 'hidden' }, false],
    ['goes home after', { planning_end: text(61) }, true],
    ['goes home before', { planning_end: text(25) }, false],
    ['goes home while it is on the road', { planning_end: text(50) }, false],
    ['should have gone home', { planning_end: text(-5) }, false],
  ])('OUR-231 a driver who %s', (_, fields, isEnough) => {
    expect(shortage([round(1, 30, 60)], [driver(7, fields)]) === null).toBe(isEnough);
  });

  it('OUR-231 a driver is away with his own rounds: given, planned, and on the road until they are back', () => {
    const needs = round(1, 30, 60);
    const own = (leaves: number, back: number, fields: Partial<ComingRound> = {}) =>
      round(2, leaves, back, { target_driver: 7, ...fields });
    expect(shortage([needs, own(20, 40)], [driver(7)])).toMatchObject({ quarterMs: six + 30 * minute, missing: 1 });
    expect(shortage([needs, own(50, 70)], [driver(7)])).toMatchObject({ quarterMs: six + 45 * minute, missing: 1 });
    expect(shortage([needs, own(5, 30)], [driver(7)])).toBeNull();
    expect(shortage([needs, own(60, 70)], [driver(7)])).toBeNull();
    const gone = { gone_at: text(-20) };
    expect(shortage([needs, own(-20, 40, gone)], [driver(7, { state: 'run' })])).toMatchObject({ missing: 1 });
    expect(shortage([needs, own(-20, 30, gone)], [driver(7, { state: 'run' })])).toBeNull();
    // Of two on the road the later return counts.
    const second = { ...own(-10, 40, gone), id: 3 as ComingRound['id'] };
    for (const both of [
      [own(-20, 30, gone), second],
      [second, own(-20, 30, gone)],
    ])
      expect(shortage([needs, ...both], [driver(7, { state: 'run' })])).toMatchObject({ missing: 1 });
  });

  it('OUR-231 what is not known counts in favour, and is not among the rounds it rests on', () => {
    expect(shortage([round(1, null, 60), round(2, 30, null)], [])).toBeNull();
    const rounds = [round(1, null, 60), round(2, 30, null), round(3, 30, 60)];
    expect(shortage(rounds, [])).toMatchObject({ missing: 1, known: 1, of: 3 });
    const gone = round(4, -10, null, { gone_at: text(-10), target_driver: 7 });
    expect(shortage([round(3, 30, 60), gone], [driver(7, { state: 'run' })])).toBeNull();
  });

  it("OUR-231 rounds that are over, empty, a courier's or bound for another center do not count", () => {
    const others: readonly Partial<ComingRound>[] = [
      { closed_at: text(-1) },
      { current_status: 'closed' },
      { tasks: [] },
      { tasks: [order(1, { status: 'received' })] },
      { dock_type: 'STUART' },
      { cross_docking_target_center: 3 },
    ];
    for (const fields of others) expect(shortage([round(1, 30, 60, fields)], [])).toBeNull();
  });

  it('OUR-231 says what counting each minute says, and never more than a way to share the rounds out needs', () => {
    const minutes = fc.integer({ min: 0, max: 150 });
    const aRound = fc.record({
      leaves: minutes,
      lasts: fc.integer({ min: 1, max: 60 }),
      whose: fc.integer({ min: 0, max: 4 }),
    });
    const aDriver = fc.record({ from: minutes, lasts: fc.integer({ min: 1, max: 150 }) });
    fc.assert(
      fc.property(fc.array(aRound, { maxLength: 8 }), fc.array(aDriver, { maxLength: 4 }), (rounds, drivers) => {
        const cards = rounds.map(({ leaves, lasts, whose }, at) =>
          round(at + 1, leaves, leaves + lasts, { target_driver: whose > 0 && whose <= drivers.length ? whose : null }),
        );
        const people = drivers.map(({ from, lasts }, at) =>
          driver(at + 1, { state: 'plan', current_planning_start: text(from), planning_end: text(from + lasts) }),
        );
        const on = (at: number, leaves: number, lasts: number) => leaves <= at && at < leaves + lasts;
        const isOwn = ({ whose }: { readonly whose: number }) => whose > 0 && whose <= drivers.length;
        const missing = Array.from({ length: 120 }, (_, at) => {
          const needs = rounds.filter((it) => !isOwn(it) && on(at, it.leaves, it.lasts)).length;
          const have = drivers.filter(
            (it, index) =>
              on(at, it.from, it.lasts) &&
              !rounds.some((its) => its.whose === index + 1 && on(at, its.leaves, its.lasts)),
          ).length;
          return needs - have;
        });
        const first = missing.findIndex((count) => count > 0);
        const quarter = Math.floor(first / 15);
        const worst = Math.max(...missing.slice(quarter * 15, quarter * 15 + 15));
        const said = shortage(cards, people);
        if (first === -1) expect(said).toBeNull();
        else expect(said).toMatchObject({ quarterMs: six + quarter * 15 * minute, missing: worst });
      }),
    );
  });
});

describe('the round that will be late first', () => {
  const late = (rounds: readonly ComingRound[], nowMs = six) => coming(rounds, [], ends, nowMs).late;
  const stop = (id: number, eta: number | null, slotEnd: number | null, fields: Partial<RunOrder> = {}) =>
    order(id, {
      eta: eta === null ? null : text(eta),
      slotEndMs: slotEnd === null ? null : six + slotEnd * minute,
      ...fields,
    });

  it('OUR-232 is the one whose slot ends first of those that are missed, with the stop as its card numbers it', () => {
    const rounds = [
      round(24, 10, 90, { tasks: [stop(1, 20, 30), stop(2, 40, 50), stop(3, 66, 60)] }),
      round(25, 10, 90, { tasks: [stop(4, 90, 61)] }),
    ];
    expect(late(rounds)).toEqual({
      ...{ dockId: 24, taskId: 3, stop: 3, minutes: 6 },
      ...{ isMovable: true, known: 2, of: 2 },
    });
  });

  it('OUR-232 is not late within the error of an estimate, nor where the slot has ended already', () => {
    expect(late([round(1, 10, 90, { tasks: [stop(1, 62, 60)] })])).toBeNull();
    expect(late([round(1, 10, 90, { tasks: [stop(1, 63, 60)] })])).toMatchObject({ minutes: 3 });
    expect(late([round(1, 10, 90, { tasks: [stop(1, 30, 0)] })])).toBeNull();
    expect(late([round(1, 10, 90, { tasks: [stop(1, 30, -10), stop(2, 50, 40)] })])).toMatchObject({
      stop: 2,
      minutes: 10,
    });
  });

  it('OUR-232 of slots that end together the one missed by more comes first, then the round of the lower number', () => {
    const missed = (id: number, eta: number) => round(id, 10, 90, { tasks: [stop(id * 10, eta, 40)] });
    expect(late([missed(1, 50), missed(3, 55), missed(2, 55)])).toMatchObject({ dockId: 2, minutes: 15 });
  });

  it('OUR-232 a delivered stop is not late, and keeps its number; of a given round or one that left nothing is moved', () => {
    const tasks = [stop(1, null, 20, { status: 'received' }), stop(2, 40, 30)];
    expect(late([round(1, 10, 90, { tasks })])).toMatchObject({ stop: 2, isMovable: true });
    expect(late([round(1, 10, 90, { tasks, locked_at: text(-1) })])).toMatchObject({ isMovable: false });
    expect(late([round(1, 10, 90, { tasks, gone_at: text(-1) })])).toMatchObject({ isMovable: false });
  });

  it('OUR-232 is reckoned by the way where nothing is expected, and unknown rounds are counted apart', () => {
    const north = { latitude: here.latitude + 3_000 / 111_195, longitude: here.longitude };
    // 780 s of way from a departure at ten past: reached at 18:23.
    const way = round(1, 10, null, { tasks: [stop(1, null, 15, { position: north })] });
    expect(late([way])).toMatchObject({ stop: 1, minutes: 8, known: 1, of: 1 });
    expect(late([{ ...way, departureMs: null }])).toBeNull();
    expect(late([way, round(2, 10, null, { tasks: [stop(2, null, 40)] })])).toMatchObject({ known: 1, of: 2 });
    expect(late([way, round(2, 10, null, { tasks: [stop(2, null, null)] })])).toMatchObject({ known: 2, of: 2 });
    // On the road, what comes before the first expected stop is not known.
    expect(late([{ ...way, gone_at: text(0) }])).toBeNull();
  });
});
