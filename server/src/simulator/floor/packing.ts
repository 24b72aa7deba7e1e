import { isCrossDock } from '../../../../src/domain/dock/cross-dock.ts';
import { slotStartMs } from '../../../../src/domain/task/slot.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';
import { hourMs, minuteMs } from '../../world/clock.ts';
import { packerOf } from '../../world/orders/preparation.ts';
import { drawName, shortName, staffEmail } from '../../world/people/names.ts';
import { drawTransitArea } from '../../world/transit-areas.ts';
import type { Day, Stop } from '../day.ts';
import { setStatus } from '../stops.ts';

const ready = new Set(['paid', 'now', 'later', 'important']);
/** How close its slot must be before a `later` order is taken up. */
const laterMs = 3 * hourMs;
/** Average time between the orders that packers take up for each driver, while a packer is free. */
const minutesPerDriver = 9;

/**
 * Orders are taken by packers where nobody is sent to them, then filled item by item, sometimes checked or short of a
 * product, then finished.
 */
export function packersWork(day: Day): void {
  const waiting = day.all('task').flatMap((task): Stop[] => {
    const order = task.status === 'waiting' ? day.get('order', task.linked_order) : undefined;
    return order ? [{ task, order }] : [];
  });
  const inHand = waiting.filter(({ order }) => order.status === 'prep');
  const packers = Math.ceil(day.all('driver').length / 2);
  const times = day.timesFor(minutesPerDriver);
  // In a center with packers, rules send them (floor.ts).
  if (day.floor.view.rows.next.size === 0) takeNext(day, waiting, Math.min(times, packers - inHand.length));
  for (const stop of waiting) advance(day, stop);
  for (const stop of toCheck(day)) if (day.once(6)) finish(day, stop);
}

/** How close the departure of a truck must be before its orders are checked in a person's place. */
const checkedWithinMs = 10 * minuteMs;

/**
 * Orders of other centers, and of trucks to them, are checked even if they are in a round by then: none leaves
 * unchecked. Those of a truck are left to people for as long as there is time (PRP-315).
 */
const toCheck = (day: Day) =>
  day.all('task').flatMap((task): Stop[] => {
    const order = day.get('order', task.linked_order);
    if (order?.status !== 'xd-to-check') return [];
    const dock = day.get('dock', task.dock);
    if (dock?.gone_at) return [];
    const isEarly = dock && isCrossDock(dock) && (msOf(dock.departure) ?? day.nowMs) > day.nowMs + checkedWithinMs;
    return isEarly ? [] : [{ task, order }];
  });

function takeNext(day: Day, waiting: readonly Stop[], count: number): void {
  if (count <= 0) return;
  const startMs = ({ task }: Stop) => slotStartMs(task) ?? day.nowMs;
  const inTurn = waiting
    .filter((stop) => ready.has(stop.order.status ?? '') && !isForLater(day, stop))
    .sort((one, other) => startMs(one) - startMs(other) || one.task.id - other.task.id);
  for (const next of inTurn.slice(0, count))
    setStatus(day, next, 'prep', { packer: packerOf(next.task.id, day.random), prep_progress: 0 });
}

const isForLater = (day: Day, { order, task }: Stop) =>
  order.status === 'later' && (slotStartMs(task) ?? 0) - day.nowMs > laterMs;

function advance(day: Day, stop: Stop): void {
  switch (stop.order.status) {
    case 'prep':
      if (day.random.chance(0.25)) fill(day, stop);
      return;
    case 'to-check':
      if (day.once(4)) finish(day, stop);
      return;
    case 'waiting-products':
      if (day.once(8)) foundProducts(day, stop);
      return;
    case 'unpaid':
    case 'stand-by':
      if (day.once(30)) setStatus(day, stop, 'paid');
      return;
  }
}

function fill(day: Day, stop: Stop): void {
  const total = stop.task.prep_total ?? 1;
  const progress = Math.min(total, (stop.task.prep_progress ?? 0) + day.random.int(1, 3));
  day.set('task', stop.task.id, { prep_progress: progress });
  if (progress < total) return;
  const next = day.random.weighted<'finish' | 'to-check' | 'waiting-products'>([
    ['finish', 82],
    ['to-check', 15],
    ['waiting-products', 3],
  ]);
  if (next === 'finish') finish(day, stop);
  else if (next === 'to-check') setStatus(day, stop, next);
  else setStatus(day, stop, next, missing(shortName(drawName(day.random))));
}

const missing = (person: string) => ({
  missing_products_flow_active: true,
  missing_products_flow_user: person,
  missing_checked_state: 'doing',
});

const foundProducts = (day: Day, stop: Stop) =>
  setStatus(day, stop, 'to-check', {
    missing_products_flow_active: false,
    missing_products_flow_user: null,
    missing_checked_state: 'done',
  });

/** The bags are put in a drop zone; people's bag counts stay as they are. */
function finish(day: Day, stop: Stop): void {
  const area = drawTransitArea(day.random);
  const person = shortName(drawName(day.random));
  day.set('order', stop.order.id, {
    is_gonable: true,
    transit_area: area.name,
    transit_area_current: area.name,
    transit_area_type: area.type,
    log_transit_area: area.name,
    pseudo_zones_status: (stop.order.pseudo_zones_status ?? []).map((zone) =>
      zone.is_done ? zone : { ...zone, is_done: true, user: person },
    ),
  });
  setStatus(day, stop, 'prepared', {
    prep_progress: stop.task.prep_total ?? null,
    checker_email: staffEmail(drawName(day.random)),
  });
}
