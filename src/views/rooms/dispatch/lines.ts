import { Dexie } from 'dexie';
import { listIndex, select } from '../../../db/queries/lists.ts';
import { notDeliveredList } from '../../../db/view-rows/deliveries.ts';
import { docksList, toDispatchList } from '../../../db/view-rows/dispatch.ts';
import { layoutOf, type Section, subScreenOf } from '../../../domain/dock/sub-screens.ts';
import { tomorrowFromMs } from '../../../domain/dock/tomorrow.ts';
import { isHiddenDriver } from '../../../domain/driver/state.ts';
import { isAt } from '../../../domain/session/rooms.ts';
import { pilotNumbers, sectionIds, useCenterNumbers } from '../../concepts/center/numbers/use-center-numbers.ts';
import { useDrivers } from '../../concepts/driver/use-drivers.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import type { RoomLines, RoomSection } from '../../kit/room/room.ts';
import { usePath, useQuery } from '../../kit/router/router.tsx';
import { useComing } from './coming/use-coming.ts';
import { keepsDock, type RoundList, roundLists } from './filters.ts';
import { pastDayPath, pastDaySections } from './past-day/paths.ts';
import { dispatchPath, roundListPath } from './round-list/paths.ts';
import { sectionTexts } from './text.ts';
import { useAlerts } from './view-model.ts';

/** The numbers of a center and the sections of its board, as the frame shows them. */
export function useDispatchLines(): RoomLines {
  const path = usePath();
  const screen = subScreenOf(useQuery().get('sub'));
  const now = useCenterNumbers();
  const counts = useSectionCounts();
  const { hasToDispatch, sections } = layoutOf(screen);
  const rounds = (list: RoundList): RoomSection => ({
    id: `round-${list}`,
    label: sectionTexts[list],
    count: counts.rounds?.[list],
  });
  const of: Readonly<Record<Section, readonly RoomSection[]>> = {
    redeliver: [{ id: 'not-delivered-title', label: sectionTexts.redeliver, count: counts.notDelivered }],
    dqp: [{ id: 'dqp-title', label: sectionTexts.dqp }],
    late: [{ id: sectionIds.late, label: sectionTexts.late, count: now?.late, tone: 'red' }],
    extraCosts: [{ id: 'demands-title', label: sectionTexts.extraCosts }],
    creation: [{ ...rounds('creation'), startsGroup: true }, rounds('creationTomorrow')],
    preparation: [rounds('preparation')],
    ready: [rounds('ready')],
    delivery: [rounds('delivery')],
    drivers: [{ id: sectionIds.drivers, label: sectionTexts.drivers, count: counts.drivers, startsGroup: true }],
    alerts: counts.alerts
      ? [{ id: 'alerts-title', label: sectionTexts.alerts, count: counts.alerts, tone: 'amber' }]
      : [],
    orderInfo: [],
  };
  const list: RoomSection = { id: sectionIds.toDispatch, label: sectionTexts.toDispatch, count: counts.toDispatch };
  const board = isAt(dispatchPath, path) ? '' : dispatchPath;
  const coming = useComing(board);
  const numbers = pilotNumbers(now, board);
  // Of the list of all rounds the sections are the lists of rounds.
  if (isAt(roundListPath, path)) return { numbers, coming, sections: roundLists.map(rounds) };
  if (isAt(pastDayPath, path)) return { numbers, coming, sections: pastDaySections };
  const blocks = sections.flatMap((section) => of[section]);
  return {
    numbers,
    coming,
    sections: hasToDispatch
      ? [list, ...blocks.map((block, at) => (at === 0 ? { ...block, startsGroup: true } : block))]
      : blocks,
  };
}

const every = () => true;

/** How much each section holds, before the user's own filters; undefined until read. */
function useSectionCounts() {
  const { db } = useSignedIn();
  const { center } = useTab();
  const nowMs = useServerNow();
  const screen = subScreenOf(useQuery().get('sub'));
  const splitMs = tomorrowFromMs(nowMs);
  const drivers = useDrivers();
  const alerts = useAlerts();
  const lists = useSeenQuery(async () => {
    const [toDispatch, notDelivered, docks] = await Dexie.Promise.all([
      listIndex(db, center, toDispatchList),
      listIndex(db, center, notDeliveredList),
      listIndex(db, center, docksList),
    ]);
    const filters = { screen, choice: null, tomorrowFromMs: splitMs, nowMs: 0, launchpad: null };
    const rounds = docks && roundLists.map((name) => [name, select(docks, keepsDock(docks, name, filters)).length]);
    return {
      toDispatch: toDispatch && select(toDispatch, every).length,
      notDelivered: notDelivered && select(notDelivered, every).length,
      rounds: rounds && (Object.fromEntries(rounds) as Readonly<Record<RoundList, number>>),
    };
  }, [db, center, screen, splitMs]);
  return {
    ...lists,
    drivers: drivers?.filter((driver) => !isHiddenDriver(driver)).length,
    alerts: alerts?.length,
  };
}
