import { useClient } from '../../kit/client/context.ts';
import { selectParts } from '../../ui/fields/select.tsx';
import { useFetchedAhead } from '../../ui/later/fetched-ahead.ts';
import { OpenedMenu } from '../../ui/menus/menu.tsx';
import { tipParts } from '../../ui/menus/tip.tsx';
import { ConfirmDialog } from '../../ui/windows/confirm.tsx';
import { LinkEntries } from '../header/go-to.tsx';

const keepSteady = async () => (await import('../steady/steady-spot.ts')).keepSpotsSteady();

/**
 * The parts every room opens, and the actions its worker stores, fetched once the page is painted, before any press.
 */
export function FetchedFirst(): null {
  const { worker } = useClient();
  useFetchedAhead(
    OpenedMenu.fetch,
    selectParts.fetch,
    tipParts.fetch,
    LinkEntries.fetch,
    ConfirmDialog.fetch,
    worker.fetchAhead,
    keepSteady,
  );
  return null;
}
