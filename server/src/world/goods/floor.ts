import type { Order } from '../../../../src/domain/order/order.ts';
import { NextId } from '../../../../src/domain/preparation/next.ts';
import { NextConfigId } from '../../../../src/domain/preparation/next-config.ts';
import { PackingId, packingOf } from '../../../../src/domain/preparation/packing.ts';
import { PlanningId } from '../../../../src/domain/preparation/planning.ts';
import { slotStartMs } from '../../../../src/domain/task/slot.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { parisDay, parisWallClock } from '../../../../src/domain/time/paris-time.ts';
import type { Floor, FloorRow, GrantRow, PackerTask } from '../../db/center/floor.ts';
import type { CenterData } from '../center-data.ts';
import { dayMs, hourMs, iso, minuteMs } from '../clock.ts';
import { drawName, fullName, nameOf, type PersonName, staffEmail } from '../people/names.ts';
import { isPacked } from '../rounds/task-status.ts';
import { grantKey, type Spot, spotsOf, taskTypes } from '../rounds/task-types.ts';
import type { Scene } from '../scene.ts';
import { figuresAt } from './floor-figures.ts';
import { pseudoZonesOf } from './pseudo-zones.ts';

type Delivery = { readonly order: Order; readonly task: Task };

export function makeFloor(scene: Scene, day: CenterData): Floor {
  const tasks = new Map(day.tasks.map((task) => [task.linked_order, task]));
  const deliveries = day.orders.flatMap((order): Delivery[] => {
    const task = tasks.get(order.id);
    return task ? [{ order, task }] : [];
  });
  const inHand = deliveries.filter(({ order }) => packingOf(order.status) === 'doing');
  const people = makePeople(scene, inHand);
  const done = doneLately(scene, people, deliveries);
  return {
    center: scene.center.id,
    next: people,
    packing: packingsOf(scene, deliveries, inHand, people),
    nextConfig: configsOf(scene),
    planning: planningsOf(scene, people),
    stockWork: stockWorksOf(scene),
    floorFigures: [floorFigures(scene, day, done)],
    done,
  };
}

/** Number of packers beside those with an order in hand. */
const sparePackers = 7;
/** How many of them come later. */
const toCome = 4;

function makePeople(scene: Scene, inHand: readonly Delivery[]): FloorRow<'next'>[] {
  const { random, nowMs, nextId } = scene;
  const spots = spotsOf(pseudoZonesOf(scene.center.id));
  const packers = inHand.map(({ task }) => nameOf(task.packer?.name ?? '', random));
  const others = Array.from({ length: sparePackers + toCome }, () => drawName(random));
  const named = [...packers, ...others].map((name, at) => ({ name, isPacking: at < packers.length }));
  const rows = named.map(({ name, isPacking }, at): FloorRow<'next'> => {
    const isHere = at < named.length - toCome;
    const started = nowMs - random.int(2, 28) * minuteMs;
    const last = isPacking
      ? taskTypes.picking
      : random.pick([taskTypes.picking, taskTypes.check, taskTypes.restocking]);
    return {
      ...person(name, nextId('next'), nextId('packer')),
      is_working: isHere,
      has_planning: isHere || at % 2 === 0,
      stopped: isHere && at === named.length - toCome - 1,
      legal_status: at % 5 === 1 ? 'freelance' : 'employee',
      trying_until: at % 7 === 2 ? parisDay(nowMs + 12 * dayMs) : null,
      comment_count: at % 7 === 2 ? 2 : 0,
      current_task_type: isPacking ? taskTypes.picking : null,
      last_task_type: isHere ? last : null,
      last_started_at: isHere ? iso(started) : null,
      last_ended_at: isPacking || !isHere ? null : iso(started + random.int(1, 2) * minuteMs),
      leaves_at: isHere ? iso(nowMs + random.int(60, 420) * minuteMs) : null,
      grants: grantsFor(spots, scene, at),
    };
  });
  return [...rows, testPost(scene, spots)];
}

const person = (name: PersonName, id: number, user: number) => ({
  ...nobody,
  id: NextId.parse(id),
  user_id: user,
  name: fullName(name),
  email: staffEmail(name),
});

/** The record of a packer without any task so far. */
const nobody = {
  is_working: false,
  has_planning: false,
  stopped: false,
  is_test: false,
  legal_status: null,
  trying_until: null,
  comment_count: 0,
  current_task_type: null,
  current_external_id: null,
  last_task_type: null,
  last_external_id: null,
  next_task_type: null,
  last_started_at: null,
  last_ended_at: null,
  lock_on_at: null,
  leaves_at: null,
} as const;

/** A record for trying out the handheld terminals: nobody works with it. */
const testPost = ({ nextId }: Scene, spots: readonly Spot[]): FloorRow<'next'> => ({
  ...nobody,
  id: NextId.parse(nextId('next')),
  user_id: nextId('packer'),
  name: 'Poste de test',
  email: null,
  has_planning: true,
  is_test: true,
  grants: spots.map((spot) => grant(spot, false)),
});

/** Everybody may pick; other types have to be learnt. */
const grantsFor = (spots: readonly Spot[], { random }: Scene, at: number): GrantRow[] =>
  spots.map((spot) => grant(spot, spot.type === taskTypes.picking ? at % 9 !== 4 : random.chance(0.45)));

const grant = (spot: Spot, value: boolean): GrantRow => ({
  identifier: grantKey(spot),
  name: spot.name,
  value,
  task_type: spot.type,
  external_id: spot.zone,
});

/** Number of emergencies: at least, where there are enough orders, and at most. */
const [leastUrgent, mostUrgent] = [3, 7];

function packingsOf(
  { nextId, nowMs, random }: Scene,
  deliveries: readonly Delivery[],
  inHand: readonly Delivery[],
  people: readonly FloorRow<'next'>[],
): FloorRow<'packing'>[] {
  const inTurn = deliveries
    .filter(({ order }) => isToDoNow(order))
    .sort((one, other) => (slotStartMs(one.task) ?? 0) - (slotStartMs(other.task) ?? 0));
  const urgent = inTurn
    .filter(({ task }, at) => at < leastUrgent || isPressing(task, nowMs))
    .slice(0, mostUrgent)
    .map(({ order }) => order.id);
  return deliveries.map(({ order }) => {
    const rank = urgent.indexOf(order.id);
    const hand = inHand.findIndex((delivery) => delivery.order === order);
    const packer = hand < 0 ? undefined : people[hand];
    return {
      id: PackingId.parse(nextId('packing')),
      linked_order: order.id,
      emergency_rank: rank < 0 ? null : rank + 1,
      is_locked: false,
      next_id: packer?.id ?? null,
      status_since: packer?.last_started_at ?? iso(nowMs - random.int(1, 58) * minuteMs),
    };
  });
}

const isToDoNow = ({ status }: Order) => packingOf(status) === 'todo' && status !== 'stand-by' && status !== 'later';

const isPressing = (task: Task, nowMs: number) =>
  (task.emergency_rank ?? 0) >= 1 || (slotStartMs(task) ?? Number.POSITIVE_INFINITY) < nowMs + 20 * minuteMs;

/** In order of priority. Missing types are created when the screen of priorities is opened (PRP-247). */
const priorities: readonly (readonly [type: number, maxStaff: number | null, late: number | null])[] = [
  [taskTypes.picking, null, 30],
  [taskTypes.check, 4, 15],
  [taskTypes.missing, 2, 20],
  [taskTypes.zone, 2, 20],
  [taskTypes.restocking, 3, 45],
  [taskTypes.receiving, 2, 60],
  [taskTypes.trolleys, 1, null],
  [taskTypes.inventory, 1, null],
];

function configsOf({ center, nextId }: Scene): FloorRow<'nextConfig'>[] {
  const spots = spotsOf(pseudoZonesOf(center.id));
  const rows = priorities.flatMap(([type, max_staff, late_threshold]) =>
    spots.filter((spot) => spot.type === type).map((spot) => ({ spot, max_staff, late_threshold })),
  );
  return rows.map(({ spot, ...limits }, at) => ({
    ...newConfig(spot, nextId('nextConfig'), at + 1),
    ...limits,
    max_buffer: spot.zone === null ? null : 12,
    is_high_priority_spot: spot.type === taskTypes.check,
    is_one_grant_bypass_max_buffer: spot.zone !== null && at % 2 === 0,
  }));
}

/** The config of a type of task without settings. */
export const newConfig = ({ type, zone, name }: Spot, id: number, rank: number): FloorRow<'nextConfig'> => ({
  id: NextConfigId.parse(id),
  name,
  rank,
  next_task_type: type,
  external_id: zone,
  max_staff: null,
  max_buffer: null,
  is_high_priority_spot: false,
  is_one_grant_bypass_max_buffer: false,
  late_threshold: null,
  is_late: false,
  late_label: "À l'heure",
  disabled: false,
  is_stoppable: type !== taskTypes.check,
});

/** Minutes from now; the first should have begun. */
const beginnings = [-12, 17, 77, 197];

function planningsOf({ nextId, nowMs }: Scene, people: readonly FloorRow<'next'>[]): FloorRow<'planning'>[] {
  const absent = people.filter(({ is_working, is_test }) => !is_working && !is_test);
  return beginnings.flatMap((minutes, at) => {
    const who = absent[at];
    if (!who) return [];
    const startMs = nowMs + minutes * minuteMs;
    return {
      id: PlanningId.parse(nextId('planning')),
      next_id: who.id,
      started_at: iso(startMs),
      ends_at: iso(startMs + 6 * hourMs),
      has_begun: false,
    };
  });
}

/** By the hour on Paris clocks. */
const stockDay = [
  ['incoming', 6, 'Fruits et légumes de Rungis'],
  ['task', 8, 'Relevé des températures'],
  ['incoming', 11.5, 'Boulangerie du quai'],
  ['task', 12, 'Relevé des températures'],
  ['incoming', 13, 'Crémerie Valmont'],
  ['task', 15, 'Dates courtes, rayon frais'],
  ['incoming', 17.5, 'Surgelés Norvège'],
  ['task', 20, 'Relevé des températures'],
] as const;

/** Stock work that is over today comes back tomorrow. */
function stockWorksOf({ nextId, nowMs }: Scene): FloorRow<'stockWork'>[] {
  return stockDay.map(([kind, hour, label]) => {
    const at = (day: number) => parisWallClock(day, Math.floor(hour), nowMs) + (hour % 1) * hourMs;
    const isOver = at(0) < nowMs;
    return { id: nextId('stockWork'), kind, label, time: iso(at(isOver ? 1 : 0)), is_done: isOver };
  });
}

/** Finished tasks of the last hour, one order after the other, from now backwards. */
function doneLately({ nowMs, random }: Scene, people: readonly FloorRow<'next'>[], deliveries: readonly Delivery[]) {
  const packed = deliveries.filter(({ order }) => isPacked(order.status ?? ''));
  const done: PackerTask[] = [];
  for (const packer of people.filter(({ is_working }) => is_working)) {
    const running = packer.current_task_type === null ? packer.last_ended_at : packer.last_started_at;
    let endMs = Date.parse(running ?? iso(nowMs)) - random.int(0, 3) * minuteMs;
    while (endMs > nowMs - hourMs - 15 * minuteMs && packed.length > 0) {
      const { order, task } = random.pick(packed);
      const items = task.prep_total ?? 1;
      const [walk, pick, putDown] = [random.int(20, 200), items * random.int(9, 16), random.int(30, 120)];
      const startMs = endMs - (walk + pick + putDown) * 1000;
      done.push({
        next_id: packer.id,
        task_type: taskTypes.picking,
        external_id: null,
        order_id: order.id,
        items,
        started_at: iso(startMs),
        picked_from: iso(startMs + walk * 1000),
        picked_to: iso(endMs - putDown * 1000),
        ended_at: iso(endMs),
      });
      endMs = startMs - random.int(0, 3) * minuteMs;
    }
  }
  return done;
}

/** The figures, from packers' work and leaving docks. */
function floorFigures({ center, nowMs, random }: Scene, day: CenterData, done: readonly PackerTask[]) {
  const gone = new Map(
    day.docks.flatMap((dock) => (dock.gone_at ? [[dock.id as number, Date.parse(dock.gone_at)]] : [])),
  );
  const leftMs = day.tasks.flatMap(({ dock }) => gone.get(dock ?? 0) ?? []);
  const figures = figuresAt(
    nowMs,
    done.map((it) => ({
      items: it.items ?? 0,
      startedMs: Date.parse(it.started_at),
      pickedFromMs: it.picked_from ? Date.parse(it.picked_from) : null,
      endedMs: Date.parse(it.ended_at),
    })),
    leftMs,
  );
  const loads_future = [1, 2, 3, 4, 5].map((ahead) =>
    futureLoad(parisDay(nowMs + ahead * dayMs), day.orders.length / 3 / ahead, random),
  );
  return { id: center.id, data: { ...figures, loads_future } };
}

/** The orders of a coming day. */
export function futureLoad(day: string, about: number, random: Scene['random']) {
  const orders = Math.max(1, Math.round(about * (0.8 + random.next() * 0.4)));
  return { day, orders, items: orders * random.int(24, 31) };
}
