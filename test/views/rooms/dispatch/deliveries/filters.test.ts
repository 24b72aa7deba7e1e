import { describe, expect, it } from 'vitest';
import { lateByHour } from '../../../../../src/domain/late-order/by-hour.ts';
import { type LateState, lateStates } from '../../../../../src/domain/late-order/state.ts';
import { selectLate } from '../../../../../src/views/rooms/dispatch/deliveries/filters.ts';
import { columnsOf } from '../../../../builders/columns.ts';

const nowMs = Date.UTC(2026, 2, 3, 9);
const minutes = (count: number) => nowMs + count * 60_000;

const index = (...rows: readonly (readonly [slotEnd: number, state: LateState])[]) =>
  columnsOf(
    ['slotEnd', 'state', 'postalCode'],
    rows.map(([slotEnd, state]) => ({ slotEnd, state: lateStates.indexOf(state) })),
  );

describe('the late orders on screen', () => {
  const all = index(
    [minutes(-9), 'treated'],
    [minutes(-3), 'warn'],
    [minutes(2), 'check'],
    [minutes(9), 'treatedAuto'],
  );

  it('DSP-256 leave out those dealt with, by a person or by the server, unless wanted', () => {
    expect(selectLate(all, { showReviewed: false, nowMs, codes: [] }).ids).toEqual([2, 3]);
    expect(selectLate(all, { showReviewed: true, nowMs, codes: [] }).ids).toEqual([1, 2, 3, 4]);
  });

  it('are told over the day with those dealt with, shown or not', () => {
    expect(lateByHour(selectLate(all, { showReviewed: false, nowMs, codes: [] }).ends, nowMs)).toEqual([
      { hour: 9, toTreat: 1, treated: 1 },
      { hour: 10, toTreat: 1, treated: 1 },
    ]);
  });

  it('DSP-713 are counted with those to review, shown or not', () => {
    const many = index(
      ...Array.from({ length: 60 }, (_, at) => [minutes(at - 60), at < 40 ? 'check' : 'warn'] as const),
    );
    const { ids, toReview } = selectLate(many, { showReviewed: false, nowMs, codes: [] });
    expect([ids.length, toReview]).toEqual([60, 40]);
  });

  it('DSP-710 come when their slot ends in less than 20 minutes', () => {
    const coming = index([minutes(20) - 1, 'warn'], [minutes(20), 'warn']);
    expect(selectLate(coming, { showReviewed: false, nowMs, codes: [] }).ids).toEqual([1]);
    expect(selectLate(coming, { showReviewed: false, nowMs: nowMs + 1, codes: [] }).ids).toEqual([1, 2]);
  });

  it('DSP-861 are those of the chosen postal codes, counted so too', () => {
    const { ids, columns } = index([minutes(-3), 'check'], [minutes(-2), 'check'], [minutes(-1), 'check']);
    const postalCode = Float64Array.from([75_018, 1_000, Number.NaN]);
    const select = (codes: readonly string[]) =>
      selectLate({ ids, columns: { ...columns, postalCode } }, { showReviewed: false, nowMs, codes });
    const ends = [{ slotEndMs: minutes(-2), isReviewed: false }];
    expect(select(['01'])).toEqual({ ids: [2], toReview: 1, ends });
    expect(select(['75', '01000']).ids).toEqual([1, 2]);
  });
});
