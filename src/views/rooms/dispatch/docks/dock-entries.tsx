import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { type AllowedSteps, type DockAction, mainActions } from '../../../concepts/dock/allowed-steps.ts';
import { DockCallEntry } from '../../../concepts/dock/courier-call/call-entries.tsx';
import { type DockOffer, dockMarks, dockSteps } from '../../../concepts/dock/dock-offer.ts';
import { optimizeTexts, routeTexts } from '../../../concepts/dock/route/text.ts';
import { routeWindow } from '../../../concepts/dock/route/window.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { offered } from '../../../kit/offers/offer.ts';
import { OfferEntries } from '../../../kit/offers/offer-entries.tsx';
import { useAdminAddress } from '../../../kit/router/admin-address.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { MenuAction, MenuLinkEntry, MenuSeparator } from '../../../ui/menus/menu-parts.tsx';
import { useDockHere } from './use-dock-here.ts';

interface DockProps {
  readonly card: DockCard;
  readonly offers: AllowedSteps;
}

/** Views of a dock: its way, a better one, and how it was optimised (DSP-382, DSP-383, DSP-454, LNK-13). */
function DockViews({ card }: Pick<DockProps, 'card'>) {
  const { user } = useSignedIn();
  const addressOf = useAdminAddress();
  return (
    <>
      <MenuAction
        label={routeTexts.open}
        reason={card.tasks.length === 0 ? routeTexts.empty : null}
        onSelect={() => setQuery(routeWindow.at({ dockId: card.id, to: null }))}
      />
      {may(user, 'optimise') ? (
        <MenuAction
          label={optimizeTexts.open}
          reason={card.tasks.length === 0 ? routeTexts.empty : null}
          onSelect={() => setQuery(routeWindow.at({ dockId: card.id, to: 'internal' }))}
        />
      ) : null}
      {may(user, 'optimisation') && card.target_driver ? (
        <MenuLinkEntry
          label={dockTexts.optimisation}
          href={addressOf(`/logistics/stats/optimisation/?dock_id=${card.id}`)}
        />
      ) : null}
      <MenuSeparator />
    </>
  );
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
      <DockViews card={card} />
      <DockCallEntry card={card} />
      <OfferEntries items={[...entriesOf(changes), ...entriesOf(steps), ...itemsOf(dockMarks)]} />
      {ending.length > 0 ? <MenuSeparator /> : null}
      <OfferEntries items={ending} />
    </>
  );
}
