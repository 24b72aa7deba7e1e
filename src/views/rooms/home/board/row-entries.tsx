import type { Metas } from '../../../../domain/center/center.ts';
import { missingProductsOffer } from '../../../concepts/order/missing-products-offer.ts';
import { boardChanges, OrderEntries } from '../../../concepts/order/order-entries.tsx';
import { zonesOffer } from '../../../concepts/order/zones/offer.ts';
import { callOffer } from '../../../concepts/phone-call/offer.ts';

const offers = [zonesOffer, ...boardChanges, missingProductsOffer, callOffer];

interface RowEntriesProps {
  readonly orderId: number;
  readonly metas: Metas | undefined;
}

/** The zones of an order, the changes open everywhere, and its missing products. */
export const RowEntries = (props: RowEntriesProps) => <OrderEntries {...props} offers={offers} />;
