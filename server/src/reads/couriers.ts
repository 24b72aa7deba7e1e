import * as z from 'zod/mini';
import { callVehicles, usualVehicle } from '../../../src/domain/courier/provider.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { Id } from '../../../src/domain/schema.ts';
import { courierTexts } from '../couriers/text.ts';
import { readOrders, readTaskOf } from '../db/read.ts';
import { readMetas } from '../db/read-settings.ts';
import { Failure, notFound } from '../http/failure.ts';
import { textId } from '../http/input.ts';
import { texts } from '../text.ts';
import { read } from './read.ts';

/** One job of an order, as it is now (API-034, DSP-688). */
const externalJob = read({
  path: '/processing-orders/:id/get_external_job/',
  summary: "Une course externe d'une commande",
  permission: 'flow',
  answers: 'ExternalJob',
  input: z.object({ id: textId(OrderId), job_id: textId(Id) }),
  answer: async ({ id, job_id }, { db }) => {
    const task = await readTaskOf(db, id);
    const job = task?.external_shipping_jobs?.find((it) => it.id === job_id);
    if (!job) throw notFound(texts.notFound);
    return job;
  },
});

/** How long a courier of the first provider takes to the center, asked of him now (API-035, DSP-665). */
const courierEta = read({
  path: '/processing-orders/:id/get_stuart_eta_to_center/',
  summary: "Le temps d'arrivée d'un coursier Stuart au centre",
  permission: 'flow',
  answers: 'CourierEta',
  input: z.object({ id: textId(OrderId), vehicle: z._default(z.enum(callVehicles), usualVehicle) }),
  answer: async ({ id, vehicle }, { db, couriers }) => {
    const [order] = await readOrders(db, { ids: [id] });
    if (!order?.center_id) throw notFound(texts.notFound);
    const metas = await readMetas(db, { center: order.center_id, since: 0 });
    const center = metas?.centers?.find((it) => it.id === order.center_id);
    const said = await couriers.eta('STUART', vehicle, center?.name ?? '');
    if (said.kind === 'silent') throw new Failure(503, { detail: courierTexts.noEta });
    if (said.kind === 'no') throw new Failure(400, { detail: said.error });
    return said.value;
  },
});

export const courierReads = [externalJob, courierEta] as const;
