import { useMemo, useState, useSyncExternalStore } from 'react';
import { viewRows } from '../../../../db/queries/lists.ts';
import { type DockCard, type TaskRow, toDispatchList } from '../../../../db/view-rows/dispatch.ts';
import type { DepartureChoice } from '../../../../domain/dock/departure-filter.ts';
import type { SubScreen } from '../../../../domain/dock/sub-screens.ts';
import { positionOf } from '../../../../domain/geo.ts';
import { giveDockWindow } from '../../../concepts/dock/window.ts';
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
import { ChosenActions } from './choice/chosen-actions.tsx';
import { ChosenSum } from './choice/chosen-sum.tsx';
import { useChosenOrders } from './choice/use-chosen-orders.ts';
import { useCircled } from './choice/use-circled.ts';
import { useMadeRound } from './choice/use-made-round.ts';
import { type ChosenMap, useMapChoice } from './choice/use-map-choice.ts';
import { mapEntryTexts } from './entry-text.ts';
import styles from './map.module.css';
import { MapTools } from './map-tools.tsx';
import { canTick, PointList } from './point-list.tsx';
import { type Bounds, isWithin, type OrderPoint } from './points.ts';
import { RoundBar } from './round-bar.tsx';
import { type ReadMap, useBoardMap } from './use-board-map.ts';
import { useWholeScreen } from './use-whole-screen.ts';

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
  const { circled, circle, tickRounds } = useCircled();
  const orders = useChosenOrders(cards);
  const [isWhole, flipWhole] = useWholeScreen();
  const round = useRoundOnMap(chosen, cards);
  const { ticked, tick, flip } = useTicksOf(map.points);
  const walked = map.points.find(({ taskId }) => taskId === round.walked);
  const show = (orderId: number, opener: HTMLElement | null = null) => {
    round.ofOrder(orderId);
    pick.order(orderId, opener);
  };
  const pointOf = (taskId: number) => map.points.find((point) => point.taskId === taskId);
  const isListed = (point: OrderPoint) =>
    here ? here.includes(point.taskId) : !view || isWithin(view, point.position);
  return (
    <>
      <MapTools chosen={chosen} cards={cards} isWhole={isWhole} onFlipWhole={flipWhole} />
      <ChosenSum circled={circled} chosen={orders} />
      <ChosenActions chosen={orders} cards={cards} circled={circled} onMade={round.follow} onTickRounds={tickRounds} />
      <div className={styles.body}>
        <Boundary fallback={<p className={styles.noMap}>{mapEntryTexts.noMap}</p>}>
          <MapCanvas
            map={map}
            ticked={ticked}
            plan={orders.tasks.flatMap(({ position }) => position ?? [])}
            picked={(walked ?? map.points.find(({ orderId }) => orderId === pickedOrder))?.position ?? null}
            home={positionOf(center?.address, null)}
            homeName={center?.name ?? ''}
            onPoint={(taskId, isTick) => {
              const point = pointOf(taskId);
              if (point) isTick ? tick(point) : show(point.orderId);
            }}
            onRound={(dockId) => {
              round.choose(dockId);
              pick.round(dockId);
            }}
            onCircled={circle}
            onSeveral={setHere}
            onView={(bounds) => {
              setView(bounds);
              setHere(null);
            }}
          />
        </Boundary>
        <div className={styles.beside}>
          {round.card ? (
            <RoundBar
              card={round.card}
              onWalk={({ id }) => round.walk(id)}
              onPick={show}
              onClose={() => round.choose(null)}
            />
          ) : null}
          <PointList
            points={map.points.filter(isListed)}
            placeless={map.placeless}
            cards={cards}
            isHere={here !== null}
            pickedOrder={pickedOrder}
            isTicked={(point) => ticked.includes(point)}
            onPick={show}
            onTick={flip}
            onLeaveHere={() => setHere(null)}
            onTickAll={circle}
          />
        </div>
      </div>
    </>
  );
}

/** The round that the map is about: chosen, pressed, that of an order shown, or made here (OUR-213). */
function useRoundOnMap({ choice, chooseRound }: ChosenMap, cards: readonly DockCard[]) {
  const [last, setLast] = useState<number | null>(null);
  const [walked, setWalked] = useState<number | null>(null);
  const dockId = choice.dockId ?? last;
  const choose = (id: number | null) => {
    setLast(id);
    setWalked(null);
    // Only one is shown: its line goes with it.
    if (id === null && choice.dockId !== null) chooseRound(null);
  };
  const follow = useMadeRound((made, isAwaited) => {
    choose(made);
    if (isAwaited) setQuery(giveDockWindow.at({ dockId: made }));
  });
  return {
    card: cards.find(({ id }) => id === dockId) ?? null,
    walked,
    walk: setWalked,
    choose,
    follow,
    ofOrder: (orderId: number) => {
      const card = cards.find(({ tasks }) => tasks.some((task) => task.orderId === orderId));
      setWalked(null);
      if (card) setLast(card.id);
    },
  };
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
