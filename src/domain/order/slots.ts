import * as z from 'zod/mini';
import { get } from '../command.ts';
import { detail } from '../detail.ts';
import { Instant } from '../schema.ts';
import { OrderId } from './order.ts';

/** When a delivery can be promised. */
export const DeliverySlot = z.object({ shipping_time: Instant, max_shipping_time: Instant });
export type DeliverySlot = Readonly<z.infer<typeof DeliverySlot>>;

/** The slots in which an order could be delivered again to a postal code (DSP-878, API-138). */
export const deliverySlots = detail('order.slots', {
  args: z.object({ postalCode: z.string().check(z.minLength(1)), orderId: OrderId }),
  value: z.array(DeliverySlot),
  throttleMs: 3_000,
  request: ({ postalCode, orderId }) =>
    get('/postal_codes/slots/', { query: { postal_code: postalCode, order_id: String(orderId) } }),
});
