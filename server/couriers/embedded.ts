import { randomUUID } from 'node:crypto';
import { cancelling } from '../../src/domain/courier/job-rules.ts';
import type { Provider } from '../../src/domain/courier/provider.ts';
import type { Context } from '../src/context.ts';
import type { Account } from '../src/couriers/line.ts';
import { jobsUnderWay, type UnderWay } from '../src/couriers/under-way.ts';
import type { Delivery } from './delivery.ts';
import { type CourierService, startCouriers } from './service.ts';

export interface Embedded extends CourierService {
  readonly accounts: Readonly<Record<Provider, Account>>;
}

/** The simulated providers beside a reference API that is not told of others. */
export async function startEmbedded(clock: () => number, seed: number, secret: string): Promise<Embedded> {
  const token = randomUUID();
  const service = await startCouriers({ clock, seed, secret, token });
  const account = (provider: Provider): Account => ({ url: service.urls[provider], token });
  return { ...service, accounts: { STUART: account('STUART'), UBER_DIRECT: account('UBER_DIRECT') } };
}

/**
 * Takes up the deliveries the API knows of, of the providers that are simulated here: the demo world begins with some, and
 * a restart ends none.
 */
export async function takeUp(
  { fleet, accounts }: Embedded,
  { db, config }: Pick<Context, 'db' | 'config'>,
  callbackUrl: (provider: Provider) => string,
): Promise<void> {
  const isOurs = ({ record: { provider } }: UnderWay) => config.couriers[provider] === accounts[provider];
  const underWay = (await jobsUnderWay(db)).filter(isOurs);
  fleet.adopt(underWay.map((it) => deliveryOf(it, callbackUrl(it.record.provider))));
}

function deliveryOf({ record, job, eta }: UnderWay, callbackUrl: string): Delivery {
  const isToBeCancelled = job.status === cancelling;
  const [first = '', ...last] = (job.driver_name ?? '').split(' ');
  return {
    provider: record.provider,
    reference: record.id,
    uuid: job.uuid ?? String(record.id),
    callbackUrl,
    vehicle: job.transport_type ?? null,
    status: isToBeCancelled ? 'init' : (job.status ?? 'init'),
    events: record.last_event,
    courier: first === '' ? null : { first, last: last.join(' '), phone: job.driver_phone ?? '' },
    pickupAt: job.pickup_at ?? null,
    dropoffAt: eta,
    reason: null,
    returnStatus: null,
    returnAt: null,
    isToBeCancelled,
  };
}
