import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceM, type Position } from '../../../src/domain/geo.ts';
import {
  bestPlace,
  comparePlaces,
  type PlaceCost,
  type PlannedStop,
  stopsWith,
} from '../../../src/domain/route/best-place.ts';
import { levelOf } from '../../../src/views/concepts/dock/move/lateness-words.ts';

const center: Position = { latitude: 48.89, longitude: 2.36 };
const minute = 60_000;
const nine = Date.UTC(2026, 10, 27, 8);

const stop = (
  id: number,
  north: number,
  slotEndMs: number | null = null,
  etaMs: number | null = null,
): PlannedStop => ({
  id,
  position: { latitude: center.latitude + north / 111_195, longitude: center.longitude },
  etaMs,
  slotEndMs,
});

/** At 18 km/h on streets 1.3 times as long as the straight line, 1,000 m take 260 s. */
const kilometre = 260;

describe('the best place of an order in a round', () => {
  const round = { center, leavesMs: nine, stops: [stop(1, 1_000), stop(2, 3_000)] };

  it('OUR-080 is on the way, where it adds the stay alone', () => {
    expect(bestPlace([stop(9, 2_000)], round)).toEqual({
      at: 1,
      addedS: 240,
      arrivesMs: nine + (kilometre + 240 + kilometre) * 1_000,
      late: [],
      isSure: true,
      isKnown: true,
    });
  });

  it('OUR-080 beside the way adds the way out and back', () => {
    expect(bestPlace([stop(9, 4_000)], round)).toMatchObject({ at: 1, addedS: 240 + 2 * kilometre });
  });

  it('OUR-080 is where nobody is late, though the way is longer', () => {
    const promised = { ...round, stops: [stop(1, 1_000), stop(2, 3_000, nine + 18 * minute)] };
    const between = bestPlace([stop(9, 2_000)], promised);
    expect(between).toMatchObject({ at: 2, late: [], addedS: 240 });
    expect(bestPlace([stop(9, 2_000, nine + 13 * minute)], promised)).toMatchObject({
      at: 1,
      late: [{ id: 2, minutes: 3 }],
    });
  });

  it('OUR-080 several orders go together, in their order', () => {
    expect(bestPlace([stop(8, 1_500), stop(9, 2_000)], round)).toMatchObject({ at: 1, addedS: 480 });
  });

  it('OUR-080 orders of a canteen stay together: the place is before the first of them, or behind the last', () => {
    const canteen = [stop(1, 1_000), stop(2, 3_000)].map((it) => ({ ...it, group: 7 }));
    expect(bestPlace([stop(9, 2_000)], { ...round, stops: canteen })?.at).not.toBe(1);
    const apart = [canteen[0], stop(3, 3_000), canteen[1]].flatMap((it) => it ?? []);
    expect([0, 3]).toContain(bestPlace([stop(9, 2_000)], { ...round, stops: apart })?.at);
    expect(bestPlace([stop(9, 2_000)], { ...round, stops: [stop(1, 1_000), stop(2, 3_000)] })?.at).toBe(1);
  });

  it('OUR-080 an empty round costs the whole way', () => {
    expect(bestPlace([stop(9, 1_000)], { ...round, stops: [] })).toMatchObject({ at: 0, addedS: 240 + 2 * kilometre });
  });

  it('OUR-081 rests on what is expected of a stop, where that is known', () => {
    const expected = { ...round, stops: [stop(1, 1_000, null, nine + 30 * minute), stop(2, 3_000)] };
    expect(bestPlace([stop(9, 2_000)], expected)?.arrivesMs).toBe(nine + 30 * minute + (240 + kilometre) * 1_000);
  });

  it('OUR-081 says no hour and is not sure where the departure is unknown', () => {
    const place = bestPlace([stop(9, 2_000)], { ...round, leavesMs: null });
    expect(place).toEqual({ at: 1, addedS: 240, arrivesMs: null, late: [], isSure: false, isKnown: false });
  });

  it('OUR-081 an hour that is not known behind the place is not known to be met, nor only just', () => {
    const behind = { ...stop(2, 3_000), position: null };
    const place = bestPlace([stop(9, 2_000)], { ...round, stops: [stop(1, 1_000), stop(2, 3_000), behind] });
    expect(place).toMatchObject({ arrivesMs: expect.any(Number), isSure: false, isKnown: false });
    expect(place && levelOf(place)).toBe('unknown');
  });

  it.each([
    ['by less than two minutes', 119, false],
    ['by two minutes', 120, true],
  ])('OUR-081 a slot that is met %s: sure is %s', (_, spareS, isSure) => {
    const arrivesMs = nine + (2 * kilometre + 240) * 1_000;
    const order = stop(9, 2_000, arrivesMs + spareS * 1_000);
    expect(bestPlace([order], round)).toMatchObject({ at: 1, late: [], isSure });
  });

  it('OUR-081 nothing is estimated beside a place without a position', () => {
    const unknown = { ...stop(1, 1_000), position: null };
    expect(bestPlace([unknown], round)).toBeNull();
    expect(bestPlace([stop(9, 2_000)], { ...round, stops: [unknown] })).toBeNull();
    expect(bestPlace([stop(9, 2_000)], { ...round, stops: [unknown, ...round.stops] })).toMatchObject({ at: 2 });
  });
});

const shown = (ms: number) => Math.floor(ms / minute);

const late = (id: number, arrived: number, slotEndMs: number | null) =>
  slotEndMs !== null && shown(arrived) > shown(slotEndMs) ? [{ id, minutes: shown(arrived) - shown(slotEndMs) }] : [];

/** The same by driving the whole round with the orders in it, place by place. */
function driven(orders: readonly PlannedStop[], stops: readonly PlannedStop[], at: number): PlaceCost {
  const drive = (list: readonly PlannedStop[]) => {
    let [place, ms] = [center, nine];
    const hours = list.map((it) => {
      const to = it.position ?? center;
      ms += Math.round((distanceM(place, to) * 1.3) / 5) * 1_000;
      const arrived = ms;
      [place, ms] = [to, ms + 240_000];
      return { ...it, arrived };
    });
    const backMs = list.length === 0 ? ms : ms + Math.round((distanceM(place, center) * 1.3) / 5) * 1_000;
    return { hours, seconds: (backMs - nine) / 1_000 };
  };
  const whole = drive([...stops.slice(0, at), ...orders, ...stops.slice(at)]);
  const touched = whole.hours.slice(at);
  return {
    at,
    addedS: whole.seconds - drive(stops).seconds,
    arrivesMs: touched[0]?.arrived ?? null,
    late: touched.flatMap(({ id, arrived, slotEndMs }) => late(id, arrived, slotEndMs)),
    isKnown: true,
    isSure: touched.every(({ arrived, slotEndMs }) => slotEndMs === null || slotEndMs - arrived >= 2 * minute),
  };
}

const anywhere = fc.record({
  north: fc.integer({ min: -6_000, max: 6_000 }),
  slotEnd: fc.option(fc.integer({ min: 0, max: 90 })),
});

it('OUR-080 the best place is that of the round which is driven whole with every place tried', () => {
  fc.assert(
    fc.property(fc.array(anywhere, { maxLength: 8 }), fc.array(anywhere, { minLength: 1, maxLength: 3 }), (of, put) => {
      const made = [...of, ...put].map(({ north, slotEnd }, id) =>
        stop(id, north, slotEnd === null ? null : nine + slotEnd * minute),
      );
      const [stops, orders] = [made.slice(0, of.length), made.slice(of.length)];
      const all = Array.from({ length: stops.length + 1 }, (_, at) => driven(orders, stops, at));
      const [best] = all.sort((a, b) => comparePlaces(a, b) || a.at - b.at);
      expect(bestPlace(orders, { center, leavesMs: nine, stops })).toEqual(best);
    }),
    { numRuns: 500 },
  );
});

describe('a round with orders put at a place of it', () => {
  const round = { center, leavesMs: nine, stops: [stop(1, 1_000), stop(2, 3_000)] };

  it('OUR-205 reaches the stops before as it did, and those behind later by what the place costs', () => {
    const place = bestPlace([stop(9, 2_000)], round);
    expect(place && stopsWith([stop(9, 2_000)], round, place)).toEqual([
      { id: 1, isNew: false, wasMs: nine + 260_000, ms: nine + 260_000 },
      { id: 9, isNew: true, wasMs: null, ms: nine + 760_000 },
      { id: 2, isNew: false, wasMs: nine + 1_020_000, ms: nine + 1_260_000 },
    ]);
  });

  it('OUR-205 says no hour behind an unknown departure', () => {
    const unknown = { ...round, leavesMs: null };
    expect(stopsWith([stop(9, 2_000)], unknown, { at: 1, addedS: 240 }).map(({ ms }) => ms)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
