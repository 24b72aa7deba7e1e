import { isCrossDock } from '../../../src/domain/dock/cross-dock.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { isCourierType } from '../../../src/domain/dock/dock-type.ts';
import { msOf } from '../../../src/domain/time/instant.ts';
import { iso, minuteMs } from '../world/clock.ts';
import { latenessFlags } from '../world/orders/lateness.ts';
import { routeOf } from '../world/road/routes.ts';
import { arrivalMs, returnMs } from '../world/road/trip.ts';
import type { Day, Stop } from './day.ts';
import { isFinished, setStatus } from './stops.ts';

/** How long a truck drives from one center to the next. */
export const truckWayMs = 25 * minuteMs;

/** A round leaves: its finished orders are on the road, each with its estimated arrival. */
export function hitTheRoad(day: Day, dock: Dock): void {
  const stops = day.stopsOf(dock);
  const backAt = iso(returnMs(day.nowMs, stops.length));
  const tasks = stops.map(({ task }) => task);
  day.set('dock', dock.id, {
    locked_at: dock.locked_at ?? iso(day.nowMs),
    gone_at: iso(day.nowMs),
    departure: iso(day.nowMs),
    // When it is back; for a truck, when it arrives (PRP-268).
    eta: isCrossDock(dock) ? iso(day.nowMs + truckWayMs) : backAt,
    return_time: backAt,
    time_take_bags: null,
    routes: routeOf(day.scene.center, tasks),
  });
  stops.filter(isFinished).forEach((stop, index) => {
    setStatus(day, stop, 'shipping', {
      eta: iso(arrivalMs(day.nowMs, index + 1)),
      delivery_man_id: dock.driver ?? null,
      last_driver_name: dock.driver_name ?? null,
    });
    day.set('order', stop.order.id, { transit_area: null, transit_area_current: null, transit_area_type: null });
  });
  expectDriver(day, dock, backAt);
}

function expectDriver(day: Day, dock: Pick<Dock, 'driver'>, backAt: string | null): void {
  const driver = day.get('driver', dock.driver);
  if (driver) day.set('driver', driver.id, { state: 'run', is_back: false, ...etaOf(backAt) });
}

export const etaOf = (at: string | null) => ({
  eta: at,
  eta_comparable: at === null ? null : Math.floor(Date.parse(at) / 1000),
});

const undeliveredShare = 0.03;

/** The rounds on the road reach their clients one by one; traffic delays some. */
export function roundsAreDelivered(day: Day): void {
  for (const dock of day.all('dock')) {
    // The progress of couriers comes from their providers. Rounds for other centers are trucks, and reach no clients.
    if (!dock.gone_at || dock.finished_at || dock.closed_at || isCourierType(dock) || isCrossDock(dock)) continue;
    const left = day.stopsOf(dock).filter(({ order }) => order.status === 'shipping');
    const [next] = left;
    if (!next) continue;
    if (day.once(35)) delay(day, dock, left);
    else if ((msOf(next.task.eta) ?? day.nowMs) <= day.nowMs && day.random.chance(0.3)) reach(day, next);
  }
}

function reach(day: Day, stop: Stop): void {
  if (day.random.chance(undeliveredShare)) {
    setStatus(day, stop, 'undeliveredclient', { eta: null });
    return;
  }
  const received = { status: 'received', date_received: iso(day.nowMs) };
  setStatus(day, stop, 'received', { ...received, ...latenessFlags({ ...stop.task, ...received }, day.nowMs) });
}

function delay(day: Day, dock: Dock, left: readonly Stop[]): void {
  const byMs = day.random.int(3, 14) * minuteMs;
  const later = (at: string | null | undefined) => iso((msOf(at) ?? day.nowMs) + byMs);
  for (const { task } of left) day.set('task', task.id, { eta: later(task.eta) });
  const backAt = later(dock.eta);
  day.set('dock', dock.id, { eta: backAt, return_time: backAt });
  if (dock.driver) expectDriver(day, dock, backAt);
}
