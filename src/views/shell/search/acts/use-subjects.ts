import { viewRows } from '../../../../db/queries/lists.ts';
import { taskOfOrder, visibleRow } from '../../../../db/queries/rows.ts';
import { type DockCard, docksList, type TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { driversSoonList, type PresenceRow } from '../../../../db/view-rows/drivers.ts';
import type { Order } from '../../../../domain/order/order.ts';
import type { FoundKind, Searchable } from '../../../../domain/search/searchable.ts';
import type { Task } from '../../../../domain/task/task.ts';
import { taskRows } from '../../../concepts/order/use-task-rows.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';

export interface FoundOrder {
  readonly order: Order;
  readonly task: Task | undefined;
  readonly row: TaskRow | undefined;
}

/** What words are about, as the lists of the boards show it. */
export interface Subjects {
  readonly docks: readonly DockCard[];
  readonly orders: readonly FoundOrder[];
  readonly drivers: readonly PresenceRow[];
}

/** The best of each kind: more are told apart by more words. */
const mostOfAKind = 3;

export const idsOf = (found: readonly Searchable[], kind: FoundKind): readonly number[] =>
  found.flatMap((it) => (it.kind === kind ? it.id : [])).slice(0, mostOfAKind);

/** The rows of what was found; undefined until read. */
export function useSubjects(found: readonly Searchable[]): Subjects | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  const wanted = (['dock', 'order', 'driver'] as const).map((kind) => idsOf(found, kind).join(',')).join(';');
  const read = useSeenQuery(async () => {
    const [docks = [], orders = [], drivers = []] = wanted
      .split(';')
      .map((ids) => ids.split(',').filter(Boolean).map(Number));
    const rows = {
      docks: await viewRows<DockCard>(db, center, docksList, docks),
      drivers: await viewRows<PresenceRow>(db, center, driversSoonList, drivers),
      orders: [] as FoundOrder[],
    };
    for (const id of orders) {
      const order = await visibleRow(db, center, 'order', id);
      if (!order) continue;
      const task = await taskOfOrder(db, center, id);
      const [row] = task ? await taskRows(db, center, [task.id]) : [];
      rows.orders.push({ order, task, row });
    }
    return { wanted, rows };
  }, [db, center, wanted]);
  return read?.wanted === wanted ? read.rows : undefined;
}
