import { select } from '../../../../db/queries/lists.ts';
import { type DockCard, docksList } from '../../../../db/view-rows/dispatch.ts';
import { tomorrowFromMs } from '../../../../domain/dock/tomorrow.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useListQuery } from '../../../kit/queries/live-queries.ts';
import { useListReader } from '../../../kit/queries/use-whole-list.ts';
import { keepsDock, type RoundList, roundLists } from '../filters.ts';

/** Every round of the tab's center by its list on the board, in the order of the board; undefined until read. */
export function useRoundList(): ReadonlyMap<RoundList, readonly DockCard[]> | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const splitMs = tomorrowFromMs(useServerNow());
  const read = useListReader(docksList);
  return useListQuery(async () => {
    const all = await read(center);
    if (!all) return undefined;
    const cards = new Map<number, DockCard>(all.rows.map((card) => [card.id, card]));
    const filters = { screen: 'full', choice: null, tomorrowFromMs: splitMs, nowMs: 0, launchpad: null } as const;
    return new Map(
      roundLists.map((list) => [
        list,
        select(all.index, keepsDock(all.index, list, filters)).flatMap((id) => cards.get(id) ?? []),
      ]),
    );
  }, [db, center, splitMs]);
}
