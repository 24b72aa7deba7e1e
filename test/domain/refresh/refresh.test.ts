import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsBoardSync, runsDispatchLoad } from '../../../src/domain/refresh/excluded-paths.ts';
import { isStale } from '../../../src/domain/refresh/staleness.ts';
import { answerOf, drawVersion } from '../../../src/domain/refresh/version.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const version = fc.integer({ min: 0, max: 14 });

describe('the version of a request', () => {
  it('DSP-154 PRP-816 PRP-818 is whole, from 0 to 14, never the previous one', () => {
    fc.assert(
      fc.property(fc.option(version), chance, (previous, random) => {
        const drawn = drawVersion(previous, () => random);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn <= 14).toBe(true);
        expect(drawn).not.toBe(previous);
      }),
    );
  });

  it('DSP-154 can be any other value', () => {
    const drawn = Array.from({ length: 14 }, (_, at) => drawVersion(7, () => at / 14));
    expect(drawn).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14]);
    expect([drawVersion(null, () => 0), drawVersion(null, () => 0.999)]).toEqual([0, 14]);
  });

  it('DSP-155 is compared as a number', () => {
    expect([answerOf(3, 3), answerOf(3, '3'), answerOf(3, '03')]).toEqual(['this', 'this', 'this']);
    expect([answerOf(3, 4), answerOf(3, '4'), answerOf(0, 99), answerOf(0, -1)]).toEqual(Array(4).fill('other'));
  });

  it('DSP-155 is nobody’s where an answer has none, even for 0', () => {
    const missing = [undefined, null, '', ' ', Number.NaN, false, [], [0], {}, 'trois'];
    expect(missing.map((echoed) => answerOf(0, echoed))).toEqual(Array(10).fill('none'));
    expect([answerOf(0, 0), answerOf(0, '0')]).toEqual(['this', 'this']);
  });
});

describe('paths that refresh', () => {
  it.each(['/dispatch', '/dispatch/', '/support', '/support/order/4/', '/logs/date/0', '/assign/prio', '/Dispatch'])(
    'DSP-153 PRP-813 runs no board sync on %s',
    (path) => {
      expect(runsBoardSync(path)).toBe(false);
    },
  );

  it.each(['/', '/arrivals', '/loadings', '/dispatching', '/uber-eats/orders/'])(
    'DSP-153 PRP-814 runs the board sync on %s',
    (path) => {
      expect(runsBoardSync(path)).toBe(true);
    },
  );

  it.each(['/redirect/12', '/redirect/12/', '/Redirect/x'])('DSP-041 runs nothing on the way, at %s', (path) => {
    expect([runsBoardSync(path), runsDispatchLoad(path)]).toEqual([false, false]);
  });

  it('DSP-158 loads dispatch on the dispatch screen only', () => {
    expect(['/dispatch', '/dispatch/', '/', '/support', '/dispatching'].map(runsDispatchLoad)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

it('DSP-080 warns once the last sync is 60 s old', () => {
  expect([59_999, 60_000, 3_600_000].map((age) => isStale(1_000, 1_000 + age))).toEqual([false, true, true]);
});
