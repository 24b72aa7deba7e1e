import { useEffect } from 'react';
import { useClient } from '../../kit/client/context.ts';
import { selectParts } from '../../ui/fields/select.tsx';
import { useFetchedAhead } from '../../ui/later/later.ts';
import { painted } from '../../ui/later/painted.ts';
import { MenuDropdown } from '../../ui/menus/menu.tsx';
import { tipParts } from '../../ui/menus/tip.tsx';
import { Confirm } from '../../ui/windows/confirm.tsx';
import { LinkEntries } from '../header/go-to.tsx';

/**
 * The parts every room opens, and the actions its worker stores, fetched once the page is painted, before any press.
 */
export function FetchedFirst(): null {
  const { worker, report } = useClient();
  useFetchedAhead(MenuDropdown, selectParts, tipParts, LinkEntries, Confirm);
  // The worker's own code: an action asks for it again.
  useEffect(() => {
    painted().then(worker.fetchAhead).catch(report);
  }, [worker, report]);
  return null;
}
