import { marksOfRow, visibleRow } from '../../../../db/queries/rows.ts';
import type { Mark } from '../../../../db/schema.ts';
import type { Dock } from '../../../../domain/dock/dock.ts';
import type { Order } from '../../../../domain/order/order.ts';
import type { Task } from '../../../../domain/task/task.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';

/** A dock with its contents, for a dialog. */
export interface Loading {
  readonly dock: Dock;
  readonly tasks: readonly Task[];
  readonly orders: readonly Order[];
  readonly marks: readonly Mark[];
}

/** A dock as the user sees it; null once it is gone, undefined until read. */
export function useLoading(dockId: number): Loading | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  return useSeenQuery(async () => {
    const dock = await visibleRow(db, center, 'dock', dockId);
    if (!dock) return null;
    const found = await Promise.all((dock.tasks ?? []).map((id) => visibleRow(db, center, 'task', id)));
    const tasks = found.flatMap((task) => task ?? []);
    const orders = await Promise.all(tasks.map((task) => visibleRow(db, center, 'order', task.linked_order)));
    return {
      dock,
      tasks,
      orders: orders.flatMap((order) => order ?? []),
      marks: await marksOfRow(db, center, 'dock', dockId),
    };
  }, [db, center, dockId]);
}
