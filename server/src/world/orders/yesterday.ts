import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import { DockId } from '../../../../src/domain/dock/dock.ts';
import { dayAfter } from '../../../../src/domain/driver-log/calendar.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { assert } from '../../../../src/domain/result.ts';
import { type Task, TaskId } from '../../../../src/domain/task/task.ts';
import { parisDay } from '../../../../src/domain/time/paris-time.ts';
import { parisInstant } from '../../../../src/domain/time/paris-wall-clock.ts';
import { hourMs, iso, minuteMs } from '../clock.ts';
import { seedUsers } from '../people/users.ts';
import { firstTaskStatus } from '../rounds/task-status.ts';
import type { PastOrder } from './past-orders.ts';

/** Minutes are from the end of the slot, but those of the preparation: they are from the estimated departure. */
interface StopPlan {
  readonly slotEnd: string;
  /** When it came; null of an order that was not delivered. */
  readonly came: number | null;
  readonly ready?: number;
  readonly called?: number;
  readonly texted?: number;
  readonly creditCents?: number;
  /** What its driver asked for. */
  readonly asked?: { readonly minutes: number; readonly comment: string };
}

interface RoundPlan {
  /** Estimated departure, and how many minutes after it the round left. */
  readonly leaves: string;
  readonly leftAfter: number;
  readonly back: string;
  readonly stops: readonly StopPlan[];
}

/** An evening with a late order of each recorded cause, one without, and a round on time; the most telling ones first. */
const evening: readonly RoundPlan[] = [
  {
    ...{ leaves: '17:30', leftAfter: 12, back: '19:05' },
    stops: [
      { slotEnd: '18:00', came: -4, ready: -35 },
      { slotEnd: '18:00', came: 21, ready: -20, called: 12, texted: 4, creditCents: 500 },
      { slotEnd: '18:30', came: 9, ready: -15 },
    ],
  },
  {
    ...{ leaves: '18:15', leftAfter: 18, back: '20:10' },
    stops: [
      { slotEnd: '19:00', came: -10, ready: -25 },
      { slotEnd: '19:00', came: 14, ready: 16, texted: 2 },
    ],
  },
  {
    ...{ leaves: '18:40', leftAfter: 0, back: '20:25' },
    stops: [
      { slotEnd: '19:30', came: -6, asked: { minutes: 15, comment: 'Digicode faux, attente du gardien' } },
      { slotEnd: '19:30', came: 17, called: 8 },
      { slotEnd: '20:00', came: null },
    ],
  },
  {
    ...{ leaves: '19:00', leftAfter: 0, back: '20:20' },
    stops: [
      { slotEnd: '20:00', came: -18 },
      { slotEnd: '20:00', came: 6 },
    ],
  },
  {
    ...{ leaves: '16:30', leftAfter: 0, back: '17:50' },
    stops: [
      { slotEnd: '17:30', came: -22 },
      { slotEnd: '17:30', came: -9 },
    ],
  },
];

/** A delivery of yesterday, with what was recorded about it. */
export interface PastStop {
  readonly task: Pick<Task, 'id' | 'linked_order' | 'shipping_time' | 'max_shipping_time' | 'date_received'>;
  readonly order: Order;
  readonly clientId: number;
  /** Of the delivery. */
  readonly status: string;
  readonly readyAt: string | null;
  readonly textedAt: string | null;
  readonly credit: { readonly cents: number; readonly at: string } | null;
  readonly asked: { readonly minutes: number; readonly comment: string; readonly at: string } | null;
}

/** A round of yesterday: put away, on no board. */
export interface PastRound {
  readonly id: DockId;
  readonly center: CenterId;
  readonly createdAt: string;
  readonly departure: string;
  readonly goneAt: string;
  readonly closedAt: string;
  readonly stops: readonly PastStop[];
}

/** Below the ids of today's rounds and deliveries. */
const first = { dock: 3_110_000, task: 91_300_000 };

const caller = seedUsers.find(({ email }) => email.startsWith('dispatch@'));

/** Whether an order may be told as one of yesterday: delivered, by its customer's center. */
const isOf = (center: CenterId) => (past: PastOrder) =>
  !past.legOf && past.order.status === 'received' && past.order.center_id === center;

/**
 * The evening of the day before `nowMs` in a center, made of its past orders: they are those of that evening then. As
 * many rounds as there are orders for.
 */
export function makeYesterday(center: CenterId, past: readonly PastOrder[], nowMs: number) {
  const day = dayAfter(parisDay(nowMs), -1);
  const free = past.filter(isOf(center));
  const moved = new Map<PastOrder, PastOrder>();
  const rounds: PastRound[] = [];
  for (const plan of evening) {
    const its = free.splice(0, plan.stops.length);
    if (its.length < plan.stops.length) break;
    const stops = plan.stops.map((stop, at) => {
      const [was] = its.slice(at);
      assert(was, 'an order for each stop');
      const made = makeStop(was, stop, { day, plan });
      moved.set(was, { ...was, order: made.order });
      return made;
    });
    rounds.push(roundOf(center, plan, { day, stops }));
  }
  return { pastOrders: past.map((order) => moved.get(order) ?? order), rounds };
}

const at = (day: string, hour: string): number => {
  const ms = parisInstant(day, hour);
  assert(ms !== null, `clocks show ${hour} on ${day}`);
  return ms;
};

interface OfRound {
  readonly day: string;
  readonly plan: RoundPlan;
}

function makeStop({ order, clientId }: PastOrder, stop: StopPlan, { day, plan }: OfRound): PastStop {
  const [endMs, leavesMs] = [at(day, stop.slotEnd), at(day, plan.leaves)];
  const after = (minutes: number | null | undefined) => (minutes == null ? null : iso(endMs + minutes * minuteMs));
  const slot = { shipping_time: iso(endMs - hourMs), max_shipping_time: iso(endMs) };
  const status = stop.came === null ? 'undeliveredclient' : 'received';
  const calledAt = after(stop.called);
  return {
    task: {
      id: TaskId.parse(first.task + (order.id % 1_000_000)),
      linked_order: order.id,
      ...slot,
      date_received: after(stop.came),
    },
    order: {
      ...{ ...order, ...slot, status },
      estimated_travel_departure_at: iso(leavesMs),
      ...(calledAt && caller
        ? {
            last_call: {
              at: calledAt,
              by: { id: caller.id, first_name: caller.first_name, last_name: caller.last_name },
            },
          }
        : {}),
    },
    ...{ clientId, status: firstTaskStatus(status) },
    readyAt: stop.ready === undefined ? null : iso(leavesMs + stop.ready * minuteMs),
    textedAt: after(stop.texted),
    credit: stop.creditCents ? { cents: stop.creditCents, at: iso(endMs + hourMs) } : null,
    asked: stop.asked ? { ...stop.asked, at: iso(endMs + 5 * minuteMs) } : null,
  };
}

function roundOf(
  center: CenterId,
  plan: RoundPlan,
  { day, stops }: { readonly day: string; readonly stops: PastStop[] },
) {
  const leavesMs = at(day, plan.leaves);
  return {
    id: DockId.parse(first.dock + (Number(stops[0]?.order.id) % 10_000)),
    center,
    createdAt: iso(leavesMs - hourMs),
    departure: iso(leavesMs),
    goneAt: iso(leavesMs + plan.leftAfter * minuteMs),
    closedAt: iso(at(day, plan.back)),
    stops,
  };
}
