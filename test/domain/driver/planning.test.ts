import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStarted, papers, planningAnswer, planningSessions } from '../../../src/domain/driver/planning.ts';
import { hourText } from '../../../src/domain/time/paris-time.ts';

const seconds = (instant: string) => Date.parse(instant) / 1000;
const session = (start: string, end: string) => ({ start: seconds(start), end: seconds(end) });

describe('the planning sessions of a driver', () => {
  const shown = (sessions: readonly { start: number; end: number }[], now: string) =>
    planningSessions({ planning_data: [...sessions] }, Date.parse(now)).map(
      ({ startMs, endMs, isCurrent }) => `${hourText(startMs)}–${hourText(endMs)}${isCurrent ? ' !' : ''}`,
    );

  it('DSP-593 are told in Paris time, the earliest first, the one under way marked', () => {
    const evening = session('2025-03-03T18:00:00+01:00', '2025-03-03T22:00:00+01:00');
    const morning = session('2025-03-03T08:00:00Z', '2025-03-03T12:30:00Z');
    expect(shown([evening, morning], '2025-03-03T12:00:00+01:00')).toEqual(['09:00–13:30 !', '18:00–22:00']);
    expect(planningSessions({ planning_data: null }, 0)).toEqual([]);
  });

  it('DSP-593 of two that begin together the shorter one is told first', () => {
    const long = session('2025-03-03T09:00:00+01:00', '2025-03-03T14:00:00+01:00');
    const short = session('2025-03-03T09:00:00+01:00', '2025-03-03T11:00:00+01:00');
    expect(shown([long, short], '2025-03-03T08:00:00+01:00')).toEqual(['09:00–11:00', '09:00–14:00']);
  });

  it('DSP-593 a session is under way from its start until its end comes', () => {
    const one = [session('2025-03-03T09:00:00+01:00', '2025-03-03T12:00:00+01:00')];
    const at = (time: string) => shown(one, `2025-03-03T${time}+01:00`);
    expect(['08:59:59', '09:00:00', '11:59:59', '12:00:00'].map(at)).toEqual([
      ['09:00–12:00'],
      ['09:00–12:00 !'],
      ['09:00–12:00 !'],
      ['09:00–12:00'],
    ]);
  });

  it('DSP-593 DSP-638 are right on the nights clocks change', () => {
    const shortNight = [session('2025-03-30T00:30:00Z', '2025-03-30T01:30:00Z')];
    expect(shown(shortNight, '2025-03-30T01:10:00Z')).toEqual(['01:30–03:30 !']);
    const longNight = [session('2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z')];
    expect(shown(longNight, '2025-10-26T01:10:00Z')).toEqual(['02:30–02:30 !']);
    expect(shown(longNight, '2025-10-26T01:30:00Z')).toEqual(['02:30–02:30']);
  });

  it('DSP-593 lists every session once, in order, whatever order they come in', () => {
    const span = fc.tuple(fc.nat(1000), fc.integer({ min: 1, max: 100 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), fc.nat(1_100_000), (spans, nowMs) => {
        const sessions = planningSessions(
          { planning_data: spans.map(([start, length]) => ({ start, end: start + length })) },
          nowMs,
        );
        expect(sessions).toHaveLength(spans.length);
        for (const [at, { startMs, endMs, isCurrent }] of sessions.entries()) {
          expect(startMs).toBeGreaterThanOrEqual(sessions[at - 1]?.startMs ?? 0);
          expect(isCurrent).toBe(Math.max(startMs, nowMs) === nowMs && Math.min(endMs - 1, nowMs) === nowMs);
        }
      }),
    );
  });
});

describe('what is known of a driver to come', () => {
  it('DSP-594 his answer to the planning is yes for 1, no for -1, else blank', () => {
    const answers = [1, -1, 0, 2, null].map((is_planning_confirmed) => planningAnswer({ is_planning_confirmed }));
    expect(answers).toEqual(['yes', 'no', null, null, null]);
  });

  it('DSP-595 he has started in any state but plan', () => {
    const states = ['plan', 'noplan', 'wait', 'run', 'run_other', 'run_not_present', 'returning', 'hidden'];
    expect(states.filter((state) => !isStarted({ state }))).toEqual(['plan']);
  });

  it('DSP-597 papers are checked, missing for who is his own company, else blank', () => {
    expect(papers({ is_paper_checked: true, billing_group: 'AUTO' })).toBe('checked');
    expect(papers({ is_paper_checked: true, billing_group: null })).toBe('checked');
    expect(papers({ is_paper_checked: false, billing_group: 'AUTO' })).toBe('missing');
    expect(papers({ billing_group: 'AUTO' })).toBe('missing');
    expect(papers({ is_paper_checked: false, billing_group: 'AGENCE' })).toBeNull();
  });
});
