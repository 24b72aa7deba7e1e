import * as z from 'zod/mini';
import { NewArea } from '../../../../src/domain/arrival/new-area.ts';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { orderName } from '../../../../src/domain/order/name.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { patch } from '../../../../src/domain/rows.ts';
import type { MarkEffect, TruckEnd } from '../../db/schema/arrivals.ts';
import type { WireTask } from '../../wire.ts';
import { groupBy } from '../../world/group-by.ts';
import { action, type BoardPatches } from '../action.ts';
import { arrivalTexts } from '../text.ts';
import { standingOf } from './standing.ts';
import { centersOf, insertReceptions, type Reception, readTrucks, type Truck } from './trucks.ts';

const ReceptionBody = z.strictObject({
  order_id: OrderId,
  is_received: z.boolean(),
  is_not_received: z.boolean(),
  new_area: z.optional(NewArea),
});
type ReceptionBody = z.infer<typeof ReceptionBody>;

const input = z.object({
  body: z.strictObject({ center: CenterId, arrivals: z.array(ReceptionBody).check(z.minLength(1), z.maxLength(500)) }),
});

/** An order that has left for the center, with its truck. */
interface Expected {
  readonly truck: Truck;
  readonly task: WireTask;
  readonly order: Order;
}

/**
 * Stores a center's marks for the orders of its trucks, in one batch (PRP-284, API-P05). An order that is received
 * already counts as done, and the answer contains who did it; one that had not arrived may still be found; any other
 * fault refuses the whole batch.
 */
export const receiveArrivals = action({
  method: 'POST',
  path: '/arrivals/',
  summary: "Enregistre la réception des commandes d'un arrivage",
  permission: 'flow',
  answers: 'Reception',
  input,
  subject: ({ body }) => ({ kind: 'metas', id: body.center }),
  findCenters: (tx, { body }) =>
    centersOf(
      tx,
      body.arrivals.map(({ order_id }) => order_id),
    ),
  reads: () => ({}),
  facts: (tx, { body }) => readTrucks(tx, body.center),
  decide: ({ body: { center, arrivals } }, rows, nowMs, trucks) => {
    const expected = expectedIn(trucks);
    const fault = faultOf(arrivals, expected);
    if (fault) return { verdict: 'refuse', error: fault };
    const said = arrivals.flatMap((it) => {
      const found = expected.get(it.order_id);
      return found ? [{ it, found, before: found.truck.said.get(it.order_id) }] : [];
    });
    const isKnown = ({ it, before }: (typeof said)[number]) => before?.is_received === true || isSame(before, it);
    const fresh = said.filter((one) => !isKnown(one));
    const at = new Date(nowMs).toISOString();
    const whole = wholeTrucks(fresh);
    const receptions = fresh.map(
      ({ it, found, before }): Reception => ({
        ...{ dock_id: found.truck.dock.id, order_id: it.order_id, center_id: center, is_received: it.is_received },
        ...{ new_area: it.is_received ? (it.new_area ?? null) : null, received_by: rows.by, received_at: at },
        stood: stoodOf(it, found.task, before),
        ended: whole.has(found.truck) ? endedBy(found.truck, at) : (before?.ended ?? null),
        ...{ canceled_by: null, canceled_at: null },
      }),
    );
    return {
      verdict: 'accept',
      patches: [],
      boards: boardsOf(fresh, whole, at),
      enters: [(tx) => insertReceptions(tx, receptions)],
      answer: async () => ({ already_received: said.flatMap(alreadyOf) }),
    };
  },
});

const expectedIn = (trucks: readonly Truck[]): ReadonlyMap<number, Expected> =>
  new Map(
    trucks.flatMap((truck) =>
      truck.dock.tasks.map((task) => [task.linked_order.id, { truck, task, order: task.linked_order }] as const),
    ),
  );

/** Why the batch is refused; null when it is accepted. */
function faultOf(arrivals: readonly ReceptionBody[], expected: ReadonlyMap<number, Expected>): string | null {
  const ids = arrivals.map(({ order_id }) => order_id);
  for (const { order_id, is_received, is_not_received } of arrivals) {
    const name = orderName({ id: order_id, random_id: expected.get(order_id)?.order.random_id });
    if (is_received === is_not_received) return arrivalTexts.unclear(name);
    if (ids.indexOf(order_id) !== ids.lastIndexOf(order_id)) return arrivalTexts.twice(name);
    if (!expected.has(order_id)) return arrivalTexts.notExpected(name);
  }
  return null;
}

const isSame = (before: Reception | undefined, it: ReceptionBody) =>
  before !== undefined && before.is_received === it.is_received;

interface Fresh {
  readonly it: ReceptionBody;
  readonly found: Expected;
  readonly before: Reception | undefined;
}

/** Trucks that end with this batch: all their orders are marked. */
function wholeTrucks(fresh: readonly Fresh[]): ReadonlySet<Truck> {
  const decided = new Set(fresh.map(({ it }) => it.order_id));
  const isWhole = ({ dock, said }: Truck) =>
    dock.tasks.every(({ linked_order: { id } }) => said.has(id) || decided.has(id));
  return new Set(fresh.map(({ found }) => found.truck).filter((truck) => isWhole(truck) && !truck.dock.finished_at));
}

const endedBy = ({ dock }: Truck, at: string): TruckEnd => ({
  ...{ at, current_status: dock.current_status ?? null, status: dock.status ?? null },
});

/** For an order that had not arrived and is found, the state before is the one before its first mark. */
function stoodOf(it: ReceptionBody, task: WireTask, said: Reception | undefined): MarkEffect {
  const now = standingOf(task);
  const { loading_status, transit_area } = now;
  return {
    before: said?.stood?.before ?? { loading_status, transit_area },
    after: { ...now, loading_status: loadingStatusOf(it), ...(areaOf(it) ? { transit_area: areaOf(it) } : {}) },
  };
}

/** Patches for boards of the centers that packed the orders: their marks, and arrivals of trucks that are complete. */
function boardsOf(fresh: readonly Fresh[], whole: ReadonlySet<Truck>, at: string): readonly BoardPatches[] {
  const trucks = new Set(fresh.map(({ found }) => found.truck));
  const ofTruck = (truck: Truck) =>
    whole.has(truck)
      ? [
          {
            kind: 'dock' as const,
            id: truck.dock.id,
            set: { finished_at: at, current_status: 'closed', status: 'closed' },
          },
        ]
      : [];
  const byCenter = groupBy([...trucks], ({ dock }) => dock.center ?? 0);
  return [...byCenter].map(([center, its]) => ({
    center: CenterId.parse(center),
    patches: [...fresh.filter(({ found }) => its.includes(found.truck)).flatMap(patchesOf), ...its.flatMap(ofTruck)],
  }));
}

const loadingStatusOf = ({ is_received }: ReceptionBody) => (is_received ? 'received' : 'not_received');
const areaOf = ({ is_received, new_area }: ReceptionBody) => (is_received && new_area ? new_area : null);

const patchesOf = ({ it, found: { task, order } }: Fresh) => [
  { kind: 'task' as const, id: task.id, set: { loading_status: loadingStatusOf(it) } },
  ...(areaOf(it) ? patch('order', order, { transit_area: areaOf(it) }) : []),
];

/** Reported for whoever had received the order before, whatever this batch contains. */
const alreadyOf = ({ found, before }: Fresh) =>
  before?.is_received
    ? [
        {
          order_id: found.order.id,
          random_id: found.order.random_id ?? null,
          received_by: before.received_by,
          received_at: before.received_at,
        },
      ]
    : [];
