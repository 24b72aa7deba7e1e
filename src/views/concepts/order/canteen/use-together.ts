import { listIndex, viewRows } from '../../../../db/queries/lists.ts';
import { type DockCard, type TaskRow, toDispatchList } from '../../../../db/view-rows/dispatch.ts';
import { withCanteens } from '../../../../domain/order/canteen.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useScope } from '../../../kit/scope/scope.ts';

export type Together = (chosen: readonly TaskRow[], from: DockCard | null) => Promise<readonly TaskRow[]>;

/** The rows that move with the chosen ones: for grouped canteens, all their orders in the same place. */
export function useTogether(isGrouped: boolean): Together {
  const { db } = useSignedIn();
  const center = useScope();
  return async (chosen, from) => {
    if (!isGrouped || chosen.every((row) => row.canteenId === null)) return chosen;
    if (from) return withCanteens(chosen, from.tasks);
    const index = await listIndex(db, center, toDispatchList);
    const canteens = new Set(chosen.flatMap((row) => row.canteenId ?? []));
    const isTheirs = (at: number) => canteens.has(index?.columns.canteen[at] ?? Number.NaN);
    const ids = [...(index?.ids ?? [])].filter((id, at) => isTheirs(at) || chosen.some((row) => row.id === id));
    return withCanteens(chosen, await viewRows<TaskRow>(db, center, toDispatchList, ids));
  };
}
