import * as z from 'zod/mini';
import { callVehicles, usualVehicle } from '../../../../src/domain/courier/provider.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { courierTexts } from '../../couriers/text.ts';
import { readMetas } from '../../db/center/read-settings.ts';
import type { Db } from '../../db/connection/open.ts';
import { readAddress } from '../../db/customers/client-addresses.ts';
import { readDocks, readOrders, readTaskOf } from '../../db/read.ts';
import { Failure, notFound } from '../../http/failure.ts';
import { textId } from '../../http/input.ts';
import { texts } from '../../text.ts';
import { fullJob } from '../delivery-job.ts';
import { read } from '../read.ts';

/** The present state of one job of an order, on its task or on its dock (API-034, API-S36, DSP-688, SUP-541). */
const externalJob = read({
  path: '/processing-orders/:id/get_external_job/',
  summary: "Une course externe d'une commande",
  permission: null,
  answers: 'DeliveryJob',
  input: z.object({ id: textId(OrderId), job_id: textId(Id) }),
  answer: async ({ id, job_id }, { db }) => {
    const task = await readTaskOf(db, id);
    const [order] = await readOrders(db, { ids: [id] });
    const [dock] = task?.dock ? await readDocks(db, { ids: [task.dock] }) : [];
    const jobs = [...(task?.external_shipping_jobs ?? []), ...(dock?.external_shipping_jobs ?? [])];
    const job = jobs.find((it) => it.id === job_id);
    if (!job || !task || !order) throw notFound(texts.notFound);
    const address = order.shipping_address?.id;
    return fullJob(job, {
      ...{ order, task, dock, center: await centerOf(db, order.center_id) },
      notes: (address ? (await readAddress(db, address))?.additional_information : null) ?? null,
    });
  },
});

async function centerOf(db: Db, id: number | null | undefined) {
  const metas = id ? await readMetas(db, { center: id, since: 0 }) : undefined;
  return metas?.centers?.find((center) => center.id === id);
}

/** The time of a first-provider courier to the center, asked of the provider now (API-035, DSP-665). */
const courierEta = read({
  path: '/processing-orders/:id/get_stuart_eta_to_center/',
  summary: "Le temps d'arrivée d'un coursier Stuart au centre",
  permission: 'flow',
  answers: 'CourierEta',
  input: z.object({ id: textId(OrderId), vehicle: z._default(z.enum(callVehicles), usualVehicle) }),
  answer: async ({ id, vehicle }, { db, couriers }) => {
    const [order] = await readOrders(db, { ids: [id] });
    if (!order?.center_id) throw notFound(texts.notFound);
    const center = await centerOf(db, order.center_id);
    const said = await couriers.eta('STUART', vehicle, center?.name ?? '');
    if (said.kind === 'silent') throw new Failure(503, { detail: courierTexts.noEta });
    if (said.kind === 'no') throw new Failure(400, { detail: said.error });
    return said.value;
  },
});

export const courierReads = [externalJob, courierEta] as const;
