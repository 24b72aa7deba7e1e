import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { offersCall } from '../../../../domain/courier/call-rules.ts';
import { callCourierForDock } from '../../../../domain/courier/commands/call.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import type { Offer } from '../../../kit/offers/offer.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import type { DockSubject } from '../dock-offer.ts';
import { callRefusal, courierDockOf } from './offers.ts';
import { callTexts } from './text.ts';
import { dockCallWindow } from './window.ts';

export const isCouriers = ({ dock_type }: Pick<DockCard, 'dock_type'>) => dock_type === 'STUART';

/** A courier for all orders of a round that has no driver and no courier yet (DSP-669, DSP-671). */
export const dockCallOffer: Offer<Pick<DockSubject, 'card'>, unknown> = {
  name: 'courier.callForDock',
  label: () => callTexts.call,
  // A courier's own round says that it is empty; the menu of another does not list it.
  isOffered: ({ card }) => (isCouriers(card) || card.tasks.length > 0) && offersCall(courierDockOf(card)),
  reason: ({ card }) => {
    const refusal = callRefusal(card);
    return refusal && refusalText(callCourierForDock, refusal);
  },
  press: ({ card }) => setQuery(dockCallWindow.at({ dockId: card.id })),
};
