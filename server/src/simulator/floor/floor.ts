import type { Order } from '../../../../src/domain/order/order.ts';
import { isRunning } from '../../../../src/domain/preparation/next.ts';
import { zoneTaskType } from '../../../../src/domain/preparation/next-config.ts';
import { nextTask, ruleNumbers, type Sent, type SpotState } from '../../../../src/domain/preparation/next-task.ts';
import { packingOf } from '../../../../src/domain/preparation/packing.ts';
import { PlanningId } from '../../../../src/domain/preparation/planning.ts';
import { slotStartMs } from '../../../../src/domain/task/slot.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';
import { withZone, zonesOfOrder } from '../../../../src/domain/zone/zone.ts';
import type { FloorRow } from '../../db/center/floor.ts';
import type { NewSending } from '../../db/sendings.ts';
import { makeNotice } from '../../world/alerts.ts';
import { dayMs, hourMs, iso, minuteMs } from '../../world/clock.ts';
import type { Random } from '../../world/random.ts';
import { taskTypes } from '../../world/rounds/task-types.ts';
import type { Day, Stop } from '../day.ts';
import { setStatus } from '../stops.ts';
import type { FloorDay } from './floor-day.ts';

/** A step of five seconds of the floor: its rows, its draws, and the parts of the day it needs. */
interface Step {
  readonly day: Day;
  readonly floor: FloorDay;
  /** Draws of its own, so that those of the day do not shift. */
  readonly random: Random;
  readonly nowMs: number;
  readonly deliveries: ReadonlyMap<number, Stop>;
}

type Packer = FloorRow<'next'>;

/** People are sent by the rules, begin, finish and go home; late orders become urgent, lost trolleys cause alerts. */
export function floorWorks(day: Day): void {
  const { floor, nowMs } = day;
  if (floor.view.rows.next.size === 0) return;
  const deliveries = new Map(
    day.all('task').flatMap((task): [number, Stop][] => {
      const order = day.get('order', task.linked_order);
      return order ? [[order.id, { task, order }]] : [];
    }),
  );
  const step: Step = { day, floor, nowMs, deliveries, random: day.random.fork('floor') };
  sessionsBegin(step);
  // Whoever finishes in this step is sent on in a later one.
  const free = floor.all('next').filter(isFree);
  for (const packer of floor.all('next')) if (isRunning(packer)) getOn(step, packer);
  for (const packer of free) sendOrLeave(step, packer);
  becomeUrgent(step);
  stockComesBack(step);
  tellLateness(step);
  tellAlerts(step);
}

const stepMs = 5_000;
const once = ({ random }: Step, minutes: number) => random.chance(stepMs / (minutes * minuteMs));

const isFree = (packer: Packer) => packer.is_working && !packer.stopped && !packer.is_test && !isRunning(packer);

/** Expected packers come, some on time and some later. */
function sessionsBegin(step: Step): void {
  const { floor, nowMs } = step;
  for (const planning of floor.all('planning')) {
    if (planning.has_begun || Date.parse(planning.started_at) > nowMs || !once(step, 12)) continue;
    const lengthMs = Date.parse(planning.ends_at) - Date.parse(planning.started_at);
    const ends_at = iso(nowMs + lengthMs);
    floor.set('planning', planning.id, { has_begun: true, started_at: iso(nowMs), ends_at });
    floor.set('next', planning.next_id, { is_working: true, has_planning: true, leaves_at: ends_at });
  }
}

/** Continues somebody's task; a finished one is entered. */
function getOn(step: Step, packer: Packer): void {
  const { floor, deliveries } = step;
  if (packer.current_task_type === taskTypes.picking) {
    const hand = floor.all('packing').find(({ next_id }) => next_id === packer.id);
    const stop = hand && deliveries.get(hand.linked_order);
    if (stop?.order.status === 'prep') return;
    if (hand) floor.set('packing', hand.id, { next_id: null });
    end(step, packer, stop ?? null);
  } else if (once(step, minutesOf(packer.current_task_type))) {
    finishWork(step, packer);
    end(step, packer, null);
  }
}

const minutesOf = (type: number | null) => (type === zoneTaskType ? 3 : type === taskTypes.check ? 4 : 9);

function end({ floor, nowMs, random }: Step, packer: Packer, packed: Stop | null): void {
  const startedMs = msOf(packer.last_started_at) ?? nowMs;
  const between = (from: number, to: number) =>
    iso(startedMs + Math.round((nowMs - startedMs) * (from + (to - from) * random.next())));
  floor.set('next', packer.id, {
    current_task_type: null,
    current_external_id: null,
    last_task_type: packer.current_task_type,
    last_external_id: packer.current_external_id,
    last_ended_at: iso(nowMs),
  });
  floor.done.push({
    next_id: packer.id,
    task_type: packer.current_task_type ?? taskTypes.picking,
    external_id: packer.current_external_id,
    order_id: packed?.order.id ?? null,
    items: packed?.task.prep_progress ?? 0,
    started_at: iso(startedMs),
    picked_from: packed ? between(0.05, 0.2) : null,
    picked_to: packed ? between(0.85, 0.95) : null,
    ended_at: iso(nowMs),
  });
}

/** The effects of a finished task, except picking. */
function finishWork({ day, floor, nowMs, deliveries }: Step, packer: Packer): void {
  const { current_task_type: type, current_external_id: zone } = packer;
  if (type === zoneTaskType && zone !== null) {
    const stop = [...deliveries.values()].find(({ order }) => isZoneToDo(order, zone));
    const set = { is_done: true, user: packer.name };
    if (stop) day.set('order', stop.order.id, { pseudo_zones_status: withZone(stop.order, zone, set) });
  }
  const kind = type === taskTypes.receiving ? 'incoming' : type === taskTypes.restocking ? 'task' : null;
  const work = kind && floor.all('stockWork').find((it) => it.kind === kind && isDue(it, nowMs));
  if (work) floor.set('stockWork', work.id, { is_done: true, time: iso(Date.parse(work.time) + dayMs) });
}

const isZoneToDo = (order: Order, zone: number) =>
  order.status === 'prep' &&
  zonesOfOrder(order).some(({ pseudozone_id, is_done, is_locked }) => pseudozone_id === zone && !is_done && !is_locked);

const isDue = (work: FloorRow<'stockWork'>, nowMs: number) => !work.is_done && Date.parse(work.time) <= nowMs;

/** Nobody stands still for long: he goes home at the end of his session, else where the rules send him. */
function sendOrLeave(step: Step, packer: Packer): void {
  const { floor, nowMs, random } = step;
  if (packer.leaves_at !== null && Date.parse(packer.leaves_at) <= nowMs) {
    leave(step, packer);
    return;
  }
  if (!random.chance(0.3)) return;
  const configs = floor.all('nextConfig').map((config) => ({ ...config, late_status: null }));
  const asking = { ...packer, grants: [...packer.grants], last_zone: packer.last_external_id };
  const spots = spotsAt(step);
  const sent = nextTask(asking, configs, spots);
  if (!sent || (sent.type === taskTypes.picking && !takeUp(step, packer))) return;
  floor.sent.push(noted(step, packer, sent, spots));
  floor.set('next', packer.id, {
    current_task_type: sent.type,
    current_external_id: sent.zone,
    last_started_at: iso(nowMs),
    last_ended_at: null,
    ...(sent.rule === 'forced' ? { next_task_type: null } : {}),
  });
}

/** A sending with the facts a rehearsal needs (E-O1). */
function noted({ floor, nowMs }: Step, packer: Packer, sent: Sent, spots: readonly SpotState[]): NewSending {
  const { current_task_type, last_task_type, next_task_type, last_started_at, last_ended_at, lock_on_at } = packer;
  const grants = packer.grants.map(({ identifier, name, value, task_type, external_id }) => ({
    ...{ identifier, name, value, task_type, external_id },
  }));
  return {
    ...{ sent_at: iso(nowMs), name: packer.name, rule: ruleNumbers[sent.rule] },
    ...{ task_type: sent.type, external_id: sent.zone },
    asking: {
      ...{ current_task_type, last_task_type, next_task_type, last_started_at, last_ended_at, lock_on_at, grants },
      ...{ current_zone: packer.current_external_id, last_zone: packer.last_external_id },
    },
    spots: floor.all('nextConfig').flatMap((config) => {
      const { id, next_task_type: type, external_id: zone, rank, max_staff, max_buffer, disabled } = config;
      const { is_high_priority_spot, is_one_grant_bypass_max_buffer } = config;
      const state = spots.find((it) => it.type === type && it.zone === zone);
      if (!state) return [];
      const { waiting, staff, buffer, isZoneActive } = state;
      return [
        {
          ...{ config_id: id, type, zone, rank, waiting, staff, buffer, is_zone_active: isZoneActive },
          ...{ max_staff, max_buffer, is_high_priority_spot, is_one_grant_bypass_max_buffer, disabled },
        },
      ];
    }),
  };
}

/** He comes back for another session after a rest. */
function leave({ floor, nowMs, random }: Step, packer: Packer): void {
  floor.set('next', packer.id, { is_working: false, has_planning: true, leaves_at: null, lock_on_at: null });
  if (floor.all('planning').some(({ next_id, has_begun }) => next_id === packer.id && !has_begun)) return;
  const startMs = nowMs + random.int(2, 14) * hourMs;
  floor.insert('planning', {
    id: PlanningId.parse(floor.view.nextPlanning()),
    next_id: packer.id,
    started_at: iso(startMs),
    ends_at: iso(startMs + random.int(4, 7) * hourMs),
    has_begun: false,
  });
}

/** The next order to be packed: one that another packer left first, then emergencies by rank, then by slot. */
function takeUp({ day, floor, deliveries }: Step, packer: Packer): boolean {
  const [first] = toTake(floor, deliveries, day.nowMs);
  if (!first) return false;
  const { packing, stop } = first;
  const name = packer.name ?? '';
  if (stop.order.status === 'prep') day.set('task', stop.task.id, { packer: { name, is_without_prep_check: false } });
  else setStatus(day, stop, 'prep', { packer: { name, is_without_prep_check: false }, prep_progress: 0 });
  floor.set('packing', packing.id, { next_id: packer.id, emergency_rank: null });
  return true;
}

/** How long before their slot orders for later are taken up. */
const laterMs = 3 * hourMs;

function toTake(floor: FloorDay, deliveries: Step['deliveries'], nowMs: number) {
  const open = floor.all('packing').flatMap((packing) => {
    const stop = deliveries.get(packing.linked_order);
    return stop && packing.next_id === null && isToTake(stop, packing, nowMs) ? [{ packing, stop }] : [];
  });
  const left = ({ stop }: (typeof open)[number]) => (stop.order.status === 'prep' ? 0 : 1);
  const rank = ({ packing }: (typeof open)[number]) => packing.emergency_rank ?? Number.MAX_SAFE_INTEGER;
  const start = ({ stop }: (typeof open)[number]) => slotStartMs(stop.task) ?? nowMs;
  return open.sort(
    (one, other) =>
      left(one) - left(other) ||
      rank(one) - rank(other) ||
      start(one) - start(other) ||
      one.packing.id - other.packing.id,
  );
}

function isToTake({ order, task }: Stop, { emergency_rank, is_locked }: FloorRow<'packing'>, nowMs: number): boolean {
  if (task.status !== 'waiting' || is_locked) return false;
  if (order.status === 'prep') return true;
  if (packingOf(order.status) !== 'todo' || order.status === 'stand-by') return false;
  return emergency_rank !== null || order.status !== 'later' || (slotStartMs(task) ?? 0) - nowMs <= laterMs;
}

/** The present state of each type of task. */
function spotsAt({ day, floor, nowMs, deliveries }: Step): SpotState[] {
  const orders = [...deliveries.values()].map(({ order }) => order);
  const running = floor.all('next').filter(isRunning);
  const due = (kind: FloorRow<'stockWork'>['kind']) =>
    floor.all('stockWork').filter((work) => work.kind === kind && isDue(work, nowMs)).length;
  const waiting: Readonly<Record<number, () => number>> = {
    [taskTypes.picking]: () => toTake(floor, deliveries, nowMs).length,
    [taskTypes.check]: () => orders.filter(({ status }) => status === 'to-check').length,
    [taskTypes.missing]: () => orders.filter(({ status }) => status === 'waiting-products').length,
    [taskTypes.restocking]: () => due('task'),
    [taskTypes.receiving]: () => due('incoming'),
    [taskTypes.trolleys]: () =>
      day.all('alert').filter(({ type, is_read }) => type === 'TROLLEY_NOT_FOUND' && !is_read).length,
    // There is always a shelf to be counted.
    [taskTypes.inventory]: () => 1,
  };
  return floor.all('nextConfig').map(({ next_task_type: type, external_id: zone }) => {
    const staff = running.filter((it) => it.current_task_type === type && it.current_external_id === zone).length;
    const ofZone = zone === null ? [] : orders.filter(({ status }) => status === 'prep');
    const toDo = ofZone.filter((order) => zone !== null && isZoneToDo(order, zone)).length;
    const buffer = ofZone.filter((order) =>
      zonesOfOrder(order).some(({ pseudozone_id, is_done }) => pseudozone_id === zone && is_done),
    ).length;
    const open = zone === null ? (waiting[type]?.() ?? 0) : toDo;
    // Tasks with a packer are not waiting any more. A picked order has left the list already, and shelves are never all
    // counted.
    const taken = type === taskTypes.picking || type === taskTypes.inventory ? 0 : staff;
    return { type, zone, staff, buffer, waiting: Math.max(0, open - taken), isZoneActive: day.isZoneActive(zone) };
  });
}

const mostUrgent = 12;
const urgentMs = 15 * minuteMs;

/** An order whose slot begins before it can be packed becomes the last of the emergencies. */
function becomeUrgent({ floor, nowMs, deliveries }: Step): void {
  const ranks = floor.all('packing').flatMap(({ emergency_rank }) => emergency_rank ?? []);
  let last = Math.max(0, ...ranks);
  let count = ranks.length;
  for (const { id, emergency_rank, linked_order } of floor.all('packing')) {
    const stop = deliveries.get(linked_order);
    if (count >= mostUrgent || !stop || emergency_rank !== null) continue;
    const { order, task } = stop;
    if (packingOf(order.status) !== 'todo' || order.status === 'stand-by' || task.status !== 'waiting') continue;
    if ((slotStartMs(task) ?? Number.POSITIVE_INFINITY) > nowMs + urgentMs) continue;
    floor.set('packing', id, { emergency_rank: ++last });
    count++;
  }
}

/** Finished stock work comes back on its next day. */
function stockComesBack({ floor, nowMs }: Step): void {
  for (const work of floor.all('stockWork'))
    if (work.is_done && Date.parse(work.time) - nowMs < 16 * hourMs)
      floor.set('stockWork', work.id, { is_done: false });
}

/** A type is late when its oldest work has waited longer than its threshold (PRP-233). */
function tellLateness({ floor, nowMs, deliveries }: Step): void {
  const oldest = new Map<number, number>();
  for (const packing of floor.all('packing')) {
    const stop = deliveries.get(packing.linked_order);
    const type = stop && typeOf(stop, packing, nowMs);
    const since = Date.parse(packing.status_since);
    if (type) oldest.set(type, Math.min(oldest.get(type) ?? since, since));
  }
  for (const { id, next_task_type, late_threshold } of floor.all('nextConfig')) {
    const minutes =
      Math.floor((nowMs - (oldest.get(next_task_type) ?? nowMs)) / minuteMs) -
      (late_threshold ?? Number.POSITIVE_INFINITY);
    const is_late = minutes > 0;
    floor.set('nextConfig', id, { is_late, late_label: is_late ? `En retard de ${minutes} min` : "À l'heure" });
  }
}

function typeOf(stop: Stop, packing: FloorRow<'packing'>, nowMs: number): number | null {
  const { status } = stop.order;
  if (status === 'to-check') return taskTypes.check;
  if (status === 'waiting-products') return taskTypes.missing;
  return packing.next_id === null && isToTake(stop, packing, nowMs) ? taskTypes.picking : null;
}

const mostNotices = 8;

/** Now and then a trolley is lost, or a packer writes a comment. */
function tellAlerts(step: Step): void {
  const { day, floor, random } = step;
  const unread = day.all('alert').filter(({ type, is_read }) => type != null && !is_read).length;
  if (unread >= mostNotices) return;
  const orders = [...step.deliveries.values()].map(({ order }) => order);
  if (once(step, 50)) day.insert('alert', makeNotice(day.scene, 'TROLLEY_NOT_FOUND', random, orders));
  if (once(step, 90)) day.insert('alert', makeNotice(day.scene, 'REPREPARATION', random, orders));
  const working = floor.all('next').filter(({ is_working }) => is_working);
  if (working.length > 0 && once(step, 70)) {
    const about_user_id = random.pick(working).user_id;
    day.insert('alert', { ...makeNotice(day.scene, 'PACKER_COMMENT_LOG', random, orders), ...{ about_user_id } });
  }
}
