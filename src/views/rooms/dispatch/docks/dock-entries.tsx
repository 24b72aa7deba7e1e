import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { DockCallEntry } from '../../../concepts/dock/courier-call/call-entries.tsx';
import { type DockAction, type DockOffers, mainActions } from '../../../concepts/dock/dock-offers.ts';
import { optimizeTexts, routeTexts } from '../../../concepts/dock/route/text.ts';
import { routeWindow } from '../../../concepts/dock/route/window.ts';
import { dockActionLabels, dockTexts } from '../../../concepts/dock/text.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useAdminAddress } from '../../../kit/router/admin-address.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { MenuAction, MenuLinkEntry, MenuSeparator } from '../../../ui/menus/menu-parts.tsx';
import { type ReadyVehicle, useDockActions } from './use-dock-actions.ts';

interface DockProps {
  readonly card: DockCard;
  readonly offers: DockOffers;
}

const readyVehicles: readonly ReadyVehicle[] = ['CAR', 'SELEC', null];

interface ReadyVehiclesProps {
  readonly reason: string | null;
  readonly onChoose: (vehicle: ReadyVehicle) => void;
}

export function ReadyVehicles({ reason, onChoose }: ReadyVehiclesProps) {
  return readyVehicles.map((vehicle) => (
    <MenuAction
      key={vehicle}
      label={vehicle === null ? dockTexts.unconfigured : vehicleLabel(vehicle)}
      reason={reason}
      onSelect={() => onChoose(vehicle)}
    />
  ));
}

/** What can be looked at of a dock: its way, a better one, and how it was optimised (DSP-382, DSP-383, DSP-454, LNK-13). */
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

/** `Chargé` asks for a vehicle: it is a button wherever it is offered. */
type MenuStep = Exclude<DockAction, 'ready'>;

const changes: readonly MenuStep[] = ['give', 'edit', 'moveOnto', 'switchDrivers'];
const steps: readonly MenuStep[] = ['invalidate', 'define', 'undefine', 'loadCrossDock'];
const ends: readonly MenuStep[] = ['remove', 'close'];

export function DockMenuEntries({ card, offers }: DockProps) {
  const { user } = useSignedIn();
  const actions = useDockActions(card, offers);
  const shown = new Set(mainActions(card, offers));
  const offered = (group: readonly MenuStep[]) => group.filter((it) => it in offers && !shown.has(it));
  const entry = (action: MenuStep) => (
    <MenuAction
      key={action}
      label={dockActionLabels[action]}
      reason={actions.reasonOf(action)}
      isDanger={ends.includes(action)}
      onSelect={() => actions.run(action)}
    />
  );
  return (
    <>
      <DockViews card={card} />
      <DockCallEntry card={card} />
      {offered(changes).map(entry)}
      {offered(steps).map(entry)}
      {may(user, 'dockMarks') ? (
        <>
          <MenuAction label={dockTexts.optimized} reason={actions.reason} onSelect={() => actions.mark('optimized')} />
          <MenuAction label={dockTexts.validated} reason={actions.reason} onSelect={() => actions.mark('validated')} />
        </>
      ) : null}
      {offered(ends).length > 0 ? <MenuSeparator /> : null}
      {offered(ends).map(entry)}
    </>
  );
}
