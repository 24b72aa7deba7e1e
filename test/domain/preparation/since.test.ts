import { describe, expect, it } from 'vitest';
import { enteredMs, seenNow, sinceText, waitOf, withoutLeft } from '../../../src/domain/preparation/since.ts';

const minutes = (count: number) => count * 60_000;

describe('how long an order has been in its section', () => {
  it.each([
    [-1, '0 min'],
    [0.9, '0 min'],
    [59.9, '59 min'],
    [60, '1 h 00'],
    [72, '1 h 12'],
    [1_439, '23 h 59'],
    [1_440, '1 j'],
    [4_000, '2 j'],
  ])('OUR-001 tells %d minutes as %s', (count, text) => {
    expect(sinceText(minutes(count))).toBe(text);
  });

  it.each([
    ['now', 29.99, 'usual'],
    ['now', 30, 'long'],
    ['doing', 44.99, 'long'],
    ['pickup', 45, 'tooLong'],
    ['later', 600, 'usual'],
    ['blocked', 600, 'usual'],
    ['stand-by', 600, 'usual'],
  ] as const)('OUR-002 in %s %d minutes are %s', (section, count, wait) => {
    expect(waitOf(section, minutes(count))).toBe(wait);
  });

  it('OUR-001 what a device saw keeps its time while it is where it was, and is forgotten a day after', () => {
    const seen = seenNow(new Map(), [{ order: 1, section: 'now' }], 1_000);
    const later = seenNow(seen, [{ order: 2, section: 'doing' }], 2_000);
    expect(later.get(1)).toEqual({ section: 'now', atMs: 1_000 });
    const moved = seenNow(
      later,
      [
        { order: 1, section: 'doing' },
        { order: 2, section: 'doing' },
      ],
      3_000,
    );
    expect(moved.get(1)).toEqual({ section: 'doing', atMs: 3_000 });
    expect(moved.get(2)).toEqual({ section: 'doing', atMs: 2_000 });
    expect([...seenNow(moved, [], minutes(1_440) + 2_500).keys()]).toEqual([1]);
  });

  it('OUR-001 the time counts from entering the section, not from the status', () => {
    const at = (time: string) => Date.parse(`2026-11-26T${time}:00+01:00`);
    const row = { sinceMs: at('08:00'), orderStatus: 'now', day: '2026-11-26' };
    const entered = (section: 'now' | 'later' | 'doing', more: Partial<typeof row>) =>
      enteredMs(section, { ...row, ...more }, at('10:00'));
    expect(entered('now', {})).toBe(at('08:00'));
    // An order of later that was made urgent: the device sees it come.
    expect(entered('now', { orderStatus: 'later' })).toBeNull();
    expect(entered('later', { orderStatus: 'later' })).toBe(at('08:00'));
    // Paid days ago, it is to prepare since midnight in Paris; one of tomorrow only because it is urgent.
    expect(entered('now', { orderStatus: 'paid', sinceMs: at('08:00') - minutes(4_000) })).toBe(at('00:00'));
    expect(entered('now', { orderStatus: 'paid' })).toBe(at('08:00'));
    expect(entered('now', { orderStatus: 'paid', day: '2026-11-27' })).toBeNull();
    expect(entered('doing', { orderStatus: 'later' })).toBe(at('08:00'));
  });

  it('OUR-001 an order that was elsewhere meanwhile counts anew', () => {
    const seen = seenNow(new Map(), [{ order: 1, section: 'now' }], 1_000);
    expect([...withoutLeft(seen, new Set([1])).keys()]).toEqual([]);
    expect([...withoutLeft(seen, new Set([2])).keys()]).toEqual([1]);
  });
});
