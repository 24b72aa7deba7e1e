import type { Optimizer } from '../../../../domain/route/optimize.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import type { DockOffer, DockSubject } from '../dock-offer.ts';
import { optimizeTexts, routeTexts } from './text.ts';
import { routeWindow } from './window.ts';

const empty = ({ card }: DockSubject) => (card.tasks.length === 0 ? routeTexts.empty : null);

const opens = (to: Optimizer | null) => ({
  press: ({ card }: DockSubject) => setQuery(routeWindow.at({ dockId: card.id, to })),
});

/** The way of a round, and a better one for those who may look for it (DSP-382, DSP-454, DSP-455). */
export const routeOffers: readonly DockOffer[] = [
  { name: 'dock.route', label: () => routeTexts.open, reason: empty, ...opens(null) },
  {
    name: 'dock.optimise',
    label: () => optimizeTexts.open,
    isOffered: (_subject, { user }) => may(user, 'optimise'),
    reason: empty,
    ...opens('internal'),
  },
];
