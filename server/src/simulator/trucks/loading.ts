import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { isCourierType, isDriverType } from '../../../../src/domain/dock/dock-type.ts';
import { canEdit } from '../../../../src/domain/dock/edit.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';
import { iso, minuteMs } from '../../world/clock.ts';
import { drawName, shortName } from '../../world/people/names.ts';
import { isAlive } from '../crew.ts';
import type { Day, Stop } from '../day.ts';
import { arePacked, isSettled } from '../stops.ts';

/** How close its departure must be before the simulation takes up a draft in a person's place. */
const validateWithinMs = 20 * minuteMs;
/** How long after its creation a draft without an estimate is taken up. */
const unestimatedMs = 60 * minuteMs;

/** Docks whose departure is near are validated, defined, made ready and loaded, one step at a time. */
export function docksAreLoaded(day: Day): void {
  for (const dock of day.all('dock')) {
    if (!isAlive(dock) || dock.gone_at || canEdit(dock, undefined, day.nowMs)) continue;
    const stops = day.stopsOf(dock);
    if (isSettled(stops)) advance(day, dock, stops);
  }
}

function advance(day: Day, dock: Dock, stops: readonly Stop[]): void {
  const isPacked = arePacked(stops);
  switch (dock.current_status) {
    case 'draft':
      if (isDue(day, dock) && day.once(2))
        setStatus(day, dock, isCourierType(dock) && isPacked ? 'ready_to_load' : 'moving');
      return;
    case 'moving':
      if (isPacked && day.once(3)) leaveMoving(day, dock);
      return;
    case 'defined':
      if (isPacked && day.once(2)) setStatus(day, dock, 'ready_to_load');
      return;
    case 'ready_to_load':
      if (isPacked) load(day, dock, stops);
      return;
  }
}

function isDue(day: Day, dock: Dock): boolean {
  const departureMs = msOf(dock.departure) ?? (msOf(dock.created_at) ?? day.nowMs) + unestimatedMs;
  return departureMs - validateWithinMs < day.nowMs;
}

const setStatus = (day: Day, dock: Dock, current_status: string) =>
  day.set('dock', dock.id, { current_status, status: current_status });

/** Driver and courier docks are never defined, or they could not be assigned (DSP-417). */
function leaveMoving(day: Day, dock: Dock): void {
  const isDefinable = !isDriverType(dock) && !isCourierType(dock);
  setStatus(day, dock, isDefinable ? 'defined' : 'ready_to_load');
  if (isDefinable) day.set('dock', dock.id, { defined_at: iso(day.nowMs) });
}

/** Loading is shown for some minutes before it is done (DSP-413). */
function load(day: Day, dock: Dock, stops: readonly Stop[]): void {
  if (!dock.load_info?.started_at) {
    const loader = shortName(drawName(day.random));
    if (day.once(2)) day.set('dock', dock.id, { load_info: { started_at: iso(day.nowMs), user_name: loader } });
  } else if (day.once(4)) markLoaded(day, dock, stops);
}

function markLoaded(day: Day, dock: Dock, stops: readonly Stop[]): void {
  const loader = dock.load_info?.user_name ?? null;
  setStatus(day, dock, 'loaded');
  day.set('dock', dock.id, { loaded_at: iso(day.nowMs), load_info: dock.load_info ?? { started_at: iso(day.nowMs) } });
  for (const { task } of stops) day.set('task', task.id, { loading_status: 'loaded', loading_by: loader });
}
