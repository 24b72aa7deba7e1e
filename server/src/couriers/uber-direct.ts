import * as z from 'zod/mini';
import { Code, maybe } from '../../../src/domain/schema.ts';
import { addressLine } from '../../../src/domain/task/address.ts';
import { EventNumber, SentInstant } from '../http/bounds.ts';
import { type Account, ask, done, read } from './line.ts';
import type { CourierProvider } from './provider.ts';
import { courierTexts } from './text.ts';

const Called = z.object({ delivery_id: z.string(), tracking_url: maybe(z.string()) });

const Event = z.object({
  number: EventNumber,
  external_id: z.string().check(z.regex(/^\d{1,15}$/)),
  delivery_id: z.string(),
  status: Code,
  delivery_status: maybe(Code),
  tracking_url: maybe(z.string()),
  pickup_eta: maybe(SentInstant),
  dropoff_eta: maybe(SentInstant),
  undeliverable_reason: maybe(z.string()),
  courier_imminent: maybe(z.boolean()),
  courier: maybe(z.object({ name: z.string(), phone_number: maybe(z.string()), vehicle_type: maybe(Code) })),
  return: maybe(z.object({ status: maybe(Code), dropoff_eta: maybe(SentInstant) })),
});

/** The second provider delivers one order at a time, with whatever vehicle is available. */
export const uberDirect = (account: Account, callbackUrl: () => string): CourierProvider => ({
  call: async (job, { center, stops }) => {
    const [stop] = stops;
    return read(
      Called,
      await ask(account, {
        method: 'POST',
        path: '/v1/deliveries',
        key: String(job),
        body: {
          external_id: String(job),
          webhook_url: callbackUrl(),
          pickup_name: center,
          dropoff_name: stop?.client ?? '',
          dropoff_address: addressLine(stop?.address),
          dropoff_latitude: stop?.address?.latitude ?? null,
          dropoff_longitude: stop?.address?.longitude ?? null,
          manifest_reference: String(stop?.order ?? ''),
          manifest_weight: stop?.weight ?? null,
        },
      }),
      ({ delivery_id, tracking_url }) => ({ uuid: delivery_id, tracking_url: tracking_url ?? null }),
    );
  },
  cancel: async (job) => done(await ask(account, { method: 'POST', path: `/v1/deliveries/${job}/cancel`, body: {} })),
  // He gives no estimate before he is called.
  eta: () => Promise.resolve({ kind: 'no', error: courierTexts.noEta }),
  hear: (body) => {
    const { data } = Event.safeParse(body);
    if (!data) return null;
    const { courier } = data;
    return {
      job: Number(data.external_id),
      number: data.number,
      set: {
        uuid: data.delivery_id,
        status: data.status,
        tracking_url: data.tracking_url,
        pickup_at: data.pickup_eta,
        cancel_reason: data.undeliverable_reason,
        transport_type: courier?.vehicle_type,
        driver_name: courier?.name,
        driver_phone: courier?.phone_number,
        imminent: data.courier_imminent,
        return_status: data.return?.status,
        return_dropoff_at: data.return?.dropoff_eta,
      },
      deliveryStatus: data.delivery_status ?? null,
      eta: data.dropoff_eta ?? null,
    };
  },
});
