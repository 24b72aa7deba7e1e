import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { offersCall } from '../../../../domain/courier/call-rules.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { MenuAction } from '../../../ui/menus/menu-parts.tsx';
import { isCouriers, refusedBy } from './call-button.tsx';
import { courierDockOf } from './offers.ts';
import { callTexts } from './text.ts';
import { dockCallWindow } from './window.ts';

/** Opens the call for the orders of a round that has no driver and no courier yet, in its menu. */
export function DockCallEntry({ card }: { readonly card: DockCard }) {
  if (isCouriers(card) || card.tasks.length === 0 || !offersCall(courierDockOf(card))) return null;
  return (
    <MenuAction
      label={callTexts.call}
      reason={refusedBy(card)}
      onSelect={() => setQuery(dockCallWindow.at({ dockId: card.id }))}
    />
  );
}
