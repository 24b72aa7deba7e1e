import type * as z from 'zod/mini';
import { type DeliverySlot, offeredSlots } from '../../src/domain/order/slot/slots.ts';

/** What is sent of slots: when they begin and end. */
export const slotTimes = (slots: readonly z.infer<typeof DeliverySlot>[]) =>
  offeredSlots(slots, 0).map(({ shipping_time, max_shipping_time }) => ({ shipping_time, max_shipping_time }));
