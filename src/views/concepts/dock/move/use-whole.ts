import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { withCanteens } from '../../../../domain/order/canteen.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useTogether } from '../../order/canteen/use-together.ts';
import type { DraggedTasks } from './moves.ts';
import { useGroupsCanteens } from './use-groups-canteens.ts';

const none: readonly TaskRow[] = [];

/**
 * What is moved, with all orders of its canteens where those stay together: they go too (OUR-080). Undefined until those
 * were read once: never one of them alone.
 */
export function useWhole(dragged: DraggedTasks | undefined): DraggedTasks | undefined {
  const isGrouped = useGroupsCanteens();
  const together = useTogether(isGrouped);
  const tasks = dragged?.tasks ?? none;
  const ids = tasks.map(({ id }) => id).join(',');
  const ask = async () => ({ of: isGrouped ? ids : '', rows: await together(tasks, null) });
  const listed = useSeenQuery(ask, [ids, isGrouped]);
  if (!dragged || !isGrouped || tasks.length === 0) return dragged;
  if (dragged.from) return { ...dragged, tasks: withCanteens(tasks, dragged.from.tasks) };
  if (!listed?.of) return undefined;
  // What was read may still be that of other orders.
  const isIts = tasks.every(({ id }) => listed.rows.some((row) => row.id === id));
  return { ...dragged, tasks: isIts ? listed.rows : tasks };
}
