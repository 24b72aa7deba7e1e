import { useMemo } from 'react';
import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { positionOf } from '../../../../domain/geo.ts';
import { bestRound, type OrderedRound } from '../../../../domain/route/best-order.ts';
import { useWhole } from '../../../concepts/dock/move/use-whole.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useTicked } from '../../../ui/tables/ticks.ts';
import { useCentersOfBoard, useGroupsCanteens } from '../board-context.ts';
import { useRowsToDispatch } from './use-board-map.ts';

/** The ticked orders to dispatch, whole canteens where those stay together, as a round of them would be driven. */
export interface ChosenOrders {
  /** In their best order (OUR-211). */
  readonly tasks: readonly TaskRow[];
  readonly round: OrderedRound;
}

const none: readonly TaskRow[] = [];

export function useChosenOrders(): ChosenOrders {
  const ticked = useTicked(null);
  const read = useRowsToDispatch([...ticked]);
  const rows = useMemo(() => [...(read?.values() ?? [])].filter(({ id }) => ticked.has(id)), [read, ticked]);
  const tasks = useWhole({ kind: 'tasks', tasks: rows, from: null })?.tasks ?? none;
  const isGrouped = useGroupsCanteens();
  const nowMs = useServerNow();
  const address = useCentersOfBoard()?.current?.address;
  return useMemo(() => {
    const round = bestRound(tasks, { center: positionOf(address, null), nowMs, isGrouped });
    const byId = new Map<number, TaskRow>(tasks.map((task) => [task.id, task]));
    return { tasks: round.ids.flatMap((id) => byId.get(id) ?? []), round };
  }, [tasks, address, nowMs, isGrouped]);
}
