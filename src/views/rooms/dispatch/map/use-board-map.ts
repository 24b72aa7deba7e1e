import { useEffect, useMemo, useState } from 'react';
import { listIndex, select, viewRows } from '../../../../db/queries/lists.ts';
import { makeRowReader } from '../../../../db/queries/row-reader.ts';
import type { ListIndex } from '../../../../db/schema.ts';
import type { ColumnOf } from '../../../../db/view-list.ts';
import { type DockCard, docksList, type TaskRow, toDispatchList } from '../../../../db/view-rows/dispatch.ts';
import type { DepartureChoice } from '../../../../domain/dock/departure-filter.ts';
import { layoutOf, type SubScreen } from '../../../../domain/dock/sub-screens.ts';
import { tomorrowFromMs } from '../../../../domain/dock/tomorrow.ts';
import { positionOf } from '../../../../domain/geo.ts';
import { codesIn, codesText } from '../../../../domain/postal-code/postal-code.ts';
import { timerMs } from '../../../../domain/time/timer.ts';
import { usePostalCodes } from '../../../concepts/center/postal-codes/choice.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useListQuery } from '../../../kit/queries/live-queries.ts';
import { useCentersOfBoard, useGroupsCanteens } from '../board-context.ts';
import { keepsDock, type RoundList } from '../filters.ts';
import { useToggle } from '../toggles.ts';
import { type BoardMap, boardMap, type MapChoice } from './points.ts';

export interface MapView {
  readonly screen: SubScreen;
  readonly departure: DepartureChoice;
  readonly choice: MapChoice;
}

export interface ReadMap {
  readonly map: BoardMap;
  /** The rounds the board shows. */
  readonly cards: readonly DockCard[];
}

/** The map of the board; undefined until read. The same object until something on it changes. */
export function useBoardMap({ screen, departure, choice }: MapView): ReadMap | undefined {
  const [hideWaiting] = useToggle('hideWaiting');
  const [nowView] = useToggle('nowView');
  const [codes] = usePostalCodes();
  const center = useCentersOfBoard()?.current;
  const isGrouped = useGroupsCanteens();
  const nowMs = useServerNow();
  const read = useLists(screen, departure, nowMs);
  const leavingByMs = nowView ? nowMs : null;
  const chosen = codesText(codes);
  const inputs = useMemo(
    () =>
      read && {
        ...read,
        filters: { hideWaiting, leavingByMs, codes: codesIn(chosen).codes },
        home: positionOf(center?.address, null),
        isGrouped,
        choice,
      },
    [read, hideWaiting, leavingByMs, chosen, center?.address, isGrouped, choice],
  );
  const { clockOffsetMs } = useSignedIn();
  // Not the clock of the screen, which would rebuild the map each half minute.
  const [asOfMs, setAsOf] = useState(nowMs);
  const map = useMemo(() => inputs && boardMap(inputs, asOfMs), [inputs, asOfMs]);
  useEffect(() => {
    if (!map || map.untilMs === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(
      () => setAsOf(Date.now() + clockOffsetMs),
      timerMs(map.untilMs - Date.now() - clockOffsetMs),
    );
    return () => clearTimeout(timer);
  }, [map, clockOffsetMs]);
  return useMemo(() => (map && inputs ? { map, cards: inputs.cards } : undefined), [map, inputs]);
}

interface Lists {
  readonly index: ListIndex<ColumnOf<typeof toDispatchList>> | undefined;
  readonly cards: readonly DockCard[];
}

/** The lists of the board as they are on disk: of the rounds those its screen and the departure filter show. */
function useLists(screen: SubScreen, departure: DepartureChoice, serverNowMs: number): Lists | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const splitMs = tomorrowFromMs(serverNowMs);
  // Without a filter by hours time changes nothing.
  const nowMs = departure === null ? 0 : serverNowMs;
  const [read] = useState(() => makeRowReader<DockCard>());
  return useListQuery(async (): Promise<Lists> => {
    const { hasToDispatch } = layoutOf(screen);
    const [index, docks] = await Promise.all([
      hasToDispatch ? listIndex(db, center, toDispatchList) : undefined,
      listIndex(db, center, docksList),
    ]);
    if (!docks) return { index, cards: [] };
    const filters = { screen, choice: departure, tomorrowFromMs: splitMs, nowMs, launchpad: null };
    const keeps = roundLists(screen).map((list) => keepsDock(docks, list, filters));
    return {
      index,
      cards: await read(
        db,
        docks,
        select(docks, (at) => keeps.some((keep) => keep(at))),
      ),
    };
  }, [db, center, screen, departure, splitMs, nowMs]);
}

const roundLists = (screen: SubScreen): readonly RoundList[] =>
  layoutOf(screen).sections.flatMap((section): readonly RoundList[] => {
    if (section === 'creation') return ['creation', 'creationTomorrow'];
    return section === 'preparation' || section === 'ready' || section === 'delivery' ? [section] : [];
  });

/** The rows of tasks to dispatch by id, for the few the list beside the map shows; undefined until read. */
export function useRowsToDispatch(ids: readonly number[]): ReadonlyMap<number, TaskRow> | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const wanted = ids.join();
  return useListQuery(async () => {
    const rows = await viewRows<TaskRow>(db, center, toDispatchList, wanted ? wanted.split(',').map(Number) : []);
    return new Map(rows.map((row) => [row.id, row]));
  }, [db, center, wanted]);
}
