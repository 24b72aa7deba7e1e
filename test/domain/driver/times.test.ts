import { describe, expect, it } from 'vitest';
import { isReadyToLeave } from '../../../src/domain/driver/arrival.ts';
import { presenceEndColour } from '../../../src/domain/driver/presence-end.ts';

const now = Date.parse('2025-03-03T12:00:00+01:00');
const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const colour = (minutes: number, early_start = false) =>
  presenceEndColour({ planning_end: after(minutes), early_start }, now);

describe('the end of a presence', () => {
  it('DSP-553 is red when past', () => {
    expect([colour(-0.01), colour(-600, true)]).toEqual(['red', 'red']);
  });

  it('DSP-554 is orange at most 30 minutes away', () => {
    expect([colour(0), colour(30), colour(30, true), colour(30.01)]).toEqual(['orange', 'orange', 'orange', null]);
  });

  it('DSP-556 is blue for an early start', () => {
    expect([colour(31, true), colour(31)]).toEqual(['blue', null]);
    expect(presenceEndColour({ early_start: true }, now)).toBeNull();
  });

  it('DSP-638 counts elapsed time on the night clocks change', () => {
    const beforeTheJump = Date.parse('2025-03-30T01:45:00+01:00');
    expect(presenceEndColour({ planning_end: '2025-03-30T03:15:00+02:00' }, beforeTheJump)).toBe('orange');
  });
});

describe('drivers ready to leave', () => {
  it('DSP-559 PRP-862 are expected from 90 minutes ago to 15 minutes ahead, bounds included', () => {
    const ready = [-90.01, -90, 0, 15, 15.01].map((minutes) => isReadyToLeave({ eta: after(minutes) }, now));
    expect(ready).toEqual([false, true, true, true, false]);
    expect(isReadyToLeave({ eta: null }, now)).toBe(false);
  });
});
