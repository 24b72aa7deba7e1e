import { type OrderSubject, orderOffer } from '../../order/order-offer.ts';
import { offersOrderCall } from './offers.ts';
import { callTexts } from './text.ts';
import { callWindow } from './window.ts';

const taskIdOf = ({ row }: OrderSubject) => ({ taskId: row?.id ?? 0 });

/** A courier is called for an order that a board of its center shows; on a board, for one in a round. */
export const orderCallOffer = orderOffer({
  name: 'courier.call',
  label: callTexts.call,
  window: { needs: callWindow.needs, at: (subject) => callWindow.at(taskIdOf(subject)) },
  isOffered: ({ row }, { place }) =>
    row !== undefined && (place === 'sheet' || row.dock !== null) && offersOrderCall(row),
});
