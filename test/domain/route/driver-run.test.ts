import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/domain/geo.ts';
import type { PlannedStop } from '../../../src/domain/route/best-place.ts';
import { compareRuns, freeMs, type PlannedRun, runOf, whyNotRun } from '../../../src/domain/route/driver-run.ts';

const center: Position = { latitude: 48.89, longitude: 2.36 };
const minute = 60_000;
const nine = Date.UTC(2026, 10, 27, 8);
const text = (ms: number) => new Date(ms).toISOString();

const stop = (id: number, north: number, slotEndMs: number | null = null): PlannedStop => ({
  id,
  position: { latitude: center.latitude + north / 111_195, longitude: center.longitude },
  etaMs: null,
  slotEndMs,
});

const round = (fields: Partial<PlannedRun> = {}): PlannedRun => ({
  ...{ center, end: center, leavesMs: nine + 20 * minute, stops: [stop(1, 1_000)] },
  ...{ returnMs: null, stage: 'waiting' },
  ...fields,
});

/** 1 km there, 4 minutes at the door, 1 km back. */
const roundS = 2 * 260 + 240;
const waiting = { state: 'wait' };

describe('a round as a driver would drive it', () => {
  it('OUR-084 who is free before it leaves drives it as planned', () => {
    const run = runOf(round(), nine);
    expect(run).toMatchObject({ leavesMs: nine + 20 * minute, delayMs: 0, late: [], isSure: true });
    expect(run.backMs).toBe(nine + 20 * minute + roundS * 1_000);
  });

  it('OUR-084 who is free later leaves later, and everything of it is so much later', () => {
    const slotEndMs = nine + 25 * minute;
    const run = runOf(round({ stops: [stop(1, 1_000, slotEndMs)], returnMs: nine + 40 * minute }), nine + 30 * minute);
    expect(run).toMatchObject({ delayMs: 10 * minute, backMs: nine + 50 * minute, isSure: false });
    expect(run.late).toEqual([{ id: 1, minutes: 9 }]);
  });

  it('OUR-084 a round without a departure leaves when he is free, whatever was expected of its stops', () => {
    const stops = [{ ...stop(1, 1_000), etaMs: nine + 90 * minute }];
    const run = runOf(round({ leavesMs: null, stops, returnMs: nine + 95 * minute }), nine);
    expect(run).toMatchObject({ leavesMs: nine, delayMs: 0, backMs: nine + roundS * 1_000 });
  });

  it('OUR-084 nothing is said of whom nobody knows when he is free, nor of a return from an unknown place', () => {
    expect(runOf(round(), null)).toEqual({
      leavesMs: null,
      delayMs: 0,
      backMs: null,
      late: [],
      isSure: false,
      isKnown: false,
    });
    expect(runOf(round({ end: null }), nine).backMs).toBeNull();
    expect(runOf(round({ stops: [{ ...stop(1, 1_000), position: null }] }), nine)).toMatchObject({
      isSure: false,
      isKnown: false,
    });
  });
});

describe('when a driver is free', () => {
  const of = (driver: Parameters<typeof freeMs>[0], held: readonly PlannedRun[] = []) =>
    freeMs(driver, held, round(), nine);
  const gone = (returnMs: number | null) => round({ stage: 'gone', leavesMs: null, returnMs });

  it.each([
    ['waits', waiting, [], nine],
    ['is on the road', { state: 'run' }, [gone(nine + 9 * minute)], nine + 9 * minute],
    [
      'has two rounds on the road',
      { state: 'run' },
      [gone(nine + 9 * minute), gone(nine + 5 * minute)],
      nine + 9 * minute,
    ],
    ['is on the road, nobody knows until when', { state: 'run' }, [gone(null)], null],
    ['has an estimate of his own', { state: 'run', eta: text(nine + 7 * minute) }, [gone(null)], nine + 7 * minute],
    ['has one that is over', { state: 'run', eta: text(nine - minute) }, [gone(null)], null],
    ['is to come', { state: 'plan', eta: text(nine + 30 * minute) }, [], nine + 30 * minute],
  ])('OUR-084 who %s', (_, driver, held, expected) => expect(of(driver, held)).toBe(expected));

  it('OUR-084 after the rounds that leave before this one, not those after it', () => {
    const before = round({ leavesMs: nine + 5 * minute });
    const behind = round({ leavesMs: nine + 60 * minute });
    expect(of(waiting, [behind, before])).toBe(nine + 5 * minute + roundS * 1_000);
    expect(of({ state: 'run' }, [round({ stage: 'given', leavesMs: nine })])).toBe(nine + roundS * 1_000);
  });
});

describe('who cannot take a round', () => {
  const why = (driver: Parameters<typeof freeMs>[0], free: number | null = nine) =>
    whyNotRun(driver, runOf(round(), free), nine)?.code ?? null;
  const back = nine + 20 * minute + roundS * 1_000;

  it.each([
    ['his presence ends after the return', { ...waiting, planning_end: text(back) }, null],
    ['a minute before', { ...waiting, planning_end: text(back - minute) }, 'endsBefore'],
    ['is over', { ...waiting, planning_end: text(nine - 1) }, 'presenceOver'],
    ['its end is unknown', waiting, null],
  ])('OUR-085 %s', (_, driver, code) => expect(why(driver)).toBe(code));

  it('OUR-085 who is to come can if he is here in time', () => {
    expect(why({ state: 'plan' }, nine + 20 * minute)).toBeNull();
    expect(why({ state: 'plan' }, nine + 21 * minute)).toBe('notPresent');
    expect(why({ state: 'plan' }, null)).toBe('notPresent');
    expect(why({ state: 'run' }, null)).toBeNull();
  });
});

it('OUR-084 nobody late comes first, then unknown, then late; who leaves first before who leaves later', () => {
  const slot = [stop(1, 1_000, nine + 27 * minute)];
  const [soon, later, late, unknown] = [nine, nine + 21 * minute, nine + 60 * minute, null].map((free) =>
    runOf(round({ stops: slot }), free),
  );
  const runs = [late, unknown, later, soon].flatMap((run) => run ?? []);
  expect(runs.sort(compareRuns)).toEqual([soon, later, unknown, late]);
});
