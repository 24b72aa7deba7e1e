import { describe, expect, it } from 'vitest';
import { firstHour, nextHourMs } from '../../../src/domain/phone-call/hour.ts';
import { dueCalls, isCallOf, whyNotPutOff } from '../../../src/domain/phone-call/phone-call.ts';

const at = (time: string) => Date.parse(`2026-03-10T${time}:00+01:00`);

describe('the hour of a call', () => {
  it('OUR-221 is today, or tomorrow once it is over; this very minute is now', () => {
    const now = at('18:12') + 30_000;
    expect(nextHourMs('18:40', now)).toBe(at('18:40'));
    expect(nextHourMs(' 9h05 ', now)).toBe(at('09:05') + 24 * 3_600_000);
    expect(nextHourMs('18:12', now)).toBe(at('18:12'));
    expect(nextHourMs('18:11', now)).toBe(at('18:11') + 24 * 3_600_000);
    expect(firstHour(now)).toBe('18:27');
  });

  it('OUR-221 is exact to the millisecond for every minute of a day', () => {
    const from = at('00:00');
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const text = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      expect(nextHourMs(text, from), text).toBe(from + minute * 60_000);
    }
  });

  it.each(['', '25:00', '18', '18:60', 'midi', '-1:00'])('OUR-221 is none of %j', (text) => {
    expect(nextHourMs(text, at('12:00'))).toBeNull();
  });
});

describe('calls to make', () => {
  const call = (id: number, time: string, state = 'open') => ({
    ...{ id, state },
    due_at: new Date(at(time)).toISOString(),
  });

  it('OUR-223 are due once their hour has come, the longest due first', () => {
    const calls = [call(1, '18:10'), call(2, '18:00'), call(3, '18:13'), call(4, '17:00', 'done')];
    expect(dueCalls(calls, at('18:12')).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('OUR-223 are mine or everybody’s; whoever has no number has those of everybody alone', () => {
    expect(isCallOf({ for_user: null }, undefined)).toBe(true);
    expect(isCallOf({ for_user: { id: 3 } }, 3)).toBe(true);
    expect(isCallOf({ for_user: { id: 3 } }, 4)).toBe(false);
    expect(isCallOf({ for_user: { id: null } }, null)).toBe(false);
  });

  it('OUR-222 are put off by whoever saw their hour, in whatever offset, as long as they are to make', () => {
    const open = call(1, '18:10');
    expect(whyNotPutOff(open, '2026-03-10T18:10:00+01:00')).toBeNull();
    expect(whyNotPutOff(open, '2026-03-10T18:11:00+01:00')?.code).toBe('putOff');
    expect(whyNotPutOff(call(1, '18:10', 'done'), open.due_at)?.code).toBe('over');
    expect(whyNotPutOff(undefined, open.due_at)?.code).toBe('gone');
  });
});
