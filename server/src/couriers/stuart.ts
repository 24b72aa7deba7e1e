import * as z from 'zod/mini';
import { Code, maybe } from '../../../src/domain/schema.ts';
import { addressLine } from '../../../src/domain/task/address.ts';
import { EventNumber, SentInstant } from '../http/bounds.ts';
import { type Account, ask, done, read } from './line.ts';
import type { CourierProvider } from './provider.ts';

const Called = z.object({ id: z.string(), tracking_url: maybe(z.string()) });
const EtaAnswer = z.object({ eta: z.int().check(z.nonnegative()) });

const Event = z.object({
  sequence: EventNumber,
  job: z.object({
    client_reference: z.string().check(z.regex(/^\d{1,15}$/)),
    id: z.string(),
    status: Code,
    transport_type: maybe(Code),
    tracking_url: maybe(z.string()),
    pickup_eta: maybe(SentInstant),
    dropoff_eta: maybe(SentInstant),
    cancellation_reason: maybe(z.string()),
    is_imminent: maybe(z.boolean()),
    driver: maybe(z.object({ firstname: z.string(), lastname: z.string(), phone: maybe(z.string()) })),
  }),
});

/** The first provider: he identifies jobs by our reference. `callbackUrl` is where he reports their progress. */
export const stuart = (account: Account, callbackUrl: () => string): CourierProvider => ({
  call: async (job, { vehicle, center, stops }) =>
    read(
      Called,
      await ask(account, {
        method: 'POST',
        path: '/v2/jobs',
        key: String(job),
        body: {
          client_reference: String(job),
          transport_type: vehicle,
          callback_url: callbackUrl(),
          pickup: { contact: center },
          dropoffs: stops.map(({ order, client, address, weight }) => ({
            ...{ client_reference: String(order), contact: client, address: addressLine(address) },
            ...{ latitude: address?.latitude ?? null, longitude: address?.longitude ?? null, weight },
          })),
        },
      }),
      ({ id, tracking_url }) => ({ uuid: id, tracking_url: tracking_url ?? null }),
    ),
  cancel: async (job) => done(await ask(account, { method: 'POST', path: `/v2/jobs/${job}/cancel` })),
  eta: async (vehicle, center) => {
    const said = await ask(account, {
      method: 'GET',
      path: '/v2/jobs/eta',
      query: { transport_type: vehicle, pickup: center },
    });
    // The reason for an unknown time is an answer too: it is shown as it is (DSP-665).
    return said.kind === 'no' ? { kind: 'yes', value: { message: said.error } } : read(EtaAnswer, said, (eta) => eta);
  },
  hear: (body) => {
    const { data } = Event.safeParse(body);
    if (!data) return null;
    const { job, sequence } = data;
    const { driver } = job;
    return {
      job: Number(job.client_reference),
      number: sequence,
      set: {
        uuid: job.id,
        status: job.status,
        transport_type: job.transport_type,
        tracking_url: job.tracking_url,
        pickup_at: job.pickup_eta,
        cancel_reason: job.cancellation_reason,
        driver_name: driver && `${driver.firstname} ${driver.lastname}`,
        driver_phone: driver?.phone,
        imminent: job.is_imminent,
      },
      deliveryStatus: null,
      eta: job.dropoff_eta ?? null,
    };
  },
});
