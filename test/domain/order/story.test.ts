import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderInFull } from '../../../src/domain/order/in-full.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import type { ActivityEntry } from '../../../src/domain/order/sheet/activity.ts';
import { storyOf } from '../../../src/domain/order/sheet/story.ts';

const at = (time: string) => `2026-03-10T${time}:00Z`;
const ms = (time: string) => Date.parse(at(time));
const id = OrderId.parse(7);
const slot = { shipping_time: at('10:00'), max_shipping_time: at('12:00') };
const order = (fields: Partial<OrderInFull> = {}): OrderInFull => ({ id, status: 'shipping', ...slot, ...fields });
const drive = { driver_name: 'Karim L.', started_at: at('10:40'), ended_at: null };

describe('the life of an order', () => {
  it('OUR-050 says how its arrival lies to its slot, in the minutes of the hours it says; one that is over awaits nothing', () => {
    const off = (shipping_task: OrderInFull['shipping_task'], status = 'shipping') => {
      const story = storyOf(order({ shipping_task, status }), null, ms('11:00'));
      return [story?.arrival?.kind, story?.offSlotMin];
    };
    expect([
      off({ date_received: at('12:00') }, 'received'),
      off({ date_received: '2026-03-10T12:01:59Z' }, 'received'),
      off({ date_received: '2026-03-10T09:58:30Z' }, 'received'),
      off({ eta: at('12:35') }),
      off({ eta: at('12:35') }, 'canceled'),
      off(null),
    ]).toEqual([
      ['came', 0],
      ['came', 1],
      ['came', -2],
      ['expected', 35],
      [undefined, null],
      [undefined, null],
    ]);
    expect(storyOf({ id }, [], 0)).toBeNull();
  });

  it('OUR-051 a drive without an end goes on to the reception, else to now; what is awaited begins now', () => {
    const underWay = order({ driver_logs: [drive], shipping_task: { eta: at('11:30') } });
    expect(storyOf(underWay, null, ms('11:10'))?.real).toEqual([
      { kind: 'drive', fromMs: ms('10:40'), toMs: ms('11:10'), who: 'Karim L.' },
      { kind: 'expected', fromMs: ms('11:10'), toMs: ms('11:30'), who: null },
    ]);
    const received = { ...underWay, status: 'received', shipping_task: { date_received: at('11:20') } };
    const story = storyOf(received, null, ms('20:00'));
    expect(story?.real).toEqual([{ kind: 'drive', fromMs: ms('10:40'), toMs: ms('11:20'), who: 'Karim L.' }]);
    expect([story?.fromMs, story?.toMs, story?.nowMs]).toEqual([ms('10:00'), ms('12:00'), null]);
  });

  it('OUR-050 OUR-051 an order that nobody drives shows now, and its lateness; an estimate that is over promises nothing', () => {
    const story = (fields: Partial<OrderInFull>, now: string) => storyOf(order(fields), null, ms(now));
    const waiting = story({ status: 'prep' }, '13:20');
    expect([waiting?.arrival, waiting?.offSlotMin, waiting?.nowMs, waiting?.toMs]).toEqual([
      null,
      80,
      ms('13:20'),
      ms('14:00'),
    ]);
    const missed = story({ shipping_task: { eta: at('11:30') } }, '11:40');
    expect([missed?.arrival, missed?.offSlotMin]).toEqual([{ kind: 'missed', atMs: ms('11:30') }, null]);
    expect(story({ shipping_task: { eta: at('11:30') } }, '12:10')?.offSlotMin).toBe(10);
    const late = story({ shipping_task: { eta: at('13:28') } }, '12:59');
    expect([late?.offSlotMin, late?.real, late?.toMs]).toEqual([
      88,
      [{ kind: 'expected', fromMs: ms('12:59'), toMs: ms('13:28'), who: null }],
      ms('14:00'),
    ]);
  });

  it('OUR-052 the packing is from its first entry to its last; the others are moments, in their order', () => {
    const log: ActivityEntry[] = [
      { activity_type: 'other', activity_date: at('11:05'), message: ' SMS envoyé ' },
      { activity_type: 'packing', activity_date: at('09:30'), full_name: 'Inès L.' },
      { activity_type: 'log_money', activity_date: at('08:10'), message: 'Crédit' },
      { activity_type: 'packing', activity_date: at('09:05') },
      { activity_type: 'log_driverloggroup', activity_date: at('10:40'), message: 'Livraison commencée' },
      { activity_type: 'other', activity_date: null, message: 'sans date' },
    ];
    const story = storyOf(order({ order_time: '2026-03-08T10:00:00Z' }), log, ms('11:00'));
    expect(story?.real).toEqual([{ kind: 'packing', fromMs: ms('09:05'), toMs: ms('09:30'), who: 'Inès L.' }]);
    // What was ordered two days ago is off the line.
    expect(story?.moments.map(({ text, atMs }) => [text, atMs])).toEqual([
      ['Crédit', ms('08:10')],
      ['SMS envoyé', ms('11:05')],
    ]);
  });

  it('whatever is told, all lies on a line of whole hours, no longer than a day, and nothing ends before it begins', () => {
    const instant = fc
      .integer({ min: ms('00:00') - 1e9, max: ms('23:00') + 1e9 })
      .map((it) => new Date(it).toISOString());
    const maybe = fc.option(fc.oneof(instant, fc.constant('?')));
    const drives = fc.array(fc.record({ driver_name: fc.constant(null), started_at: maybe, ended_at: maybe }));
    const entries = fc.array(
      fc.record({
        activity_type: fc.constantFrom('packing', 'other', 'neuf'),
        activity_date: maybe,
        message: fc.constantFrom(null, ' ', 'SMS'),
      }),
    );
    const told = fc.record({
      ...{ shipping_time: instant, max_shipping_time: maybe, order_time: maybe, driver_logs: drives },
      estimated_travel_departure_at: maybe,
      estimated_travel_duration: fc.option(fc.nat(40_000)),
      shipping_task: fc.option(fc.record({ date_received: maybe, eta: maybe })),
    });
    fc.assert(
      fc.property(told, entries, instant, (fields, log, now) => {
        const story = storyOf({ ...order(), ...fields, max_shipping_time: null }, log, Date.parse(now));
        if (!story) throw new Error('an order with a slot has a story');
        const { fromMs, toMs, planned, real, moments } = story;
        expect([fromMs % 3_600_000, toMs % 3_600_000, toMs - fromMs <= 24 * 3_600_000]).toEqual([0, 0, true]);
        for (const each of [...planned, ...real])
          expect(fromMs <= each.fromMs && each.fromMs <= each.toMs && each.toMs <= toMs).toBe(true);
        for (const { atMs } of moments) expect(atMs >= fromMs && atMs <= toMs).toBe(true);
      }),
    );
  });
});
