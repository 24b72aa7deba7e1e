import type { Metas } from '../../../domain/center/center.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import type { OrderHere } from './order-offer.ts';

/** The context of an order's offers in their place. */
export function useOrderHere(place: OrderHere['place'], metas: Metas | undefined): OrderHere {
  const { user, config } = useSignedIn();
  const nowMs = useServerNow();
  return { place, user, metas, nowMs, hasCalls: config.calls === true };
}
