import * as z from 'zod/mini';
import { detail } from '../../asking/detail.ts';
import { listUnder } from '../../asking/list-under.ts';
import { get } from '../../command.ts';
import { Code, Instant, maybe } from '../../schema.ts';
import { msOf } from '../../time/instant.ts';
import { OrderId } from '../order.ts';

/** A possible slot, by either pair of names that the tables have for its ends (API-138, API-S31). */
export const DeliverySlot = z.object({
  shipping_time: maybe(Instant),
  max_shipping_time: maybe(Instant),
  start: maybe(Instant),
  end: maybe(Instant),
  key: maybe(Code),
  description: maybe(z.string()),
  is_speed: maybe(z.boolean()),
});
type DeliverySlot = Readonly<z.infer<typeof DeliverySlot>>;

/** The slots in which an order could be delivered to a postal code (DSP-878, API-138, SUP-461). */
export const deliverySlots = detail('order.slots', {
  args: z.object({ postalCode: z.string().check(z.minLength(1)), orderId: OrderId }),
  value: listUnder('slots', DeliverySlot),
  throttleMs: 3_000,
  permission: 'flow',
  request: ({ postalCode, orderId }) =>
    get('/postal_codes/slots/', { query: { postal_code: postalCode, order_id: String(orderId) } }),
});

/** A slot that can be chosen. */
export interface OfferedSlot {
  readonly shipping_time: string;
  readonly max_shipping_time: string;
  readonly description: string | null;
  readonly isSpeed: boolean;
  /** SUP-466. */
  readonly isExpress: boolean;
}

/** The slots that have not begun, ordered by start; a slot without both ends is left out (SUP-461). */
export const offeredSlots = (slots: readonly DeliverySlot[], nowMs: number): readonly OfferedSlot[] =>
  slots
    .flatMap((slot) => {
      const shipping_time = slot.start ?? slot.shipping_time;
      const max_shipping_time = slot.end ?? slot.max_shipping_time;
      if (!shipping_time || !max_shipping_time) return [];
      const rest = { description: slot.description?.trim() || null, isSpeed: slot.is_speed === true };
      return [{ shipping_time, max_shipping_time, ...rest, isExpress: slot.key === 'dqp_express' }];
    })
    .filter(({ shipping_time }) => (msOf(shipping_time) ?? 0) > nowMs)
    .toSorted((one, other) => (msOf(one.shipping_time) ?? 0) - (msOf(other.shipping_time) ?? 0));
