import type { Driver } from '../../../src/domain/driver/driver.ts';
import { msOf } from '../../../src/domain/time/instant.ts';
import { hourMs, iso, minuteMs } from '../world/clock.ts';
import { isAlive } from './crew.ts';
import type { Day } from './day.ts';
import { etaOf } from './road.ts';

const refused = -1;
const lateMs = 25 * minuteMs;

/** Drivers come to their shift, often late, and go home after it; the waiting ones are numbered. */
export function driversComeAndGo(day: Day): void {
  const awaited = new Set(day.all('dock').flatMap((dock) => (isAlive(dock) ? [dock.target_driver, dock.driver] : [])));
  for (const driver of day.all('driver')) if (!driver.updating && !driver.processing) move(day, driver, awaited);
  numberQueue(day);
}

function move(day: Day, driver: Driver, awaited: ReadonlySet<number | null | undefined>): void {
  const endMs = msOf(driver.planning_end);
  const isOver = endMs !== null && endMs < day.nowMs;
  switch (driver.state) {
    case 'plan':
      if (isOver) planNext(day, driver);
      else if (isExpected(day, driver) && day.once(12)) arrive(day, driver);
      return;
    case 'run_not_present':
      if (day.once(20)) arrive(day, driver);
      return;
    case 'run':
      // His round was taken back.
      if (!awaited.has(driver.id) && day.once(15)) headBack(day, driver);
      return;
    case 'run_other':
      if (day.once(25)) headBack(day, driver);
      return;
    case 'returning':
      // Drivers with a round of this center come back with it.
      if (!awaited.has(driver.id) && (msOf(driver.eta) ?? 0) < day.nowMs && day.once(2)) arrive(day, driver);
      return;
    case 'wait':
      if (isOver && !awaited.has(driver.id) && !driver.activity && day.once(10)) planNext(day, driver);
      return;
  }
}

const headBack = (day: Day, driver: Driver) =>
  day.set('driver', driver.id, { state: 'returning', ...etaOf(iso(day.nowMs + 8 * minuteMs)) });

const isExpected = (day: Day, driver: Driver) =>
  driver.is_planning_confirmed !== refused && (msOf(driver.current_planning_start) ?? Infinity) <= day.nowMs;

function arrive(day: Day, driver: Driver): void {
  const startMs = msOf(driver.current_planning_start);
  day.set('driver', driver.id, {
    state: 'wait',
    is_back: true,
    current_presence_start:
      driver.state === 'plan' ? iso(day.nowMs) : (driver.current_presence_start ?? iso(day.nowMs)),
    planning_not_respected: startMs !== null && driver.state === 'plan' ? day.nowMs - startMs > lateMs : false,
    ...etaOf(null),
  });
}

/** Home, until the next shift. */
function planNext(day: Day, driver: Driver): void {
  const startMs = day.nowMs + day.random.int(6 * 60, 11 * 60) * minuteMs;
  const endMs = startMs + day.random.int(3, 6) * hourMs;
  day.set('driver', driver.id, {
    state: 'plan',
    is_back: false,
    current_presence_start: null,
    early_start: false,
    planning_data: [{ start: Math.floor(startMs / 1000), end: Math.floor(endMs / 1000) }],
    current_planning_start: iso(startMs),
    planning_end: iso(endMs),
    is_planning_confirmed: day.random.weighted([
      [1, 8],
      [0, 2],
    ]),
    ...etaOf(null),
  });
}

/** Numbers the waiting drivers from 1, in their order; the others have no number. */
function numberQueue(day: Day): void {
  const turn = (driver: Driver) => driver.queue_position ?? Number.MAX_SAFE_INTEGER;
  const drivers = day.all('driver');
  const waiting = drivers
    .filter((driver) => driver.state === 'wait')
    .sort((one, other) => turn(one) - turn(other) || one.id - other.id);
  waiting.forEach((driver, index) => {
    day.set('driver', driver.id, { queue_position: index + 1 });
  });
  for (const driver of drivers) if (driver.state !== 'wait') day.set('driver', driver.id, { queue_position: null });
}
