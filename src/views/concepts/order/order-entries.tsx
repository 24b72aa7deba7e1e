import type { TaskRow } from '../../../db/view-rows/dispatch.ts';
import type { Metas } from '../../../domain/center/center.ts';
import { offered } from '../../kit/offers/offer.ts';
import { OfferEntries } from '../../kit/offers/offer-entries.tsx';
import { trolleyOffer } from '../trolley/offer.ts';
import { bagsOffer } from './bags/offer.ts';
import { cratesOffer } from './crates/offer.ts';
import { addressOffer, nameOffer, phoneOffer } from './delivery-data/offer.ts';
import { labelsOffer } from './labels/offer.ts';
import type { OrderOffer } from './order-offer.ts';
import { transitAreaOffer } from './transit-area/offer.ts';
import { useOrder } from './use-order.ts';
import { useOrderHere } from './use-order-here.ts';

/** Changes of an order in any place, each in a window of its own (DSP-830). */
export const boardChanges: readonly OrderOffer[] = [
  bagsOffer,
  cratesOffer,
  transitAreaOffer,
  trolleyOffer,
  addressOffer,
  nameOffer,
  phoneOffer,
  labelsOffer,
];

interface OrderEntriesProps {
  readonly orderId: number;
  /** Settings of its center, read before the menu opens: no entry moves then. */
  readonly metas: Metas | undefined;
  /** Its row, if the board shows single orders. */
  readonly row?: TaskRow;
  readonly offers?: readonly OrderOffer[];
}

/** Offers of an order in the menus of the boards: by default, its changes. */
export function OrderEntries({ orderId, metas, row, offers = boardChanges }: OrderEntriesProps) {
  const found = useOrder(orderId);
  const here = useOrderHere('board', metas);
  return <OfferEntries items={offered(offers, { orderId, order: found?.order, task: found?.task, row }, here)} />;
}
