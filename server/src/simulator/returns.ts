import { isCrossDock } from '../../../src/domain/dock/cross-dock.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { isCourierType } from '../../../src/domain/dock/dock-type.ts';
import { restockFlag } from '../../../src/domain/order/not-delivered.ts';
import { msOf } from '../../../src/domain/time/instant.ts';
import { iso, minuteMs } from '../world/clock.ts';
import type { Day } from './day.ts';
import { etaOf } from './road.ts';
import { setStatus } from './stops.ts';

/** How long a closed round stays visible. */
const inSightMs = 20 * minuteMs;
/** Where drivers may not close their own return, a person does; after this time it counts as forgotten. */
const forgottenMs = 10 * minuteMs;

/** Rounds delivered in full come back, are closed, and leave the screen after a while. */
export function driversReturn(day: Day): void {
  for (const dock of day.all('dock')) {
    if (dock.hidden) continue;
    if (dock.closed_at) hideOld(day, dock);
    else if (isOnTheRoad(dock) && isDelivered(day, dock)) comeBack(day, dock);
  }
  for (const task of day.all('task')) treatUndelivered(day, task.id);
}

const isOnTheRoad = (dock: Dock) => !!dock.gone_at && !dock.finished_at && !isCourierType(dock) && !isCrossDock(dock);

const isDelivered = (day: Day, dock: Dock) => !day.stopsOf(dock).some(({ order }) => order.status === 'shipping');

function comeBack(day: Day, dock: Dock): void {
  const driver = day.get('driver', dock.driver);
  if (driver?.state === 'run') {
    const backAt = iso(day.nowMs + day.random.int(4, 14) * minuteMs);
    day.set('driver', driver.id, { state: 'returning', ...etaOf(backAt) });
    day.set('dock', dock.id, { eta: backAt, return_time: backAt });
    return;
  }
  if (driver?.state !== 'returning') {
    finish(day, dock);
    return;
  }
  const dueMs =
    (msOf(driver.eta) ?? day.nowMs) + (dock.ending_center_has_disabled_driver_self_return ? forgottenMs : 0);
  if (dueMs > day.nowMs || !day.once(1)) return;
  day.set('driver', driver.id, { state: 'wait', is_back: true, queue_position: null, ...etaOf(null) });
  finish(day, dock);
}

function finish(day: Day, dock: Dock): void {
  day.set('dock', dock.id, {
    finished_at: iso(day.nowMs),
    closed_at: iso(day.nowMs),
    current_status: 'closed',
    status: 'closed',
    eta: null,
  });
}

function hideOld(day: Day, dock: Dock): void {
  if ((msOf(dock.closed_at) ?? day.nowMs) + inSightMs < day.nowMs && day.once(5))
    day.set('dock', dock.id, { hidden: true });
}

/** Orders whose client was absent go back on the shelves when no person decides otherwise. */
function treatUndelivered(day: Day, taskId: number): void {
  const task = day.get('task', taskId);
  if (task?.status !== 'shipping') return;
  const order = day.get('order', task.linked_order);
  if (!order) return;
  if (order.status === 'undeliveredclient' && day.once(60)) {
    const flagged_orders = [...(order.flagged_orders ?? []), { flag_id: restockFlag }];
    setStatus(day, { task, order }, 'waiting_restock', { flagged_orders });
    day.set('order', order.id, { flagged_orders });
  } else if (order.status === 'waiting_restock' && day.once(45)) {
    setStatus(day, { task, order }, 'restock', { flagged_orders: [] });
    day.set('order', order.id, { flagged_orders: [] });
  }
}
