import { useMemo, useState } from 'react';
import type { DockCard, TaskRow } from '../../../../../db/view-rows/dispatch.ts';
import { positionOf } from '../../../../../domain/geo.ts';
import { orderName } from '../../../../../domain/order/name.ts';
import { bestRound, type OrderedRound } from '../../../../../domain/route/best-order.ts';
import { useWhole } from '../../../../concepts/dock/move/use-whole.ts';
import { useServerNow } from '../../../../kit/client/clock.ts';
import { useTicked } from '../../../../ui/tables/ticks.ts';
import { useCentersOfBoard, useGroupsCanteens } from '../../board-context.ts';
import { useRowsToDispatch } from '../use-board-map.ts';

/** The ticked orders to dispatch, whole canteens where those stay together, as a round of them would be driven. */
export interface ChosenOrders {
  /** In their best order (OUR-211). */
  readonly tasks: readonly TaskRow[];
  readonly round: OrderedRound;
  /** Those that somebody else took, or that ended, since they were ticked (OUR-209). */
  readonly taken: readonly TakenOrder[];
}

export interface TakenOrder {
  readonly taskId: number;
  readonly name: string;
  /** The round of the board that has it; null for none. */
  readonly dockId: number | null;
}

const none: readonly TaskRow[] = [];

export function useChosenOrders(cards: readonly DockCard[]): ChosenOrders {
  const ticked = useTicked(null);
  const read = useRowsToDispatch([...ticked]);
  const rows = useMemo(() => [...(read?.values() ?? [])].filter(({ id }) => ticked.has(id)), [read, ticked]);
  const taken = useTaken(ticked, read, cards);
  const tasks = useWhole({ kind: 'tasks', tasks: rows, from: null })?.tasks ?? none;
  const isGrouped = useGroupsCanteens();
  const nowMs = useServerNow();
  const address = useCentersOfBoard()?.current?.address;
  return useMemo(() => {
    const round = bestRound(tasks, { center: positionOf(address, null), nowMs, isGrouped });
    const byId = new Map<number, TaskRow>(tasks.map((task) => [task.id, task]));
    return { tasks: round.ids.flatMap((id) => byId.get(id) ?? []), round, taken };
  }, [tasks, address, nowMs, isGrouped, taken]);
}

/** The ticked orders that were to dispatch, and are no more. One that was never read as such is not yet read. */
function useTaken(
  ticked: ReadonlySet<number>,
  read: ReadonlyMap<number, TaskRow> | undefined,
  cards: readonly DockCard[],
): readonly TakenOrder[] {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const unnamed = [...(read?.values() ?? [])].filter(({ id }) => !names.has(id));
  if (unnamed.length > 0) setNames(new Map([...names, ...unnamed.map((row) => [row.id, orderName(row)] as const)]));
  return useMemo(() => {
    if (!read) return [];
    const dockOf = (taskId: number) => cards.find(({ tasks }) => tasks.some(({ id }) => id === taskId))?.id ?? null;
    return [...ticked].flatMap((taskId) => {
      const name = names.get(taskId);
      return name === undefined || read.has(taskId) ? [] : [{ taskId, name, dockId: dockOf(taskId) }];
    });
  }, [ticked, read, cards, names]);
}
