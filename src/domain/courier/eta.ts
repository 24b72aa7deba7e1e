import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { OrderId } from '../order/order.ts';
import { maybe } from '../schema.ts';
import { callVehicles } from './provider.ts';

/** A courier's time to the center, in seconds, or why it is unknown. */
export const CourierEta = z.object({ eta: maybe(z.int().check(z.nonnegative())), message: maybe(z.string()) });
export type CourierEta = Readonly<z.infer<typeof CourierEta>>;

/**
 * Asked when the call window is opened and at each change of the vehicle (DSP-665, API-035). An answer is true only for
 * a moment: a screen uses none from before it was opened.
 */
export const courierEta = detail('courier.eta', {
  args: z.object({ orderId: OrderId, vehicle: z.enum(callVehicles), askedAt: z.int() }),
  value: CourierEta,
  throttleMs: 3_000,
  errorField: 'detail',
  permission: 'flow',
  request: ({ orderId, vehicle }) =>
    get(`/processing-orders/${orderId}/get_stuart_eta_to_center/`, { query: { vehicle } }),
});
