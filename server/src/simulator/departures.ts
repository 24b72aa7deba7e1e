import { acceptanceOf } from '../../../src/domain/dock/acceptance.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { isCourierType, isDriverType } from '../../../src/domain/dock/dock-type.ts';
import { canEdit } from '../../../src/domain/dock/edit.ts';
import { msOf } from '../../../src/domain/time/instant.ts';
import { iso, minuteMs } from '../world/clock.ts';
import { asTarget, canTake, freeDriver, isAlive } from './crew.ts';
import type { Day } from './day.ts';
import { openDock } from './dispatching.ts';
import { hitTheRoad } from './road.ts';
import { isSettled, mayLeave } from './stops.ts';

/** How late a loaded round must be before the simulation assigns it in a person's place. */
const overdueMs = 5 * minuteMs;
const takeBagsMs = 10 * minuteMs;

/** Loaded rounds are given to their drivers, who answer, take the bags and leave. */
export function driversLeave(day: Day): void {
  for (const dock of day.all('dock')) {
    if (!isAlive(dock) || dock.gone_at || isCourierType(dock)) continue;
    if (!isSettled(day.stopsOf(dock))) continue;
    if (dock.locked_at) leaveOrAnswer(day, dock);
    else if (dock.loaded_at && !canEdit(dock, undefined, day.nowMs)) giveAway(day, dock);
  }
}

const isOverdue = (day: Day, dock: Dock) => (msOf(dock.departure) ?? day.nowMs) + overdueMs < day.nowMs;

function giveAway(day: Day, dock: Dock): void {
  if (!day.once(2)) return;
  const target = day.get('driver', dock.target_driver);
  if (!isDriverType(dock)) handOver(day, dock);
  else if (canTake(day, target)) lock(day, dock, target.id, target.name ?? null);
  else if (isOverdue(day, dock)) {
    const other = freeDriver(day);
    if (other) day.set('dock', dock.id, asTarget(other));
  }
}

function lock(day: Day, dock: Dock, driver: number, driver_name: string | null): void {
  day.set('dock', dock.id, {
    locked_at: iso(day.nowMs),
    driver,
    driver_name,
    accepted_by_driver: null,
    driver_answer: null,
    time_take_bags: iso(day.nowMs + takeBagsMs),
  });
  day.set('driver', driver, { state: 'run', queue_position: null });
}

/** The deliveries of a loaded round without driver go to a free driver's own dock; the emptied one is closed. */
function handOver(day: Day, dock: Dock): void {
  const driver = isOverdue(day, dock) ? freeDriver(day) : undefined;
  const stops = day.stopsOf(dock);
  if (!driver || !mayLeave(stops)) return;
  openDock(day, { type: 'DRIVER_SOFT', phase: 'loaded', stops, driver });
  day.set('dock', dock.id, {
    tasks: [],
    num_tasks_before_waiting: null,
    defined_at: null,
    loaded_at: null,
    load_info: null,
    closed_at: iso(day.nowMs),
    current_status: 'closed',
    status: 'closed',
    hidden: true,
  });
}

const home = new Set(['plan', 'hidden']);

function leaveOrAnswer(day: Day, dock: Dock): void {
  const driver = day.get('driver', dock.driver);
  // His presence was stopped, or he was sent to another center.
  if (!driver || home.has(driver.state ?? '')) {
    if (day.once(8)) unlock(day, dock);
    return;
  }
  switch (acceptanceOf(dock, driver)) {
    case 'pending':
      if (day.once(1)) answer(day, dock);
      return;
    case 'refused':
    case 'noAnswer':
      if (day.once(8)) unlock(day, dock);
      return;
    default:
      if (day.once(2.5) && mayLeave(day.stopsOf(dock))) hitTheRoad(day, dock);
  }
}

function answer(day: Day, dock: Dock): void {
  const [accepted_by_driver, driver_answer] = day.random.weighted<readonly [boolean, number]>([
    [[true, 1], 92],
    [[false, 1], 5],
    [[false, 2], 3],
  ]);
  day.set('dock', dock.id, { accepted_by_driver, driver_answer });
}

/** The same as `ANNULER` (DSP-420): the round is free again, for another driver. */
function unlock(day: Day, dock: Dock): void {
  const driver = day.get('driver', dock.driver);
  if (driver?.state === 'run') day.set('driver', driver.id, { state: 'wait' });
  day.set('dock', dock.id, {
    locked_at: null,
    driver: null,
    driver_name: null,
    target_driver: null,
    target_name: null,
    accepted_by_driver: null,
    driver_answer: null,
    time_take_bags: null,
  });
}
