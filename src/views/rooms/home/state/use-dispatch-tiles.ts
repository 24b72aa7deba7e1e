import { viewRows } from '../../../../db/queries/lists.ts';
import { endpointNames, sourceState } from '../../../../db/queries/sync.ts';
import { type DeliveryRow, lateList } from '../../../../db/view-rows/deliveries.ts';
import { hasListsAtHome, isDispatchOff } from '../../../../domain/center/features.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { isStale } from '../../../../domain/refresh/staleness.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { type CenterState, stateNow } from '../../../concepts/center/numbers/count.ts';
import { pilotNumbers, sectionIds, useCenterLists } from '../../../concepts/center/numbers/use-center-numbers.ts';
import { useDrivers } from '../../../concepts/driver/use-drivers.ts';
import { useDeviceSeconds, useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { boardPath } from '../../../kit/scope/board-path.ts';
import { useCenters } from '../../../kit/scope/centers.ts';
import { tileTexts } from '../text.ts';
import { isHere } from './leads-here.ts';
import type { StateTile } from './tile.ts';

interface DispatchTiles {
  /** Without numbers where the device does not keep the lists, or until they are read. */
  readonly tiles: readonly StateTile[];
  /** When the lists were read, where nothing reads them any more; null while something does. */
  readonly readAt: string | null;
}

/**
 * The urgent numbers of the dispatch, from the lists the device keeps: this page's, or those of the dispatch board,
 * which are as old as the last look there.
 */
export function useDispatchTiles(): DispatchTiles {
  const { db, clockOffsetMs } = useSignedIn();
  const { center } = useTab();
  const of = useCenters()?.current;
  const nowMs = useServerNow();
  const deviceMs = useDeviceSeconds();
  const lists = useCenterLists();
  const drivers = useDrivers();
  const endpoint = isDispatchOff(of) ? endpointNames.tasksState : endpointNames.dispatchLoad;
  const source = useSeenQuery(async () => (await sourceState(db, endpoint, center)) ?? null, [db, endpoint, center]);
  const state = lists?.toDispatch && drivers && stateNow(lists, drivers, nowMs);
  const worst = useOrderName(state?.worst?.task ?? null);
  const readAtMs = source?.appliedAtMs ?? null;
  const isOld = state !== undefined && readAtMs !== null && isStale(readAtMs, deviceMs);
  return {
    tiles: tilesOf(state, hasListsAtHome(of) ? '' : boardPath(of), worst),
    readAt: isOld ? hourText(readAtMs + clockOffsetMs) : null,
  };
}

function tilesOf(state: CenterState | undefined, board: string, worst: string | undefined): StateTile[] {
  const [late, lateSoon, free, departing] = pilotNumbers(state, board);
  const toDispatch = {
    ...{ label: tileTexts.toDispatch, count: state?.toDispatch, tone: 'neutral' as const },
    to: `${board}#${sectionIds.toDispatch}`,
  };
  const details = [
    worst === undefined ? null : tileTexts.worst(worst, state?.worst?.minutes ?? 0),
    state?.firstLateMs == null ? null : tileTexts.first(hourText(state.firstLateMs)),
    state && state.toDispatch > 0 ? tileTexts.leaving(state.leaving) : null,
    state && tileTexts.some(state.departures.map(({ dock, atMs }) => `${dockCode(dock)} ${hourText(atMs)}`)),
    state && tileTexts.some(state.freeNames),
  ];
  return [late, lateSoon, toDispatch, departing, free].flatMap((number, at) =>
    number && isHere(number) ? [{ ...number, detail: state && details[at] }] : [],
  );
}

/** The order's name in the late list, by its task. */
function useOrderName(task: number | null): string | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const row = useSeenQuery(
    async () => (task === null ? undefined : (await viewRows<DeliveryRow>(db, center, lateList, [task]))[0]),
    [db, center, task],
  );
  return row && row.id === task ? orderName(row) : undefined;
}
