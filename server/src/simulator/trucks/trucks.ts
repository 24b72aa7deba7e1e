import { isCrossDock } from '../../../../src/domain/dock/cross-dock.ts';
import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';
import { iso, minuteMs } from '../../world/clock.ts';
import type { Day, Stop } from '../day.ts';
import { etaOf, truckWayMs as wayMs } from '../road.ts';
import { nowhere, setStatus } from '../stops.ts';

/**
 * A truck that was received in full stays for as long as that can be cancelled (OUR-035); one that nobody received, for
 * hours.
 */
const putAwayMs = 60 * minuteMs;
const forgottenMs = 180 * minuteMs;

const decided = new Set(['received', 'not_received']);

const isDecided = ({ task }: Stop) => decided.has(task.loading_status ?? '');

/**
 * Rounds for other centers are trucks: they arrive there after a while, are received by people who work there, and are
 * put away. Nothing is drawn, so that draws of other parts do not shift.
 */
export function trucksArrive(day: Day): void {
  for (const dock of day.all('dock')) {
    if (!dock.gone_at || dock.closed_at || dock.hidden || !isCrossDock(dock)) continue;
    const stops = day.stopsOf(dock);
    const arrivedMs = msOf(dock.finished_at);
    if (arrivedMs === null) {
      if ((msOf(dock.gone_at) ?? day.nowMs) + wayMs <= day.nowMs || stops.some(isDecided)) arrive(day, dock);
      continue;
    }
    driveBack(day, dock);
    const agoMs = day.nowMs - arrivedMs;
    if (agoMs >= forgottenMs || (agoMs >= putAwayMs && stops.every(isDecided))) putAway(day, dock, stops);
  }
}

const over = { current_status: 'closed', status: 'closed' };

const arrive = (day: Day, dock: Dock) =>
  day.set('dock', dock.id, { ...over, finished_at: iso(day.nowMs), eta: iso(day.nowMs) });

function driveBack(day: Day, dock: Dock): void {
  const driver = day.get('driver', dock.driver);
  if (driver?.state === 'run') day.set('driver', driver.id, { state: 'returning', ...etaOf(iso(day.nowMs + wayMs)) });
  else if (driver?.state === 'returning' && (msOf(driver.eta) ?? day.nowMs) <= day.nowMs)
    day.set('driver', driver.id, { state: 'wait', is_back: true, queue_position: null, ...etaOf(null) });
}

/** Received orders are delivered by the other center; orders that did not arrive are to be sent again. */
function putAway(day: Day, dock: Dock, stops: readonly Stop[]): void {
  for (const stop of stops) {
    if (stop.order.status !== 'shipping') continue;
    if (stop.task.loading_status === 'not_received') setStatus(day, stop, 'prepared', nowhere);
    else setStatus(day, stop, 'received', { date_received: iso(day.nowMs) });
  }
  const left = stops.filter(({ task }) => day.get('task', task.id)?.dock === dock.id);
  day.set('dock', dock.id, {
    tasks: left.map(({ task }) => task.id),
    ...over,
    closed_at: iso(day.nowMs),
    eta: null,
  });
}
