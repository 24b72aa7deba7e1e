import { canRegularize } from '../../../src/domain/courier/job-rules.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { iso } from '../world/clock.ts';
import { isAlive } from './crew.ts';
import type { Day } from './day.ts';
import { release } from './stops.ts';

/** Settles a failed job when no person does. The progress of a job comes from its provider (couriers/desk.ts). */
export function failedJobsAreSettled(day: Day): void {
  for (const dock of day.all('dock')) if (isAlive(dock) && !canRegularize(dock)) settle(day, dock);
}

/** The orders are to be dispatched again, the dock is closed: the result of `Régulariser`. */
function settle(day: Day, dock: Dock): void {
  const stops = day.stopsOf(dock);
  if (stops.some(({ task }) => task.is_moving) || !day.once(60)) return;
  release(day, dock);
  day.set('dock', dock.id, { closed_at: iso(day.nowMs), current_status: 'closed', status: 'closed', hidden: true });
}
