import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaidPresence, type PaidRound, payModes, payOf, usualRate } from '../../../src/domain/driver-log/pay.ts';

const startMs = Date.parse('2026-10-24T22:00+02:00');
const minutes = (count: number) => count * 60_000;
const round = (fields: Partial<PaidRound> & { readonly from: number; readonly to: number | null }): PaidRound => ({
  leftMs: startMs + minutes(fields.from),
  backMs: fields.to === null ? null : startMs + minutes(fields.to),
  orders: fields.orders ?? 0,
  amountCents: fields.amountCents === undefined ? 0 : fields.amountCents,
});
/** Two rounds of 30,18 and 13,81 euros in 5 h 30. */
const presence = (fields: Partial<PaidPresence> = {}): PaidPresence => ({
  startMs,
  endMs: startMs + minutes(330),
  payMode: 'presence',
  rate: usualRate,
  rounds: [
    round({ from: 20, to: 162, orders: 15, amountCents: 3_018 }),
    round({ from: 184, to: 330, orders: 9, amountCents: 1_381 }),
  ],
  hasDay: true,
  ...fields,
});
const paid = (fields: Partial<PaidPresence>) => payOf(presence(fields));

describe('the pay of a presence', () => {
  it('LOG-033 Perf is the sum of its rounds', () => {
    expect(paid({ payMode: 'performance' })).toMatchObject({
      perfCents: 4_399,
      realCents: 4_399,
      parts: [{ kind: 'rounds', quantity: 2, rateCents: null, amountCents: 4_399 }],
    });
  });

  it('LOG-034 Temps is its seconds at the hourly rate, rounded half away once', () => {
    expect(paid({})).toMatchObject({ seconds: 19_800, realCents: 7_013, perfCents: 4_399 });
    const of = (seconds: number, hourlyCents: number) =>
      paid({ endMs: startMs + seconds * 1_000, rate: { ...usualRate, hourlyCents } }).realCents;
    expect([of(33_000, 1_275), of(58_320, 1_275), of(7_200, 1_350)]).toEqual([11_688, 20_655, 2_700]);
    // Half a cent, and just below.
    expect([of(1_800, 1), of(1_799, 1), of(5_400, 1)]).toEqual([1, 0, 2]);
  });

  it('LOG-034 leaves out the rest of a second, and never goes below 0', () => {
    expect(paid({ endMs: startMs + 3_599_999 }).seconds).toBe(3_599);
    expect(paid({ endMs: startMs })).toMatchObject({ seconds: 0, waitingSeconds: 0, realCents: 0 });
    expect(paid({ endMs: startMs - 5_000 })).toMatchObject({ seconds: 0, waitingSeconds: 0, realCents: 0 });
  });

  it('LOG-034 counts elapsed time: 22:00 to 06:00 of the night in which clocks go back is 9 h', () => {
    const endMs = Date.parse('2026-10-25T06:00+01:00');
    expect(paid({ endMs })).toMatchObject({ seconds: 9 * 3_600, realCents: 11_475 });
  });

  it('LOG-035 A la commande is the order rate for each order delivered', () => {
    expect(paid({ payMode: 'by_order' })).toMatchObject({
      realCents: 8_400,
      parts: [{ kind: 'orders', quantity: 24, rateCents: 350, amountCents: 8_400 }],
    });
  });

  it('LOG-036 Forfait jour is the day rate on the one log that has the day', () => {
    expect(paid({ payMode: 'by_day' }).realCents).toBe(12_000);
    expect(paid({ payMode: 'by_day', hasDay: false })).toMatchObject({ realCents: 0, parts: [{ quantity: 0 }] });
  });

  it('LOG-037 Perf. et attente adds what he waited', () => {
    expect(paid({ payMode: 'perf_and_waiting' })).toMatchObject({
      waitingSeconds: 42 * 60,
      realCents: 5_292,
      parts: [{ amountCents: 4_399 }, { kind: 'waiting', quantity: 2_520, rateCents: 1_275, amountCents: 893 }],
    });
  });

  it('LOG-037 a round counts once where two overlap, outside the presence not, and without an end to its end', () => {
    const rounds = [
      round({ from: -30, to: 10 }),
      round({ from: 60, to: 120 }),
      round({ from: 90, to: 110 }),
      round({ from: 100, to: 150 }),
      round({ from: 300, to: null, amountCents: null }),
    ];
    expect(paid({ rounds, payMode: 'perf_and_waiting' }).waitingSeconds).toBe((50 + 150) * 60);
    expect(paid({ rounds: [] }).waitingSeconds).toBe(19_800);
  });

  it('LOG-033 LOG-037 its parts add up, and waiting is never more than the whole', () => {
    const rounds = fc.array(
      fc.record({ from: fc.integer({ min: -90, max: 900 }), length: fc.option(fc.integer({ min: 0, max: 300 })) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...payModes), rounds, fc.integer({ min: 0, max: 900 }), (payMode, drawn, length) => {
        const pay = paid({
          ...{ payMode, endMs: startMs + minutes(length) },
          rounds: drawn.map(({ from, length: its }) =>
            round({
              from,
              to: its === null ? null : from + its,
              amountCents: its === null ? null : its * 7,
              orders: 3,
            }),
          ),
        });
        expect(pay.parts.reduce((sum, part) => sum + part.amountCents, 0)).toBe(pay.realCents);
        // Minute by minute.
        const isOut = (at: number) => drawn.some(({ from, length: its }) => from <= at && at < from + (its ?? 1e6));
        const waited = Array.from({ length }, (_, at) => at).filter((at) => !isOut(at)).length;
        expect(pay.waitingSeconds).toBe(waited * 60);
      }),
      { numRuns: 200 },
    );
  });
});
