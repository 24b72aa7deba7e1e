import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Provider } from '../../src/domain/courier/provider.ts';
import { startEmbedded, takeUp, takeUpStores } from '../couriers/embedded.ts';
import type { Fleet } from '../couriers/fleet.ts';
import type { Market } from '../couriers/market.ts';
import { type EmbeddedPayments, startEmbeddedPayments } from '../payments/embedded.ts';
import type { MealBook } from '../payments/meal-book.ts';
import type { PaygreenBook } from '../payments/paygreen-book.ts';
import type { RefundBook } from '../payments/refund-book.ts';
import { buildApp } from './app.ts';
import { callbackUrl, storesCallbackUrl } from './couriers/callbacks.ts';
import { CourierDesk } from './couriers/desk.ts';
import type { Account } from './couriers/line.ts';
import { type Accounts, providersOf } from './couriers/providers.ts';
import { DayEnd } from './day-end/day-end.ts';
import type { Db } from './db/connection/open.ts';
import { findMealPayment } from './db/customers/edenred.ts';
import { findCardPayment, findPaymentOrder } from './db/customers/transactions.ts';
import { revisionChannel } from './db/notices.ts';
import { errorMark } from './http/error-mark.ts';
import type { LogStream } from './http/request-log.ts';
import { IncidentDesk } from './incidents/incident-desk.ts';
import { Metrics } from './metrics/metrics.ts';
import { type MetricsPlace, serveMetrics } from './metrics/serve.ts';
import { type OpenWorld, openWorld, type WorldPlace } from './open-world.ts';
import { type ConfigOverrides, serverConfig } from './options.ts';
import { Outgoing } from './outgoing/outgoing.ts';
import { httpProvider } from './outgoing/provider.ts';
import { PaymentDesk } from './payments/desk.ts';
import type { RefundAccounts, WebhookSecrets } from './payments/environment.ts';
import { type PaygreenAccount, paygreen } from './payments/paygreen.ts';
import { refundProvidersOf } from './payments/refund-desk.ts';
import { webhookUrl } from './payments/webhooks.ts';
import { Presence, presenceChannel } from './presence/presence.ts';
import { Changes } from './push/changes.ts';
import { SharedReads } from './shared-reads/shared-reads.ts';
import { PastLogs } from './simulator/past-logs.ts';
import { type Others, Simulator } from './simulator/run.ts';
import { Snapshots } from './snapshot/snapshots.ts';
import { listenFailure, tryPort } from './start/port.ts';
import { StoreDesk } from './stores/desk.ts';
import { noStores, uberEats } from './stores/provider.ts';

export interface ServeOptions extends WorldPlace {
  /** 0, the default, takes a free port. */
  readonly port?: number;
  readonly host?: string;
  /** Epoch ms. */
  readonly clock?: () => number;
  readonly config?: ConfigOverrides;
  /** Writes requests and failures to the standard output, a line of JSON each. */
  readonly logger?: boolean | LogStream;
  /** Where figures are served; null, the default, counts none. */
  readonly metrics?: MetricsPlace | null;
  /** `auto` plays a step every five seconds, in one process of a database; `manual` on each `simulator.step()`. */
  readonly simulator?: 'off' | 'manual' | 'auto';
  /** `auto`, the default, delivers messages by itself; `manual` on each `outgoing.deliver()`. */
  readonly messages?: 'manual' | 'auto';
  /** Providers of couriers other than the simulated ones; null for none. */
  readonly couriers?: Partial<Accounts>;
  /** Stores of the second courier other than the simulated ones; null for none. */
  readonly stores?: Account | null;
  /** A shop at Paygreen other than the simulated one; null for none. */
  readonly paygreen?: PaygreenAccount | null;
  /** Who gives back to cards and to meal vouchers, other than the simulated ones. */
  readonly refunds?: RefundAccounts;
  /** The secrets of providers other than the simulated ones. */
  readonly webhooks?: Partial<WebhookSecrets>;
  /** How long a closing server waits for requests under way. */
  readonly graceMs?: number;
  /** Called with internal failures of requests and of steps, while the server goes on. */
  readonly onFailure?: (error: unknown) => void;
}

export interface RunningServer extends Pick<OpenWorld, 'replacedDay' | 'movedAside'> {
  /** Origin, without a path. */
  readonly url: string;
  /** Where the figures are; null where none are counted. */
  readonly metricsUrl: string | null;
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly sharedReads: SharedReads;
  readonly simulator: Simulator;
  readonly outgoing: Outgoing;
  readonly dayEnd: DayEnd;
  readonly pastLogs: PastLogs;
  /** Couriers of the simulated providers. */
  readonly fleet: Fleet;
  readonly couriers: CourierDesk;
  /** The simulated stores of the second courier. */
  readonly market: Market;
  readonly stores: StoreDesk;
  readonly payments: PaymentDesk;
  /** Credits of incidents, by itself or on each `incidents.catchUp()`, as `messages` has it. */
  readonly incidents: IncidentDesk;
  /** The simulated Paygreen, and those who give back to cards and to meal vouchers. */
  readonly paygreen: PaygreenBook;
  readonly cards: RefundBook;
  readonly edenred: MealBook;
  /** What the simulated providers tell, disputes of payments by card, and connected meal-voucher accounts. */
  readonly bank: Pick<EmbeddedPayments, 'tellers' | 'dispute' | 'logins' | 'refunds'>;
  /** Null where push is switched off. */
  readonly changes: Changes | null;
  /** Null where presence is switched off. */
  readonly presence: Presence | null;
  close(): Promise<void>;
}

const stepEveryMs = 5_000;
const deliverEveryMs = 2_000;
/** The credits of an incident, one each time: they can be read, and stopped. */
const creditEveryMs = 1_000;
const askEveryMs = 5_000;
const putAwayEveryMs = 10 * 60_000;
const fillEveryMs = 3_000;

/** Opens the database, fills it when it is empty, and listens. The port is tried before anything is opened. */
export async function startServer(options: ServeOptions = {}): Promise<RunningServer> {
  const { clock = Date.now, port = 0, host = '127.0.0.1' } = options;
  await tryPort(port, host);
  const world = await openWorld(options, clock());
  try {
    return await serveWorld(world, options, { clock, port, host });
  } catch (error) {
    await world.close();
    throw error;
  }
}

type Place = Required<Pick<ServeOptions, 'clock' | 'port' | 'host'>>;

async function serveWorld(
  world: OpenWorld,
  options: ServeOptions,
  { clock, port, host }: Place,
): Promise<RunningServer> {
  const { graceMs = 10_000, onFailure = () => undefined } = options;
  const { db, instance, replacedDay, movedAside } = world;
  const snapshots = new Snapshots(db, instance);
  const sharedReads = new SharedReads(world.line, clock);
  const secret = options.config?.courierSecret ?? randomUUID();
  const embedded = await startEmbedded(clock, options.seed ?? 1, secret);
  const accounts = { ...embedded.accounts, ...options.couriers };
  const storeAccount = options.stores === undefined ? embedded.stores : options.stores;
  let origin = '';
  const embeddedPayments = await startEmbeddedPayments({
    ...{ clock, shopHas: (id) => findPaymentOrder(db, id), hasCard: (id) => findCardPayment(db, id) },
    hasMeal: (id) => findMealPayment(db, id),
    listensAt: (provider) => webhookUrl(origin, config.prefix, provider),
  });
  if (options.messages === 'manual')
    for (const { faults } of Object.values(embeddedPayments.tellers)) faults.isHeld = true;
  const shop = options.paygreen === undefined ? embeddedPayments.account : options.paygreen;
  const config = serverConfig({
    couriers: accounts,
    stores: storeAccount,
    paygreen: shop,
    // Simulated with Paygreen alone: a shop that is real has no money given back in play.
    refunds:
      options.refunds ?? (options.paygreen === undefined ? embeddedPayments.refunds : { card: null, edenred: null }),
    webhooks: { ...embeddedPayments.webhooks, ...options.webhooks },
    courierSecret: secret,
    ...options.config,
  });
  const callback = (provider: Provider) => callbackUrl(config.publicUrl ?? origin, config.prefix, provider);
  const couriers = new CourierDesk({ db, clock, providers: providersOf(config.couriers, callback) });
  const storesCallback = () => storesCallbackUrl(config.publicUrl ?? origin, config.prefix);
  const storeProvider = config.stores ? uberEats(config.stores, storesCallback) : noStores;
  const stores = new StoreDesk({ db, clock, provider: storeProvider });
  const payments = new PaymentDesk({
    ...{ db, clock, paygreen: config.paygreen && paygreen(config.paygreen), shop: config.paygreen, cards: null },
    refunds: refundProvidersOf(config, { db, clock }),
  });
  const changes = config.publicConfig.switches.push ? new Changes(db) : null;
  if (changes) await world.listen(revisionChannel, changes);
  const presence = changes && config.publicConfig.switches.presence ? new Presence(db, clock, onFailure) : null;
  if (presence) await world.listen(presenceChannel, presence);
  const metrics = options.metrics
    ? new Metrics({ db, clock, streams: () => changes?.total ?? 0, connections: world.connections })
    : null;
  if (metrics) sharedReads.onRead = metrics.sharedRead;
  const context = { db, snapshots, sharedReads, config, clock, couriers, stores, payments, changes, presence };
  const app = await buildApp({ ...context, logger: options.logger ?? false, metrics, onFailure });
  const onError = (error: unknown) => {
    app.log.error({ error: errorMark(error) }, 'a step failed');
    onFailure(error);
  };
  const simulator = new Simulator(
    { db, snapshots, clock, couriers },
    othersOf(embedded, stores),
    options.seed ?? 1,
    onError,
  );
  const outgoing = new Outgoing({
    db,
    clock,
    provider: config.sms && httpProvider(config.sms),
    onError: (error) => app.log.error({ error: errorMark(error) }, 'message not delivered'),
  });
  const incidents = new IncidentDesk(context);
  const dayEnd = new DayEnd(db, clock);
  const pastLogs = new PastLogs(db, clock, options.seed ?? 1);
  const url = await app.listen({ port, host }).catch((error: unknown) => {
    throw listenFailure(error, port, host);
  });
  origin = url;
  const figures = metrics && options.metrics ? await serveMetrics(metrics, options.metrics) : null;
  await takeUp(embedded, { db, config }, callback);
  await takeUpStores(embedded, { db, config }, storesCallback());
  let isClosing = false;
  await world.takeTurns('quai/duty', {
    begin: () => {
      if (isClosing) return;
      couriers.start(askEveryMs, onError);
      stores.start(askEveryMs, onError);
      if (options.messages !== 'manual') payments.refunds.start(askEveryMs, onError);
      if (options.messages !== 'manual') outgoing.start(deliverEveryMs);
      if (options.messages !== 'manual') incidents.start(creditEveryMs, onError);
      if (options.simulator === 'auto') {
        simulator.start(stepEveryMs);
        pastLogs.start(fillEveryMs, onError);
      }
      dayEnd.start(putAwayEveryMs, onError);
    },
    end: () => {
      couriers.rest();
      stores.rest();
      payments.refunds.rest();
      incidents.rest();
      void outgoing.stop();
      void simulator.stop();
      void dayEnd.stop();
      void pastLogs.stop();
    },
  });
  return {
    url,
    metricsUrl: figures?.url ?? null,
    app,
    db,
    sharedReads,
    simulator,
    outgoing,
    dayEnd,
    pastLogs,
    fleet: embedded.fleet,
    couriers,
    market: embedded.market,
    stores,
    payments,
    incidents,
    paygreen: embeddedPayments.paygreen,
    cards: embeddedPayments.cards,
    edenred: embeddedPayments.edenred,
    bank: embeddedPayments,
    changes,
    presence,
    replacedDay,
    movedAside,
    close: async () => {
      isClosing = true;
      await simulator.stop();
      await couriers.stop();
      await stores.stop();
      await payments.refunds.stop();
      await incidents.stop();
      await outgoing.stop();
      await dayEnd.stop();
      await pastLogs.stop();
      await closeApp(app, graceMs);
      await figures?.close();
      await sharedReads.rest();
      await embedded.close();
      await embeddedPayments.close();
      await world.close();
    },
  };
}

/** Others that act beside the centers' day: couriers and stores, which call back by themselves. */
const othersOf = ({ fleet, market }: Pick<RunningServer, 'fleet' | 'market'>, stores: StoreDesk): Others => ({
  step: async () => {
    await fleet.step();
    await stores.catchUp();
    await market.step();
  },
});

/** Answers under way are finished; an unfinished request does not keep the server open. */
async function closeApp(app: FastifyInstance, graceMs: number): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearTimeout(late);
}
