import type { OrderId } from '../../../../domain/order/order.ts';
import { deliverySlots, type OfferedSlot, offeredSlots } from '../../../../domain/order/slot/slots.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { slotTexts } from './text.ts';

interface Offered {
  readonly slots: readonly OfferedSlot[];
  /** Why there is none; null if any. */
  readonly missing: string | null;
}

/** The slots still available for an order at a postal code (SUP-461). */
export function useOfferedSlots(orderId: OrderId, postalCode: string | null | undefined): Offered {
  const nowMs = useServerNow();
  const answer = useDetail(deliverySlots, postalCode ? { postalCode, orderId } : null);
  const slots = offeredSlots(answer?.value ?? [], nowMs);
  if (slots.length > 0) return { slots, missing: null };
  if (!postalCode) return { slots, missing: slotTexts.noPostalCode };
  return { slots, missing: answer?.error ?? (answer?.value ? slotTexts.none : slotTexts.asking) };
}
