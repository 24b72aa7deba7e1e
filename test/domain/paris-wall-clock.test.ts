import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hourText, parisDay } from '../../src/domain/time/paris-time.ts';
import { isSkipped, parisInstant, parisIso } from '../../src/domain/time/paris-wall-clock.ts';

const minuteMs = 60_000;
/** Whole minutes of this decade, and many about the nights clocks change. */
const instants = fc.oneof(
  fc.integer({ min: Date.parse('2024-01-01T00:00Z') / minuteMs, max: Date.parse('2034-01-01T00:00Z') / minuteMs }),
  fc
    .tuple(
      fc.constantFrom('2026-03-29T01:00Z', '2026-10-25T01:00Z', '2027-03-28T01:00Z'),
      fc.integer({ min: -180, max: 180 }),
    )
    .map(([at, minutes]) => Date.parse(at) / minuteMs + minutes),
);

describe('the clocks of Paris', () => {
  it('SUP-464 every instant is found again by what they show; where it is shown twice, the second time', () => {
    fc.assert(
      fc.property(instants, (minutes) => {
        const ms = minutes * minuteMs;
        const found = parisInstant(parisDay(ms), hourText(ms));
        const isFirstOfTwo = hourText(ms) === hourText(ms + 60 * minuteMs);
        expect(found).toBe(isFirstOfTwo ? ms + 60 * minuteMs : ms);
      }),
      { numRuns: 500 },
    );
  });

  it('SUP-464 an instant is written with the offset of its day, and means the same', () => {
    fc.assert(
      fc.property(instants, (minutes) => {
        const text = parisIso(minutes * minuteMs);
        expect(Date.parse(text)).toBe(minutes * minuteMs);
        expect(text.slice(0, 16)).toBe(`${parisDay(minutes * minuteMs)}T${hourText(minutes * minuteMs)}`);
      }),
    );
    expect(parisIso(Date.parse('2026-03-29T01:00Z'))).toBe('2026-03-29T03:00:00+02:00');
    expect(parisIso(Date.parse('2026-03-29T00:59Z'))).toBe('2026-03-29T01:59:00+01:00');
  });

  it('SUP-462 knows what is no hour, and what clocks skip', () => {
    expect(parisInstant('2026-03-29', '02:30')).toBeNull();
    expect(isSkipped('2026-03-29', '02:30')).toBe(true);
    expect(isSkipped('2026-03-29', '03:00')).toBe(false);
    for (const [day, time] of [
      ['2026-02-30', '10:00'],
      ['2026-03-01', '24:00'],
      ['2026-03-01', '10:60'],
      ['2026-03-01', ''],
      ['', '10:00'],
    ] as const) {
      expect(parisInstant(day, time)).toBeNull();
      expect(isSkipped(day, time)).toBe(false);
    }
  });
});

describe('in whatever zone the device runs', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
    vi.resetModules();
  });

  it.each(['Asia/Tokyo', 'America/Los_Angeles', 'UTC', 'Europe/Paris'])('SUP-464 is the same in %s', async (TZ) => {
    process.env.TZ = TZ;
    vi.resetModules();
    const { parisInstant: instant, parisIso: iso } = await import('../../src/domain/time/paris-wall-clock.ts');
    const { slotDescription, startMoved } = await import('../../src/domain/order/slot/free-slot.ts');
    expect(instant('2026-10-25', '02:30')).toBe(Date.parse('2026-10-25T01:30:00Z'));
    expect(iso(Date.parse('2026-07-01T21:30:00Z'))).toBe('2026-07-01T23:30:00+02:00');
    const typed = { startDay: '2026-11-27', startTime: '10:00', endDay: '2026-11-27', endTime: '12:00' };
    expect(startMoved(typed, { startTime: '23:45' })).toMatchObject({ endDay: '2026-11-28', endTime: '00:15' });
    const late = { startMs: Date.parse('2026-11-27T22:45Z'), endMs: Date.parse('2026-11-27T23:15Z') };
    expect(slotDescription(late)).toBe('27/11 23:45 - 28/11 00:15');
  });
});
