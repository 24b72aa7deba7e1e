import { useFetchedAhead } from '../shared/fetched-ahead.ts';
import { ConfirmDialog } from '../shared/ui/confirm.tsx';
import { OpenedMenu } from '../shared/ui/menu.tsx';
import { selectParts } from '../shared/ui/select.tsx';
import { tipParts } from '../shared/ui/tip.tsx';
import { useClient } from './context.ts';
import { LinkEntries } from './header/go-to.tsx';

const keepSteady = async () => (await import('./steady/steady-spot.ts')).keepSpotsSteady();

/** What every room opens, and the actions its worker records, fetched as soon as the page is painted: a press finds it there. */
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
