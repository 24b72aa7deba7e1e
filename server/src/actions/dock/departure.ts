import type { Dock } from '../../../../src/domain/dock/dock.ts';
import type { Driver } from '../../../../src/domain/driver/driver.ts';
import { type Patch, patch, type Reader } from '../../../../src/domain/rows.ts';

/** How long a driver paid by race may think before the round is taken back. */
const answerDelayMs = 10 * 60_000;

/**
 * What assigning a dock does beside locking it (DSP-414). A driver paid by race has to accept first; any other leaves
 * at once: the dock is gone, he runs, its tasks and orders are on the road.
 */
export function departure(dock: Dock, driver: Driver, rows: Reader, nowMs: number): Patch[] {
  const given = { driver: driver.id, driver_name: driver.name ?? null };
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
    ...onTasks(dock, rows, {
      task: { delivery_man_id: driver.id, last_driver_name: driver.name ?? null, status: 'shipping' },
      order: { status: 'shipping' },
    }),
  ];
}

interface Sets {
  readonly task: Patch<'task'>['set'];
  readonly order?: Patch<'order'>['set'];
}

function onTasks(dock: Dock, rows: Reader, sets: Sets): Patch[] {
  return (dock.tasks ?? []).flatMap((id) => {
    const task = rows.get('task', id);
    return [
      ...patch('task', task, sets.task),
      ...(sets.order ? patch('order', rows.get('order', task?.linked_order), sets.order) : []),
    ];
  });
}
