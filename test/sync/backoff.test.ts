import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs, retryAfterMs } from '../../src/sync/sending/backoff.ts';

describe('the wait before sending again', () => {
  it('is anything up to one second doubled at each failure, and never more than a minute', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (failures, drawn) => {
        const ms = backoffMs(failures, () => drawn, 0);
        expect(ms).toBeGreaterThanOrEqual(0);
        expect(ms).toBeLessThanOrEqual(Math.min(60_000, 1_000 * 2 ** failures));
      }),
    );
  });

  it('is never shorter than the server asked', () => {
    expect(backoffMs(1, () => 0, 7_000)).toBe(7_000);
    expect(backoffMs(10, () => 0.9, 7_000)).toBe(54_000);
  });

  it('reads Retry-After in seconds or as a date, and nothing from what is neither', () => {
    const waitOf = (value: string) =>
      retryAfterMs(new Headers({ 'Retry-After': value }), Date.parse('2026-03-10T09:00:00Z'));
    expect(waitOf('7')).toBe(7_000);
    expect(waitOf('Tue, 10 Mar 2026 09:00:30 GMT')).toBe(30_000);
    expect(waitOf('Tue, 10 Mar 2026 08:00:00 GMT')).toBe(0);
    expect(['bientôt', '-5', '1.5', '1e9', 'dans 5 jours', 'Tue, demain'].map(waitOf)).toEqual(Array(6).fill(0));
    expect(waitOf('99999999')).toBe(600_000);
    expect(waitOf('Tue, 10 Mar 2099 09:00:30 GMT')).toBe(600_000);
    expect(retryAfterMs(new Headers(), 0)).toBe(0);
  });

  it('takes a date by the clock of the answer that says it, whatever the device believes', () => {
    const said = { Date: 'Tue, 10 Mar 2026 09:00:00 GMT', 'Retry-After': 'Tue, 10 Mar 2026 09:00:10 GMT' };
    expect(retryAfterMs(new Headers(said), Date.parse('2026-03-10T07:00:00Z'))).toBe(10_000);
  });
});
