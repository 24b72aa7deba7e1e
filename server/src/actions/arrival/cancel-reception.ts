import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { type Patch, patch } from '../../../../src/domain/rows.ts';
import { Instant } from '../../../../src/domain/schema.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';
import type { TruckEnd } from '../../db/schema/arrivals.ts';
import type { WireTask } from '../../wire.ts';
import { action, type Decision } from '../action.ts';
import { arrivalTexts } from '../text.ts';
import { orderIn, whyKept } from './standing.ts';
import { centersOf, insertReceptions, knownOf, type Reception, readTrucks, type Truck } from './trucks.ts';

const input = z.object({ body: z.strictObject({ center: CenterId, order_id: OrderId, received_at: Instant }) });

/**
 * Cancels the reception of an order (OUR-034 to OUR-036, API-O02): it is expected again, in its truck, in its former
 * state. A reception that is cancelled already counts as done; the answer contains who did it.
 */
export const cancelReception = action({
  method: 'POST',
  path: '/arrivals/cancel_reception/',
  summary: "Annule la réception d'une commande, dans l'heure",
  permission: 'flow',
  answers: 'Cancellation',
  input,
  subject: ({ body }) => ({ kind: 'metas', id: body.center }),
  findCenters: (tx, { body }) => centersOf(tx, [body.order_id]),
  reads: () => ({}),
  facts: async (tx, { body }) => ({
    trucks: await readTrucks(tx, body.center),
    ...(await knownOf(tx, body.center, body.order_id)),
  }),
  decide: ({ body: { order_id, received_at } }, rows, nowMs, { trucks, name, wasSaid }) => {
    const isMeant = (said: Reception | undefined) => said !== undefined && msOf(said.received_at) === msOf(received_at);
    const truck = trucks.find(({ said, canceled }) => said.has(order_id) || canceled.has(order_id));
    const [reception, canceled] = [truck?.said.get(order_id), truck?.canceled.get(order_id)];
    // The reception in question is no longer valid: it was cancelled, and perhaps marked anew.
    if (canceled || (reception && !isMeant(reception)))
      return done({ order_id, random_id: name, ...(isMeant(canceled) ? byWhom(canceled) : byNobody) });
    const task = truck && orderIn(truck, order_id);
    const called = name ?? String(order_id);
    if (!wasSaid) return { verdict: 'conflict', error: arrivalTexts.notReceived(called) };
    if (!truck || !reception || !task) return { verdict: 'conflict', error: arrivalTexts.goneOn(called) };
    const error = whyKept(task, reception, nowMs);
    if (error !== null) return { verdict: 'conflict', error };
    const back: Reception = { ...reception, canceled_by: rows.by, canceled_at: new Date(nowMs).toISOString() };
    return {
      verdict: 'accept',
      patches: [],
      boards: [{ center: CenterId.parse(truck.dock.center), patches: patchesOf(truck, task, reception) }],
      enters: [(tx) => insertReceptions(tx, [back])],
      answer: async () => ({ already_canceled: [] }),
    };
  },
});

const byWhom = (canceled: Reception | undefined) => ({
  canceled_by: canceled?.canceled_by ?? null,
  canceled_at: canceled?.canceled_at ?? null,
});
const byNobody = byWhom(undefined);

const done = (already: object): Decision => ({
  verdict: 'accept',
  patches: [],
  answer: async () => ({ already_canceled: [already] }),
});

/** Restores the fields on the board of the order's own center. If the marks had ended the truck, it is open again. */
function patchesOf({ dock, said }: Truck, task: WireTask, { stood }: Reception): readonly Patch[] {
  const { loading_status = null, transit_area = null } = stood?.before ?? {};
  const order = task.linked_order;
  const ended = [...said.values()]
    .flatMap((it) => it.ended ?? [])
    .find(({ at }) => msOf(at) === msOf(dock.finished_at));
  return [
    { kind: 'task', id: task.id, set: { loading_status } },
    ...((order.transit_area ?? null) === transit_area ? [] : patch('order', order, { transit_area })),
    ...(ended ? [reopened(dock.id, ended)] : []),
  ];
}

const reopened = (id: number, { current_status, status }: TruckEnd): Patch<'dock'> => ({
  ...{ kind: 'dock', id, set: { finished_at: null, current_status, status } },
});
