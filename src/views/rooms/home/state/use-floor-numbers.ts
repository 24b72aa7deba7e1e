import { viewRows } from '../../../../db/queries/lists.ts';
import { type FloorRow, packingsList } from '../../../../db/view-rows/preparation.ts';
import { sinceText } from '../../../../domain/preparation/since.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import type { PilotNumber } from '../../../kit/room/room.ts';
import { assignmentId } from '../assignment/section-id.ts';
import { sectionId } from '../board/section-id.ts';
import { usePackingCounts } from '../board/use-packing-board.ts';
import { numberTexts, tileTexts } from '../text.ts';
import { usePeople } from './use-people.ts';

/** The floor: emergencies, orders that wait for a product, blocked ones, packers with a task under way. */
export function useFloorNumbers(): readonly PilotNumber[] {
  const counts = usePackingCounts();
  const people = usePeople();
  const waiting = useLongest(counts?.stuck['waiting-products']);
  const blocked = useLongest(counts?.stuck.blocked);
  return [
    {
      ...{ ...numberTexts.urgent, count: counts?.urgent, tone: 'red', to: `#${sectionId('now')}` },
      detail: counts && tileTexts.toPrepare(counts.now),
    },
    {
      ...{ ...numberTexts.waiting, count: counts?.['waiting-products'], tone: 'amber' },
      to: `#${sectionId('waiting-products')}`,
      detail: waiting,
    },
    {
      ...{ ...numberTexts.blocked, count: counts?.blocked, tone: 'amber', to: `#${sectionId('blocked')}` },
      detail: blocked,
    },
    {
      ...{ ...numberTexts.working, count: counts && people?.working, tone: 'green', to: `#${assignmentId}` },
      startsGroup: true,
      detail: people && tileTexts.inSession(people.inSession),
    },
  ];
}

/** How long the oldest one has been there, from the server (OUR-001); null without a time. */
function useLongest(ids: readonly number[] | undefined): string | null | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const nowMs = useServerNow();
  const asked = ids?.join();
  const fromMs = useSeenQuery(async () => {
    if (ids === undefined) return undefined;
    const rows = await viewRows<FloorRow>(db, center, packingsList, ids);
    return rows.reduce<number | null>(
      (first, { sinceMs }) => (sinceMs === null ? first : Math.min(sinceMs, first ?? sinceMs)),
      null,
    );
  }, [db, center, asked]);
  return typeof fromMs === 'number' ? tileTexts.longest(sinceText(nowMs - fromMs)) : fromMs;
}
