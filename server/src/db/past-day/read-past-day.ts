import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import { boundsOfDay } from '../../../../src/domain/driver-log/day-bounds.ts';
import type { PastDay, PastOrder, PastRound } from '../../../../src/domain/past-day/day.ts';
import { type Ending, endingOf } from '../../../../src/domain/past-day/lateness.ts';
import { clientName } from '../../../../src/domain/task/client.ts';
import { estimatedDeparture } from '../../../../src/domain/task/departure.ts';
import { earliest, msOf } from '../../../../src/domain/time/instant.ts';
import { keptFrom } from '../../day-end/forget-days.ts';
import { groupBy } from '../../world/group-by.ts';
import type { Db } from '../connection/open.ts';
import { isAnyOf } from '../ids.ts';
import { docks, drivers, orders, tasks } from '../schema/day.ts';
import { type Beside, besideOrders } from './beside-orders.ts';
import { demandsAbout } from './past-demands.ts';

interface Asked {
  readonly center: CenterId;
  /** Of Paris: an order is of the day on which its slot ends (OUR-236). */
  readonly day: string;
  readonly nowMs: number;
}

/** The late orders of a center on a day, by round; other rounds are counted alone. */
export async function readPastDay(db: Db, { center, day, nowMs }: Asked): Promise<PastDay> {
  const stops = await readStops(db, center, day);
  const byRound = groupBy(stops, ({ task }) => task.dock);
  const count = (...endings: readonly (Ending | null)[]) =>
    stops.filter((stop) => endings.includes(endingOf(endedOf(stop)))).length;
  return {
    ...{ date: day, kept_from: keptFrom(nowMs) },
    ...{ delivered: count('onTime', 'late', 'unknownHour'), late: count('late') },
    ...{ undelivered: count('undelivered'), unknown_hour: count('unknownHour') },
    rounds_count: [...byRound.keys()].filter((dock) => dock !== null).length,
    rounds: await readRounds(
      db,
      [...byRound].filter(([, its]) => its.some(isLate)),
    ),
  };
}

type Stop = Awaited<ReturnType<typeof readStops>>[number];

/** The deliveries of orders whose slot ended on the day, in the order of their stops; the day may have 23 or 25 hours. */
async function readStops(db: Db, center: CenterId, day: string) {
  const bounds = boundsOfDay(day);
  if (!bounds) return [];
  return await db
    .select({ order: orders, task: tasks })
    .from(orders)
    .innerJoin(tasks, and(eq(tasks.linked_order, orders.id), eq(tasks.center_id, center)))
    .where(
      and(
        eq(orders.center_id, center),
        gte(orders.max_shipping_time, new Date(bounds.fromMs).toISOString()),
        lt(orders.max_shipping_time, new Date(bounds.toMs).toISOString()),
        // A packing task delivers nothing (DSP-124).
        sql`coalesce((${tasks.data}->>'is_packing')::boolean, false) = false`,
      ),
    )
    .orderBy(asc(tasks.dock), asc(tasks.dock_rank), asc(tasks.id));
}

const endedOf = ({ order, task }: Stop) => ({
  status: order.status,
  max_shipping_time: order.max_shipping_time,
  date_received: task.date_received,
});

const isLate = (stop: Stop): boolean => endingOf(endedOf(stop)) === 'late';

/** Each with all its orders; of those that are in no round, the late ones. */
async function readRounds(db: Db, late: readonly (readonly [number | null, readonly Stop[]])[]): Promise<PastRound[]> {
  const listed = late.map(([id, its]) => ({ id, stops: id === null ? its.filter(isLate) : its }));
  const ids = listed.flatMap(({ id }) => id ?? []);
  const orderIds = listed.flatMap(({ stops }) => stops.map(({ order }) => order.id));
  const known = await readDocks(db, ids);
  const beside = await besideOrders(db, orderIds);
  const demands = await demandsAbout(db, ids, orderIds);
  return listed.map(({ id, stops }) => {
    const { dock, driver } = known.get(id) ?? {};
    const its = new Set<number>(stops.map(({ order }) => order.id));
    return {
      ...{ id, driver: driver ?? null, target_vehicle: dock?.target_vehicle ?? null },
      planned_departure: dock ? plannedDeparture(dock, stops) : null,
      ...{ gone_at: dock?.gone_at ?? null, closed_at: dock?.closed_at ?? null },
      orders: stops.map((stop) => toOrder(stop, beside)),
      demands: demands.flatMap(({ dock: about, demand }) =>
        (id !== null && about === id) || its.has(demand.order ?? 0) ? [demand] : [],
      ),
    };
  });
}

async function readDocks(db: Db, ids: readonly number[]) {
  const found = await db
    .select({ dock: docks, driver: { id: drivers.id, name: drivers.name } })
    .from(docks)
    .leftJoin(drivers, sql`${drivers.id} = coalesce(${docks.driver}, ${docks.target_driver})`)
    .where(isAnyOf(docks.id, ids));
  return new Map<number | null, (typeof found)[number]>(found.map((row) => [row.dock.id, row]));
}

/** The estimate that held before a round left: its leaving overwrites its own, and its orders keep theirs (DSP-381). */
function plannedDeparture({ gone_at, data }: typeof docks.$inferSelect, stops: readonly Stop[]): string | null {
  const ownMs = msOf(data.departure);
  const ms =
    ownMs !== null && ownMs !== msOf(gone_at)
      ? ownMs
      : earliest(stops.map(({ task, order }) => msOf(estimatedDeparture(task.data, order.data))));
  return ms === null ? null : new Date(ms).toISOString();
}

const toOrder = ({ order, task }: Stop, beside: Beside): PastOrder => ({
  ...{ id: order.id, random_id: order.random_id, status: order.status },
  client_name: clientName(task.data.client) || order.data.fullname || null,
  postal_code: task.data.address?.postal_code ?? null,
  ...{ shipping_time: order.shipping_time, max_shipping_time: order.max_shipping_time },
  ...{ date_received: task.date_received, last_call: order.data.last_call ?? null },
  prepared_at: beside.preparedAt.get(order.id) ?? null,
  credited: beside.credited.get(order.id) ?? 0,
  sms_at: [...(beside.smsAt.get(order.id) ?? [])],
});
