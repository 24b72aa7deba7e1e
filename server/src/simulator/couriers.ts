import { canRegularize } from '../../../src/domain/courier/job-rules.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { iso } from '../world/clock.ts';
import { isAlive } from './crew.ts';
import type { Day } from './day.ts';
import { release } from './stops.ts';

/** A failed job is settled when no person does. How far a job is, its provider says (couriers/desk.ts). */
export function failedJobsAreSettled(day: Day): void {
  for (const dock of day.all('dock')) if (isAlive(dock) && !canRegularize(dock)) settle(day, dock);
}

/** The orders are to dispatch again, the dock is closed: what `Régulariser` ends in. */
function settle(day: Day, dock: Dock): void {
  const stops = day.stopsOf(dock);
  if (stops.some(({ task }) => task.is_moving) || !day.once(60)) return;
  release(day, dock);
  day.set('dock', dock.id, { closed_at: iso(day.nowMs), current_status: 'closed', status: 'closed', hidden: true });
}
