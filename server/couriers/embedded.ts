import { randomUUID } from 'node:crypto';
import { cancelling } from '../../src/domain/courier/job-rules.ts';
import type { Provider } from '../../src/domain/courier/provider.ts';
import type { Context } from '../src/context.ts';
import type { Account } from '../src/couriers/line.ts';
import { jobsUnderWay, type UnderWay } from '../src/couriers/under-way.ts';
import { readAllStores } from '../src/stores/records.ts';
import type { Delivery } from './delivery.ts';
import { type CourierService, startCouriers } from './service.ts';

export interface Embedded extends CourierService {
  readonly accounts: Readonly<Record<Provider, Account>>;
  readonly stores: Account;
}

/** The simulated providers, for a reference API without configured ones. */
export async function startEmbedded(clock: () => number, seed: number, secret: string): Promise<Embedded> {
  const token = randomUUID();
  const service = await startCouriers({ clock, seed, secret, token });
  const account = (provider: keyof typeof service.urls): Account => ({ url: service.urls[provider], token });
  return {
    ...service,
    accounts: { STUART: account('STUART'), UBER_DIRECT: account('UBER_DIRECT') },
    stores: account('UBER_EATS'),
  };
}

/**
 * Takes over the deliveries that the API has with providers simulated here: the demo world begins with some, and a
 * restart ends none.
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

/** Takes over the stores, in the state that the API received last. */
export async function takeUpStores(
  { market, stores }: Embedded,
  { db, config }: Pick<Context, 'db' | 'config'>,
  callbackUrl: string,
): Promise<void> {
  if (config.stores !== stores) return;
  const msOf = (at: string | null) => (at === null ? null : Date.parse(at));
  market.adopt(
    (await readAllStores(db)).map((store) => ({
      ...{ id: store.store_id, callbackUrl, status: store.status === 'ONLINE' ? 'ONLINE' : 'OFFLINE' },
      ...{ reason: store.offline_reason, metadata: store.offline_reason_metadata },
      ...{ pausedUntilMs: msOf(store.is_offline_until), changes: store.last_event },
      ...{ changedBy: '', changedAtMs: 0 },
    })),
  );
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
