import { describe, expect, it } from 'vitest';
import {
  awaitsPickup,
  type BoardPlace,
  dayNumberAt,
  dayText,
  isOfToday,
  type PlaceState,
  placeOf,
  sectionOf,
} from '../../../src/domain/preparation/board.ts';
import { anOrder, aPacking } from '../../builders/rows.ts';

const today = 20_261_126;
const place = (state: PlaceState, day: number, rank = 0): BoardPlace => ({ state, day, rank });

describe('the section of a packing', () => {
  it.each<[string, BoardPlace, ReturnType<typeof sectionOf>]>([
    ['to do', place('todo', today + 1), 'now'],
    ['paid, of today', place('paid', today), 'now'],
    ['paid, of yesterday', place('paid', today - 1), 'now'],
    ['paid, of tomorrow', place('paid', today + 1), 'later'],
    ['paid, of tomorrow, urgent', place('paid', today + 1, 2), 'now'],
    ['paid, of no day', place('paid', Number.NaN), 'now'],
    ['later, of today', place('later', today), 'later'],
    ['later, urgent', place('later', today + 1, 1), 'now'],
    ['done', place('none', today), null],
    ['blocked, urgent', place('blocked', today, 1), 'blocked'],
  ])('of one that is %s', (_, its, section) => {
    expect(sectionOf(its, today)).toBe(section);
  });

  it('follows what is packed, the order only where nobody packs it; stand-by goes before both', () => {
    const state = (status: string, order: string | undefined) =>
      placeOf(aPacking(1, { status }), order === undefined ? undefined : anOrder(1001, { status: order })).state;
    expect(state('todo', 'paid')).toBe('paid');
    expect(state('todo', 'later')).toBe('later');
    expect(state('todo', 'now')).toBe('todo');
    expect(state('todo', undefined)).toBe('todo');
    expect(state('doing', 'later')).toBe('doing');
    expect(state('done', 'later')).toBe('none');
    expect(state('done', 'stand-by')).toBe('stand-by');
    expect(state('to-check', 'stand-by')).toBe('stand-by');
  });

  it('rests on the preparation day, else on the Paris day its slot begins, else on none', () => {
    const order = anOrder(1001, { shipping_time: '2026-11-26T23:30:00Z' });
    const day = (its: string | null, of = order) => placeOf(aPacking(1, { day: its }), of).day;
    expect([day('2026-11-24'), day(null), day('demain')]).toEqual([20_261_124, 20_261_127, 20_261_127]);
    expect(day(null, anOrder())).toBeNaN();
    expect([dayNumberAt(Date.parse('2026-12-31T23:15:00Z')), dayText(20_270_101)]).toEqual([20_270_101, '2027-01-01']);
  });
});

it('PRP-115 of today is all that is to do now, and whatever has a day up to today', () => {
  const isToday = (section: ReturnType<typeof sectionOf>, day: number) => isOfToday(section, { day }, today);
  expect([isToday('now', today + 1), isToday('now', Number.NaN)]).toEqual([true, true]);
  expect([isToday('later', today), isToday('later', today + 1), isToday('later', Number.NaN)]).toEqual([
    ...[true, false, false],
  ]);
});

it('PRP-123 a packed order of the direct courier waits for its pickup until it left, and no other does', () => {
  const direct = anOrder(1001, { status: 'prepared', site_id: 1015 });
  const waits = (status: string, order = direct) => awaitsPickup({ status }, order);
  expect(['waiting', 'shipping', 'received'].map((status) => waits(status))).toEqual([true, false, false]);
  expect(waits('waiting', { ...direct, status: 'prep' })).toBe(false);
  expect(waits('waiting', { ...direct, site_id: 1 })).toBe(false);
});
