import { useMemo, useState, useSyncExternalStore } from 'react';
import { viewRows } from '../../../../db/queries/lists.ts';
import { type TaskRow, toDispatchList } from '../../../../db/view-rows/dispatch.ts';
import type { DepartureChoice } from '../../../../domain/dock/departure-filter.ts';
import type { SubScreen } from '../../../../domain/dock/sub-screens.ts';
import { positionOf } from '../../../../domain/geo.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { setQuery, useQuery } from '../../../kit/router/router.tsx';
import { Boundary } from '../../../ui/boundary.tsx';
import { laterView, onDemand } from '../../../ui/later/later-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ticks } from '../../../ui/tables/ticks.ts';
import { useCentersOfBoard } from '../board-context.ts';
import { bringName, bringParameter } from '../bring/links.ts';
import { infoParameter, pickedIn } from '../order-info/parameter.ts';
import { usePicked } from '../order-info/picked.ts';
import { boardTexts } from '../text.ts';
import { ChosenSum } from './chosen-sum.tsx';
import { mapEntryTexts } from './entry-text.ts';
import styles from './map.module.css';
import { MapTools } from './map-tools.tsx';
import { canTick, PointList } from './point-list.tsx';
import { type Bounds, isWithin, type OrderPoint } from './points.ts';
import { type ReadMap, useBoardMap } from './use-board-map.ts';
import { useCircled } from './use-circled.ts';
import { type ChosenMap, useMapChoice } from './use-map-choice.ts';

/** Most boards never show it: not fetched ahead (docs/adr/0014). A failed fetch is repeated when it opens again. */
const MapCanvas = laterView(async () => (await import('./map-canvas.tsx')).MapCanvas, {
  ...onDemand,
  Meanwhile: () => <div className={styles.ground} />,
});

export interface OpenMapProps {
  readonly screen: SubScreen;
  readonly departure: DepartureChoice;
}

/** The map once its rows are read. */
export function OpenMap({ screen, departure }: OpenMapProps) {
  const chosen = useMapChoice();
  const read = useBoardMap({ screen, departure, choice: chosen.choice });
  return read ? <MapBody read={read} chosen={chosen} /> : <Skeleton text={boardTexts.loading} />;
}

interface MapBodyProps {
  readonly read: ReadMap;
  readonly chosen: ChosenMap;
}

function MapBody({ read: { map, cards }, chosen }: MapBodyProps) {
  const center = useCentersOfBoard()?.current;
  const [view, setView] = useState<Bounds | null>(null);
  const [here, setHere] = useState<readonly number[] | null>(null);
  const pickedOrder = pickedIn(useQuery().get(infoParameter));
  const pick = useShow();
  const { circled, circle } = useCircled();
  const { ticked, tick, flip } = useTicksOf(map.points);
  const pointOf = (taskId: number) => map.points.find((point) => point.taskId === taskId);
  const isListed = (point: OrderPoint) =>
    here ? here.includes(point.taskId) : !view || isWithin(view, point.position);
  return (
    <>
      <MapTools chosen={chosen} cards={cards} />
      <ChosenSum circled={circled} />
      <div className={styles.body}>
        <Boundary fallback={<p className={styles.noMap}>{mapEntryTexts.noMap}</p>}>
          <MapCanvas
            map={map}
            ticked={ticked}
            picked={map.points.find(({ orderId }) => orderId === pickedOrder)?.position ?? null}
            home={positionOf(center?.address, null)}
            homeName={center?.name ?? ''}
            onPoint={(taskId, isTick) => {
              const point = pointOf(taskId);
              if (point) isTick ? tick(point) : pick.order(point.orderId);
            }}
            onRound={pick.round}
            onCircled={circle}
            onSeveral={setHere}
            onView={(bounds) => {
              setView(bounds);
              setHere(null);
            }}
          />
        </Boundary>
        <PointList
          points={map.points.filter(isListed)}
          placeless={map.placeless}
          cards={cards}
          isHere={here !== null}
          pickedOrder={pickedOrder}
          isTicked={(point) => ticked.includes(point)}
          onPick={pick.order}
          onTick={flip}
          onLeaveHere={() => setHere(null)}
          onTickAll={circle}
        />
      </div>
    </>
  );
}

/** Shows an order in its list and its panel, or a round, as a search does. */
function useShow() {
  const picked = usePicked();
  return {
    order: (orderId: number, opener: HTMLElement | null = null) => {
      picked.opener = opener;
      const shown = { [bringParameter]: bringName('order', orderId), [infoParameter]: String(orderId) };
      setQuery(shown, { replace: picked.isOpen });
    },
    round: (dockId: number) => setQuery({ [bringParameter]: bringName('dock', dockId) }, { replace: true }),
  };
}

/** The ticks of the lists, on the map. */
function useTicksOf(points: readonly OrderPoint[]) {
  const { db } = useSignedIn();
  const { center } = useTab();
  const changes = useSyncExternalStore(ticks.subscribe, () => ticks.changes);
  const ticked = useMemo(
    () => (changes === 0 ? [] : points.filter(({ dockId, taskId }) => ticks.of(dockId).has(taskId))),
    [points, changes],
  );
  const tick = async ({ dockId, taskId, isListed }: OrderPoint) => {
    if (!isListed) return;
    if (dockId === null && !ticks.of(null).has(taskId)) {
      const [row] = await viewRows<TaskRow>(db, center, toDispatchList, [taskId]);
      if (!row || !canTick(row)) return;
    }
    ticks.flip(dockId, taskId);
  };
  return {
    ticked,
    tick: (point: OrderPoint) => void tick(point),
    /** For one whose row is at hand, and may be ticked. */
    flip: ({ dockId, taskId }: OrderPoint) => ticks.flip(dockId, taskId),
  };
}
