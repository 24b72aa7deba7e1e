import { newIncidentPath } from '../../../../domain/incident/path.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { minutesLate } from '../../../../domain/task/arrival.ts';
import { go } from '../../../kit/router/router.tsx';
import type { DockOffer } from '../dock-offer.ts';
import { dockTexts } from '../text.ts';

/** Credits for the customers of a round with a late order (OUR-246). */
export const incidentOffer: DockOffer = {
  name: 'dock.incident',
  label: () => dockTexts.incident,
  isOffered: ({ card }, { user, now }) =>
    may(user, 'edit') && card.tasks.some((task) => minutesLate(task, task.slotEndMs, now()) !== null),
  reason: () => null,
  press: ({ card }) => go(newIncidentPath(card.id)),
};
