import type { Dock } from '../../src/domain/dock/dock.ts';
import type { Order } from '../../src/domain/order/order.ts';
import type { Task } from '../../src/domain/task/task.ts';
import type { Scene } from './scene.ts';

interface TruckPlan {
  /** Names of its orders on boards. */
  readonly names: readonly string[];
  readonly dock?: Partial<Omit<Dock, 'id'>>;
  readonly order?: (name: string) => Partial<Omit<Order, 'id'>>;
  readonly task?: (name: string) => Partial<Omit<Task, 'id'>>;
}

/** A round of one center that goes to another, gone half an hour ago by default. */
export const aTruck = (from: Scene, to: Pick<Scene, 'center'>, plan: TruckPlan) =>
  from.together(async (rows) => {
    const dock = await rows.dock({
      dock_type: 'DRIVER_SOFT',
      current_status: 'loaded',
      cross_docking_target_center: to.center,
      driver_name: 'Karim Lavandier',
      loaded_at: from.at(-40),
      gone_at: from.at(-30),
      eta: from.at(20),
      ...plan.dock,
    });
    const isGone = dock.gone_at != null;
    const orders: Order[] = [];
    for (const [at, name] of plan.names.entries()) {
      const { order } = await rows.order(
        name,
        { dock: dock.id, dock_rank: at + 1, status: isGone ? 'shipping' : 'todo', ...plan.task?.(name) },
        { status: isGone ? 'shipping' : 'prepared', cross_docking: 2, ...plan.order?.(name) },
      );
      orders.push(order);
    }
    return { id: dock.id, orders };
  });
