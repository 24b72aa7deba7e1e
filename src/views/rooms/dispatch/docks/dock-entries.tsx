import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { type AllowedSteps, type DockAction, mainActions } from '../../../concepts/dock/allowed-steps.ts';
import { dockCallOffer, isCouriers } from '../../../concepts/dock/courier-call/dock-call-offer.ts';
import { type DockOffer, dockMarks, dockSteps } from '../../../concepts/dock/dock-offer.ts';
import { incidentOffer } from '../../../concepts/dock/incident/offer.ts';
import { routeOffers } from '../../../concepts/dock/route/offer.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { offered } from '../../../kit/offers/offer.ts';
import { OfferEntries } from '../../../kit/offers/offer-entries.tsx';
import { AdminEntry } from '../../../kit/router/admin-entry.tsx';
import { MenuSeparator } from '../../../ui/menus/menu-parts.tsx';
import { useDockHere } from './use-dock-here.ts';

interface DockProps {
  readonly card: DockCard;
  readonly offers: AllowedSteps;
}

/** How a round was optimised (DSP-383, LNK-13). */
function OptimisationLink({ card }: Pick<DockProps, 'card'>) {
  const { user } = useSignedIn();
  if (!may(user, 'optimisation') || !card.target_driver) return null;
  return <AdminEntry label={dockTexts.optimisation} path={`/logistics/stats/optimisation/?dock_id=${card.id}`} />;
}

const groupOf = (actions: readonly DockAction[]) => actions.map((action) => dockSteps[action]);

const changes: readonly DockAction[] = ['give', 'edit', 'moveOnto', 'switchDrivers'];
const steps: readonly DockAction[] = ['invalidate', 'define', 'undefine', 'loadCrossDock'];
const ends: readonly DockAction[] = ['remove', 'close'];

/** Actions on a round that are no next step; its card has those as buttons. */
export function DockMenuEntries({ card, offers }: DockProps) {
  const here = useDockHere(card);
  const next = new Set(mainActions(card, offers));
  const itemsOf = (list: readonly DockOffer[]) => offered(list, { card, allowed: offers }, here);
  const entriesOf = (group: readonly DockAction[]) => itemsOf(groupOf(group.filter((action) => !next.has(action))));
  const ending = entriesOf(ends);
  return (
    <>
      <OfferEntries items={itemsOf(routeOffers)} />
      <OptimisationLink card={card} />
      <MenuSeparator />
      <OfferEntries items={isCouriers(card) ? [] : itemsOf([dockCallOffer])} />
      <OfferEntries items={[...entriesOf(changes), ...entriesOf(steps), ...itemsOf([...dockMarks, incidentOffer])]} />
      {ending.length > 0 ? <MenuSeparator /> : null}
      <OfferEntries items={ending} />
    </>
  );
}
