import { tasksBeforeWaiting } from '../world/rounds/docks.ts';
import { isAlive } from './crew.ts';
import type { Day } from './day.ts';

/** Counts in each dock how many of its tasks come before the first unpacked one. */
export function docksCountWaiting(day: Day): void {
  for (const dock of day.all('dock')) {
    if (!isAlive(dock) || dock.gone_at) continue;
    const tasks = day.stopsOf(dock).map(({ task }) => task);
    day.set('dock', dock.id, { num_tasks_before_waiting: tasksBeforeWaiting(tasks) });
  }
}
