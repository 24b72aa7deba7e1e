import { isCrossDock } from '../../../src/domain/dock/cross-dock.ts';
import type { Driver } from '../../../src/domain/driver/driver.ts';
import { positionOf } from '../../../src/domain/geo.ts';
import { msOf } from '../../../src/domain/time/instant.ts';
import { minuteMs } from '../world/clock.ts';
import type { Timeline } from '../world/road/timeline.ts';
import type { DockType, Phase } from '../world/rounds/dock-plans.ts';
import { makeDock, nextDockId } from '../world/rounds/docks.ts';
import { isProvider } from '../world/rounds/jobs.ts';
import { freeDriver } from './crew.ts';
import type { Day, Stop } from './day.ts';
import { putInto, setStatus } from './stops.ts';

/** An order that nobody has dispatched is put into a round by itself when it must leave within this time. */
const leaveWithinMs = 10 * minuteMs;
const mostStops = 6;
const minutesPerDriver = 42;

/**
 * Makes rounds of finished orders that must leave now, the nearest together; orders with more time are left to a
 * person.
 */
export function dueOrdersAreDispatched(day: Day): void {
  for (let left = day.timesFor(minutesPerDriver); left > 0; left--) dispatchDue(day);
}

function dispatchDue(day: Day): void {
  const due = dueStops(day);
  const [first] = due;
  if (!first) return;
  const type = day.random.weighted<DockType>([
    ['DRIVER_SOFT', 70],
    ['NOCONFIG', 18],
    ['STUART', 7],
    ['UBER_DIRECT', 5],
  ]);
  const driver = type === 'DRIVER_SOFT' ? freeDriver(day) : undefined;
  if (type === 'DRIVER_SOFT' && !driver) return;
  const stops = isProvider(type) ? [first] : nearest(first, due);
  openDock(day, { type, phase: 'draft', stops, driver: driver ?? null });
}

function dueStops(day: Day): Stop[] {
  const leavesMs = ({ task }: Stop) => msOf(task.estimated_travel_departure_at ?? task.shipping_time) ?? 0;
  return day
    .all('task')
    .flatMap((task): Stop[] => {
      if (task.dock || task.status !== 'todo' || task.is_moving || task.is_dispatch_disabled) return [];
      const order = day.get('order', task.linked_order);
      return order?.status === 'prepared' ? [{ task, order }] : [];
    })
    .filter((stop) => leavesMs(stop) < day.nowMs + leaveWithinMs)
    .sort((one, other) => leavesMs(one) - leavesMs(other) || one.task.id - other.task.id);
}

function nearest(first: Stop, due: readonly Stop[]): Stop[] {
  const here = positionOf(first.task.address, null);
  const span = ({ task }: Stop) => {
    const there = positionOf(task.address, null);
    if (!here || !there) return Number.MAX_VALUE;
    return Math.abs(here.latitude - there.latitude) + Math.abs(here.longitude - there.longitude);
  };
  const others = due.slice(1).sort((one, other) => span(one) - span(other) || one.task.id - other.task.id);
  return [first, ...others.slice(0, mostStops - 1)];
}

export interface NewDock {
  readonly type: DockType;
  readonly phase: Extract<Phase, 'draft' | 'loaded'>;
  readonly stops: readonly Stop[];
  readonly driver: Driver | null;
}

/** A new dock with these deliveries in it; of a truck that is being made the first is still to be checked at the dock. */
export function openDock(day: Day, { type, phase, stops, driver }: NewDock): void {
  const { scene, nowMs, random } = day;
  const dock = makeDock(scene, {
    id: nextDockId(scene),
    number: random.int(0, 9_999),
    plan: { phase, type, tasks: stops.length, ...(isProvider(type) ? { job: 'init' } : {}) },
    timeline: openedAt(nowMs, phase),
    driver,
    deliveries: stops,
  });
  day.insert('dock', dock);
  putInto(day, dock, stops);
  const [first] = stops;
  if (first && phase === 'draft' && isCrossDock(dock)) setStatus(day, first, 'xd-to-check');
}

function openedAt(nowMs: number, phase: NewDock['phase']): Timeline {
  const loadedMs = phase === 'loaded' ? nowMs : null;
  return {
    createdMs: nowMs,
    definedMs: null,
    loadingMs: loadedMs,
    loadedMs,
    lockedMs: null,
    goneMs: null,
    finishedMs: null,
    closedMs: null,
    departureMs: nowMs + 20 * minuteMs,
  };
}
