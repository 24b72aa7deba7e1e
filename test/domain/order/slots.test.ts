import { expect, it } from 'vitest';
import { deliverySlots, offeredSlots } from '../../../src/domain/order/slot/slots.ts';
import { readable } from '../../../src/domain/readable.ts';

const nowMs = Date.parse('2026-11-27T09:00:00Z');
const at = (hour: number) => `2026-11-27T${String(hour).padStart(2, '0')}:00:00Z`;

it('SUP-461 SUP-466 slots are read under either pair of names, in order, without those that have begun or lack an end', () => {
  const slots = offeredSlots(
    [
      { start: at(12), end: at(14), key: 'dqp_express', description: ' Midi ', is_speed: true },
      { shipping_time: at(10), max_shipping_time: at(11) },
      { start: at(9), end: at(10) },
      { start: at(13) },
    ],
    nowMs,
  );
  expect(slots).toEqual([
    { shipping_time: at(10), max_shipping_time: at(11), description: null, isSpeed: false, isExpress: false },
    { shipping_time: at(12), max_shipping_time: at(14), description: 'Midi', isSpeed: true, isExpress: true },
  ]);
});

it('SUP-461 the slots of an answer are its list, or its `slots`, each read by itself', () => {
  const slots = [{ start: at(12), end: at(14) }, { start: 12, end: at(15) }, 'midi'];
  const read = { value: [slots[0], { start: null, end: at(15) }], unread: ['start', ''] };
  expect(readable(deliverySlots.value, slots)).toEqual(read);
  expect(readable(deliverySlots.value, { slots })).toEqual(read);
  expect(readable(deliverySlots.value, { slots: [] })).toEqual({ value: [], unread: [] });
  expect(readable(deliverySlots.value, { slots: null })).toBeNull();
  expect(readable(deliverySlots.value, { drivers: slots })).toBeNull();
});
