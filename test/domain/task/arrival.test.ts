import { describe, expect, it } from 'vitest';
import { arrivalOf, etaAhead, minutesLate, minutesOffSlot } from '../../../src/domain/task/arrival.ts';

const at = (time: string) => `2026-11-26T${time}Z`;
const ms = (time: string) => Date.parse(at(time));
const slot = { startMs: ms('14:00:00'), endMs: ms('15:00:00') };

describe('the arrival of a delivery', () => {
  it('DSP-713 the minutes of lateness stop when the order is delivered, whatever the time is now', () => {
    const delivered = { date_received: at('15:19:30'), eta: at('14:40:00'), status: 'received' };
    for (const now of ['15:20:00', '16:26:00', '23:59:00'])
      expect(minutesLate(delivered, slot.endMs, ms(now))).toBe(19);
    expect(minutesLate({ ...delivered, date_received: null }, slot.endMs, ms('16:26:00'))).toBeNull();
    expect(minutesLate({ orderStatus: 'canceled' }, slot.endMs, ms('16:26:00'))).toBeNull();
    expect(minutesLate({ date_received: at('14:59:00') }, slot.endMs, ms('16:26:00'))).toBeNull();
  });

  it('DSP-713 before that they go to the estimate, else they run to now; all as the hours beside them read', () => {
    expect(minutesLate({ eta: at('16:28:00') }, slot.endMs, ms('15:10:00'))).toBe(88);
    expect(minutesLate({ eta: at('16:28:00') }, slot.endMs, ms('14:50:00'))).toBe(88);
    expect(minutesLate({ eta: at('14:51:00') }, slot.endMs, ms('15:24:00'))).toBe(24);
    expect(minutesLate({ eta: at('16:27:59') }, slot.endMs, ms('15:10:00'))).toBe(87);
    expect(minutesOffSlot({ date_received: at('13:51:30') }, slot, ms('15:10:00'))).toBe(-9);
    expect(minutesOffSlot({ date_received: at('15:00:59') }, slot, ms('15:10:00'))).toBe(0);
    expect(minutesLate({}, slot.endMs, ms('15:00:59'))).toBeNull();
    expect(minutesLate({}, slot.endMs, ms('15:01:00'))).toBe(1);
    expect(minutesLate({}, slot.endMs, ms('15:47:59'))).toBe(47);
    expect(minutesLate({}, null, ms('15:47:59'))).toBeNull();
  });

  it('OUR-050 an estimate that is over is no arrival within the slot', () => {
    const stop = { eta: at('14:51:00'), status: 'shipping' };
    expect(arrivalOf(stop, ms('14:51:00'))).toEqual({ kind: 'expected', atMs: ms('14:51:00') });
    expect(minutesOffSlot(stop, slot, ms('14:51:00'))).toBe(0);
    expect(arrivalOf(stop, ms('14:51:01'))).toEqual({ kind: 'missed', atMs: ms('14:51:00') });
    expect(minutesOffSlot(stop, slot, ms('14:55:00'))).toBeNull();
    expect(arrivalOf({ ...stop, orderStatus: 'canceled' }, ms('14:00:00'))).toBeNull();
    expect([etaAhead(stop.eta, ms('14:51:00')), etaAhead(stop.eta, ms('14:51:01')), etaAhead('?', 0)]).toEqual([
      ms('14:51:00'),
      null,
      null,
    ]);
  });
});
