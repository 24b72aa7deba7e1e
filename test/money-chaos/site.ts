import { join } from 'node:path';
import { type PaymentService, startPayments } from '../../server/payments/service.ts';
import { webhookUrl } from '../../server/src/payments/webhooks.ts';
import { type RunningServer, startServer } from '../../server/src/serve.ts';
import { type Paid, paidOrder } from '../server/money/paid-order.ts';
import { freePort, type ServerProcess, startServerProcess } from '../starts/server-process.ts';
import { cardsOf, greensOf } from './payments-of.ts';

/** An order with what its means paid, cents. */
export interface PaidOrder {
  readonly id: number;
  readonly cents: number;
}

/** A server in a real process, killed and started anew on the same folder, and providers that outlive it. */
export interface Site {
  readonly bank: PaymentService;
  readonly orders: readonly PaidOrder[];
  /** Where requests go, while it listens or not. */
  readonly url: string;
  start(): Promise<void>;
  /** In the middle of whatever it does. */
  kill(): Promise<void>;
  /** The same folder in this process, once nobody else has it, on a clock of the caller's. */
  openHere(clock: () => number): Promise<RunningServer>;
  close(): Promise<void>;
}

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

export async function openSite(folder: string, orderCount: number): Promise<Site> {
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const filling = await startServer({ dataDir, size, messages: 'manual' });
  const orders: PaidOrder[] = [];
  for (let number = 0; number < orderCount; number += 1) {
    const paid = ways[number % ways.length] ?? [];
    const { id } = await paidOrder(filling, paid);
    orders.push({ id, cents: paid.reduce((sum, [, cents]) => sum + cents, 0) });
  }
  const [cards, greens] = [await cardsOf(filling), await greensOf(filling)];
  await filling.close();
  const listener = (provider: 'stripe' | 'paygreen') => ({ url: () => webhookUrl(url, '/api', provider), secret });
  const bank = await startPayments({
    ...{ shop, key, shopHas: async (id) => greens.get(id), hasCard: async (id) => cards.get(id) },
    listeners: { stripe: listener('stripe'), paygreen: listener('paygreen') },
  });
  const accounts = {
    paygreen: { url: bank.urls.PAYGREEN, shop, key },
    refunds: { card: { url: bank.urls.STRIPE, token: key }, edenred: { url: bank.urls.EDENRED, token: key } },
    webhooks: { stripe: [secret], paygreen: [secret] },
  };
  const env = {
    ...{ QUAI_PAYGREEN_URL: bank.urls.PAYGREEN, QUAI_PAYGREEN_SHOP: shop, QUAI_PAYGREEN_KEY: key },
    ...{ QUAI_STRIPE_URL: bank.urls.STRIPE, QUAI_STRIPE_KEY: key },
    ...{ QUAI_EDENRED_URL: bank.urls.EDENRED, QUAI_EDENRED_TOKEN: key },
    ...{ QUAI_STRIPE_WEBHOOK_SECRET: secret, QUAI_PAYGREEN_WEBHOOK_SECRET: secret },
  };
  let running: ServerProcess | null = null;
  const kill = async () => {
    await running?.kill('SIGKILL');
    running = null;
  };
  return {
    ...{ bank, orders, url, kill },
    start: async () => {
      running = startServerProcess({ folder: dataDir, port, env });
      const outcome = await running.outcome;
      if (outcome.kind === 'ended') throw new Error(`the server ended with ${outcome.code}: ${outcome.errors}`);
    },
    openHere: (clock) => startServer({ dataDir, size, clock, messages: 'manual', ...accounts }),
    close: async () => {
      await kill();
      await bank.close();
    },
  };
}
