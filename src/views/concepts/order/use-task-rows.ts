import { listIndex, viewRows } from '../../../db/queries/lists.ts';
import { visibleRow } from '../../../db/queries/rows.ts';
import type { QuaiDb } from '../../../db/schema.ts';
import { lateList, notDeliveredList } from '../../../db/view-rows/deliveries.ts';
import { type DockCard, docksList, type TaskRow, toDispatchList } from '../../../db/view-rows/dispatch.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useScope } from '../../kit/scope/scope.ts';

/** The tasks with these ids that are in no dock, in the order of the ids. Undefined until read. */
export function useListedTasks(ids: readonly number[]): readonly TaskRow[] | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  const wanted = ids.join(',');
  return useSeenQuery(
    async () => (await listedTasks(db, center, wanted.split(',').map(Number))).filter((row) => !row.dock),
    [db, center, wanted],
  );
}

/** The tasks with these ids, from any list of the board; without those that left. Undefined until read. */
export function useTaskRows(ids: readonly number[]): readonly TaskRow[] | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  const wanted = ids.join(',');
  return useSeenQuery(() => taskRows(db, center, wanted.split(',').map(Number)), [db, center, wanted]);
}

/** The canteen orders of a task's order, itself included, from any list; undefined until read. */
export function useCanteen(row: TaskRow): readonly TaskRow[] | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  return useSeenQuery(async () => {
    const order = await visibleRow(db, center, 'order', row.orderId);
    return taskRows(db, center, [...new Set([row.id, ...(order?.canteen_tasks ?? [])])]);
  }, [db, center, row.id, row.orderId]);
}

/** The tasks with these ids, from any list of the board, in the order of the ids. */
export async function taskRows(db: QuaiDb, center: number, ids: readonly number[]): Promise<readonly TaskRow[]> {
  const listed = await listedTasks(db, center, ids);
  if (listed.length === ids.length) return listed;
  const index = await listIndex(db, center, docksList);
  const cards = index ? await viewRows<DockCard>(db, center, docksList, [...index.ids]) : [];
  return inOrder(ids, [...listed, ...cards.flatMap((card) => card.tasks)]);
}

/** Tasks of the lists that show them one by one. */
async function listedTasks(db: QuaiDb, center: number, ids: readonly number[]): Promise<readonly TaskRow[]> {
  const lists = [toDispatchList, notDeliveredList, lateList];
  const found = await Promise.all(lists.map((list) => viewRows<TaskRow>(db, center, list, ids)));
  return inOrder(ids, found.flat());
}

function inOrder(ids: readonly number[], found: readonly TaskRow[]): readonly TaskRow[] {
  const rows = new Map(found.map((row) => [row.id as number, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
