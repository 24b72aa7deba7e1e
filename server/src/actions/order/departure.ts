import type { Address } from '../../../../src/domain/address/address.ts';
import { positionOf } from '../../../../src/domain/geo.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';

const usualTravelMs = 30 * 60_000;

/**
 * The departure for an address: as long before the slot as for the order so far; unknown for an address without
 * coordinates (DSP-258), or without a slot.
 */
export function departureFor(
  order: Pick<Order, 'shipping_time' | 'estimated_travel_departure_at'>,
  address: Address,
  shippingTime: string | null | undefined,
): string | null {
  const startMs = msOf(shippingTime);
  if (positionOf(address, null) === null || startMs === null) return null;
  const [slotMs, leftMs] = [msOf(order.shipping_time), msOf(order.estimated_travel_departure_at)];
  const travelMs = slotMs !== null && leftMs !== null && leftMs < slotMs ? slotMs - leftMs : usualTravelMs;
  return new Date(startMs - travelMs).toISOString();
}
