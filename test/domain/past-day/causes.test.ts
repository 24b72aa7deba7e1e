import { describe, expect, it } from 'vitest';
import { causesOf, hasCause, lateLinesOf } from '../../../src/domain/past-day/causes.ts';
import { type PastDemand, PastOrder, PastRound } from '../../../src/domain/past-day/day.ts';
import { endingOf, minutesPast } from '../../../src/domain/past-day/lateness.ts';
import { assert } from '../../../src/domain/result.ts';

// 26 November 2026 in Paris, an hour ahead of UTC.
const at = (hour: string) => `2026-11-26T${hour}:00+01:00`;

const anOrder = (id: number, fields: object = {}) =>
  PastOrder.parse({
    ...{ id, random_id: `ORDRE${id}`, status: 'received' },
    ...{ shipping_time: at('17:00'), max_shipping_time: at('18:00'), date_received: at('18:20') },
    ...fields,
  });
const demand = (id: number, fields: object = {}) => ({
  ...{ id, order: null, created_at: at('18:05'), label: 'Détour', minutes: 15, comment: 'Pont fermé', state: 'open' },
  ...fields,
});
const aRound = (fields: object = {}) =>
  PastRound.parse({
    id: 3024,
    planned_departure: at('17:30'),
    gone_at: at('17:30'),
    orders: [],
    demands: [],
    ...fields,
  });
const kinds = (order: PastOrder, round: PastRound) => causesOf(order, round).map(({ kind }) => kind);

describe('how an order of a past day ended', () => {
  it.each([
    ['at the last minute of its slot', { date_received: '2026-11-26T18:00:59+01:00' }, 'onTime', null],
    ['a minute later', { date_received: '2026-11-26T18:01:00+01:00' }, 'late', 1],
    ['at an hour nobody knows', { date_received: null }, 'unknownHour', null],
    ['not at all', { status: 'undeliveredclient', date_received: null }, 'undelivered', null],
    ['still on the road', { status: 'shipping', date_received: null }, 'undelivered', null],
    ['canceled', { status: 'canceled', date_received: null }, null, null],
    ['prepared again', { status: 'redestock', date_received: null }, null, null],
    ['without a slot', { max_shipping_time: null }, 'onTime', null],
  ])('OUR-236 %s', (_, fields, ending, minutes) => {
    const order = anOrder(1, fields);
    expect([endingOf(order), minutesPast(order)]).toEqual([ending, minutes]);
  });

  it('OUR-236 a canceled order that has an hour is no late order', () => {
    expect(lateLinesOf(aRound({ orders: [anOrder(1, { status: 'canceled' })] }))).toEqual([]);
  });
});

describe('causes that were recorded', () => {
  it('OUR-238 nothing recorded is no cause, and neither is a round whose estimate or departure is unknown', () => {
    const order = anOrder(1);
    expect(causesOf(order, aRound({ orders: [order] }))).toEqual([]);
    expect(kinds(order, aRound({ planned_departure: null, gone_at: at('19:00') }))).toEqual([]);
    expect(kinds(order, aRound({ gone_at: null }))).toEqual([]);
  });

  it('OUR-238 a round left late from one minute on', () => {
    const left = (gone_at: string) => causesOf(anOrder(1), aRound({ gone_at }));
    expect(left('2026-11-26T17:30:59+01:00')).toEqual([]);
    expect(left(at('17:31'))).toEqual([{ kind: 'leftLate', minutes: 1 }]);
  });

  it('OUR-238 an order of the round that was ready after its estimate, and before it left', () => {
    const order = anOrder(1, { prepared_at: at('17:30') });
    const other = anOrder(2, { prepared_at: at('17:41') });
    const round = (gone_at: string) => aRound({ gone_at, orders: [order, other] });
    expect(causesOf(order, round(at('17:45')))).toEqual([
      { kind: 'leftLate', minutes: 15 },
      { kind: 'preparation', order: other, atMs: Date.parse(at('17:41')) },
    ]);
    // Prepared once more while the round was under way.
    expect(kinds(order, round(at('17:40')))).toEqual(['leftLate']);
    // Orders in no round share nothing.
    expect(kinds(order, aRound({ id: null, gone_at: at('17:45'), orders: [order, other] }))).toEqual(['leftLate']);
  });

  it('OUR-238 a demand for the order, one before it or the round; never one behind it, nor a refused one', () => {
    const before = anOrder(1, { date_received: at('18:10') });
    const order = anOrder(2);
    const behind = anOrder(3, { date_received: at('18:40') });
    const unknown = anOrder(4, { date_received: null });
    const withDemand = (it: Partial<PastDemand>) =>
      causesOf(order, aRound({ orders: [before, order, behind, unknown], demands: [demand(7, it)] })).map((cause) =>
        cause.kind === 'driver' ? (cause.order?.id ?? 'round') : cause.kind,
      );
    expect(withDemand({ order: before.id })).toEqual([1]);
    expect(withDemand({ order: order.id, state: 'validated' })).toEqual([2]);
    expect(withDemand({ order: null })).toEqual(['round']);
    expect(withDemand({ order: behind.id })).toEqual([]);
    expect(withDemand({ order: unknown.id })).toEqual([]);
    expect(withDemand({ order: before.id, state: 'refused' })).toEqual([]);
  });

  it('OUR-238 an order with two causes is found by both, one without any by none', () => {
    const order = anOrder(1);
    const [both] = lateLinesOf(aRound({ gone_at: at('17:45'), orders: [order], demands: [demand(7)] }));
    const [none] = lateLinesOf(aRound({ orders: [order] }));
    assert(both && none, 'both rounds have a late order');
    const found = (['leftLate', 'preparation', 'driver', 'none'] as const).map((choice) => [
      hasCause(both, choice),
      hasCause(none, choice),
    ]);
    expect(found).toEqual([
      [true, false],
      [false, false],
      [true, false],
      [false, true],
    ]);
  });
});
