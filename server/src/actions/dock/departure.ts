import type { Dock } from '../../../../src/domain/dock/dock.ts';
import type { Driver } from '../../../../src/domain/driver/driver.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { type Patch, patch, type Reader } from '../../../../src/domain/rows.ts';
import { hasLeft, isAside } from '../../world/rounds/task-status.ts';

/** How long a driver paid by race may take to answer before the round is taken back. */
const answerDelayMs = 10 * 60_000;

/**
 * The effects of assigning a dock beside its lock (DSP-414). A driver paid by race has to accept first. Any other
 * leaves at once: the dock is gone, he drives, its tasks and orders are on the road, except those that do not leave
 * with it.
 */
export function departure(dock: Dock, driver: Driver, rows: Reader, nowMs: number): Patch[] {
  const given = {
    driver: driver.id,
    driver_name: driver.name ?? null,
    // DSP-401: locked and gone docks are loaded, or ready to load when never loaded.
    current_status: dock.loaded_at ? 'loaded' : 'ready_to_load',
  };
  if (driver.is_paid_by_race) {
    const deadline = new Date(nowMs + answerDelayMs).toISOString();
    return [
      ...patch('dock', dock, { ...given, accepted_by_driver: null, driver_answer: null, time_take_bags: deadline }),
      ...onTasks(dock, rows, { task: { delivery_man_id: driver.id } }),
    ];
  }
  const gone_at = new Date(nowMs).toISOString();
  return [
    ...patch('dock', dock, { ...given, gone_at, accepted_by_driver: true }),
    ...patch('driver', driver, { state: 'run', queue_position: null, is_back: false }),
    ...onTasks(dock, rows, { task: { delivery_man_id: driver.id, last_driver_name: driver.name ?? null } }),
    ...onTasks(dock, rows, { task: { status: 'shipping' }, order: { status: 'shipping' } }, leavesWithIt),
  ];
}

interface Sets {
  readonly task: Patch<'task'>['set'];
  readonly order?: Patch<'order'>['set'];
}

/** Not orders delivered early, cancelled or blocked. */
const leavesWithIt = (order: Order | undefined) => !hasLeft(order?.status ?? '') && !isAside(order?.status ?? '');

function onTasks(dock: Dock, rows: Reader, sets: Sets, concerns: typeof leavesWithIt = () => true): Patch[] {
  return (dock.tasks ?? []).flatMap((id) => {
    const task = rows.get('task', id);
    const order = rows.get('order', task?.linked_order);
    if (!concerns(order)) return [];
    return [...patch('task', task, sets.task), ...(sets.order ? patch('order', order, sets.order) : [])];
  });
}
