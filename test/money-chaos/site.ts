import { join } from 'node:path';
import { type PaymentService, startPayments } from '../../server/payments/service.ts';
import { orders as orderRows } from '../../server/src/db/schema/day.ts';
import { generalConfigs } from '../../server/src/db/schema/general-configs.ts';
import { webhookUrl } from '../../server/src/payments/webhooks.ts';
import { type RunningServer, startServer } from '../../server/src/serve.ts';
import { limitName } from '../../src/domain/money/limit/limit.ts';
import { scratchDatabase } from '../postgres/scratch.ts';
import { startRoundRobin } from '../processes/round-robin.ts';
import { type Paid, paidOrder } from '../server/money/paid-order.ts';
import { freePort, type ServerProcess, startServerProcess } from '../starts/server-process.ts';
import { cardsOf, greensOf, mealsOf } from './payments-of.ts';

/** An order with what its means paid, cents. */
export interface PaidOrder {
  readonly id: number;
  readonly cents: number;
}

export interface SiteOptions {
  readonly folder: string;
  readonly orderCount: number;
  /** The built console, for agents with browsers; null for none. */
  readonly consoleDir: string | null;
  /** A PostgreSQL server, which several processes need; the embedded database of the folder without it. */
  readonly databaseUrl: string | undefined;
  readonly processes: number;
}

/** Servers in real processes, killed and started anew on the same database, and providers that outlive them. */
export interface Site {
  readonly bank: PaymentService;
  readonly orders: readonly PaidOrder[];
  /** Where requests go, while anybody listens or not. */
  readonly url: string;
  /** Starts each process that does not run. */
  start(): Promise<void>;
  /** In the middle of whatever they do: all of them, or the one of this number. */
  kill(number?: number): Promise<void>;
  /** The same database at the same address in this process, once nobody else has it, on a clock of the caller's. */
  openHere(clock: () => number): Promise<RunningServer>;
  close(): Promise<void>;
}

/** What may be given for an order on one day; above it agents propose. */
export const limitCents = 2_500;

const size = 20;
const [shop, key, secret] = ['sh_chaos', 'chaos-key', 'whsec_chaos'];

/** How orders are paid; each way in turn. */
const ways: readonly Paid[] = [
  [['stripe', 5_000]],
  [
    ['edenred', 1_000],
    ['paygreen', 800],
    ['stripe', 3_200],
  ],
  [
    ['stripe', 2_001],
    ['edenred', 999],
  ],
];

export async function openSite({ folder, orderCount, consoleDir, databaseUrl, processes }: SiteOptions): Promise<Site> {
  const scratch = databaseUrl === undefined ? null : await scratchDatabase(databaseUrl);
  const dataDir = join(folder, 'data');
  const place = scratch ? { databaseUrl: scratch.url } : { dataDir };
  const filling = await startServer({ ...place, size, messages: 'manual' });
  const orders: PaidOrder[] = [];
  for (let number = 0; number < orderCount; number += 1) {
    const paid = ways[number % ways.length] ?? [];
    const { id } = await paidOrder(filling, paid);
    orders.push({ id, cents: paid.reduce((sum, [, cents]) => sum + cents, 0) });
  }
  const centers = await filling.db.selectDistinct({ id: orderRows.center_id }).from(orderRows);
  await filling.db
    .insert(generalConfigs)
    .values(centers.map(({ id }) => ({ name: limitName(id), value: limitCents / 100 })));
  const [cards, greens, meals] = [await cardsOf(filling), await greensOf(filling), await mealsOf(filling)];
  await filling.close();
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  const [only = ''] = addresses;
  const front = addresses.length > 1 ? await startRoundRobin(addresses) : null;
  const url = front?.url ?? only;
  const listener = (provider: 'stripe' | 'paygreen') => ({ url: () => webhookUrl(url, '/api', provider), secret });
  const bank = await startPayments({
    ...{ shop, key, shopHas: async (id) => greens.get(id), hasCard: async (id) => cards.get(id) },
    hasMeal: async (id) => meals.get(id),
    listeners: { stripe: listener('stripe'), paygreen: listener('paygreen') },
  });
  const accounts = {
    paygreen: { url: bank.urls.PAYGREEN, shop, key },
    refunds: {
      card: { url: bank.urls.STRIPE, token: key },
      edenred: {
        ...{ url: bank.urls.EDENRED, authUrl: bank.urls.EDENRED, clientId: shop, clientSecret: key },
        ...{ paymentClientId: shop, paymentClientSecret: key, tokensKey: key, isSimulated: true },
      },
    },
    webhooks: { stripe: [secret], paygreen: [secret] },
  };
  const env = {
    ...{ QUAI_PAYGREEN_URL: bank.urls.PAYGREEN, QUAI_PAYGREEN_SHOP: shop, QUAI_PAYGREEN_KEY: key },
    ...{ QUAI_STRIPE_URL: bank.urls.STRIPE, QUAI_STRIPE_KEY: key },
    ...{ QUAI_EDENRED_URL: bank.urls.EDENRED, QUAI_EDENRED_CLIENT_ID: shop, QUAI_EDENRED_CLIENT_SECRET: key },
    ...{ QUAI_EDENRED_TOKENS_KEY: key, QUAI_EDENRED_SIMULATED: '1' },
    ...{ QUAI_STRIPE_WEBHOOK_SECRET: secret, QUAI_PAYGREEN_WEBHOOK_SECRET: secret },
    ...(scratch ? { DATABASE_URL: scratch.url } : {}),
  };
  const running = new Map<number, ServerProcess>();
  const startOne = async (port: number) => {
    const server = startServerProcess({ folder: dataDir, port, env, consoleDir });
    running.set(port, server);
    const outcome = await server.outcome;
    if (outcome.kind === 'ended') throw new Error(`the server ended with ${outcome.code}: ${outcome.errors}`);
  };
  const kill = async (number?: number) => {
    const doomed = ports.filter((_, at) => number === undefined || at === number);
    const left = ports.filter((port) => running.has(port) && !doomed.includes(port));
    const ended = doomed.map((port) => running.get(port)?.kill('SIGKILL'));
    for (const port of doomed) running.delete(port);
    // Requests to a dead one are broken until then; with nobody left all of them are.
    await Promise.all(ended);
    front?.pointTo(addresses.filter((_, at) => left.length === 0 || left.includes(ports[at] ?? 0)));
  };
  return {
    ...{ bank, orders, url, kill },
    start: async () => {
      await Promise.all(ports.filter((port) => !running.has(port)).map(startOne));
      front?.pointTo(addresses);
    },
    openHere: async (clock) => {
      const [port = 0] = ports;
      const server = await startServer({
        ...{ ...place, size, clock, port, messages: 'manual', ...accounts },
        config: { consoleDir },
      });
      front?.pointTo([server.url]);
      return server;
    },
    close: async () => {
      await kill();
      await bank.close();
      await front?.close();
      await scratch?.drop();
    },
  };
}
