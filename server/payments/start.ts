import { webhooksOf } from '../src/payments/environment.ts';
import { openShop } from '../src/payments/shop.ts';
import { webhookUrl } from '../src/payments/webhooks.ts';
import { startPayments } from './service.ts';

// Run by `npm run payments -w server`: the simulated providers of payments in a process of their own, for several API
// processes on one database, whose payments they know. Each of those is configured with their address
// (QUAI_PAYGREEN_URL, QUAI_STRIPE_URL, QUAI_EDENRED_URL), shop and key, which is that of Stripe as well; they are
// QUAI_EDENRED_CLIENT_ID and QUAI_EDENRED_CLIENT_SECRET, beside QUAI_EDENRED_SIMULATED=1. With
// QUAI_PUBLIC_URL they tell that address what happened, signed by the first of the webhooks' secrets.

const { PORT = '8091', HOST = '127.0.0.1', DATABASE_URL, QUAI_PAYGREEN_SHOP, QUAI_PAYGREEN_KEY } = process.env;
const { QUAI_PUBLIC_URL: told } = process.env;
if (!DATABASE_URL || !QUAI_PAYGREEN_SHOP || !QUAI_PAYGREEN_KEY) {
  console.error(
    'DATABASE_URL: the database of the API; QUAI_PAYGREEN_SHOP, QUAI_PAYGREEN_KEY: its shop and the key it shows here.',
  );
  process.exit(2);
}

const { stripe: [stripe] = [], paygreen: [paygreen] = [] } = webhooksOf(process.env).webhooks;
const listener = (provider: 'stripe' | 'paygreen', secret: string | undefined) =>
  told && secret ? { url: () => webhookUrl(told.replace(/\/$/, ''), '/api', provider), secret } : null;

const { close: closeShop, ...shop } = await openShop(DATABASE_URL);
const { urls, close } = await startPayments({
  ...{ shop: QUAI_PAYGREEN_SHOP, key: QUAI_PAYGREEN_KEY, ...shop },
  listeners: { stripe: listener('stripe', stripe), paygreen: listener('paygreen', paygreen) },
  ...{ port: Number(PORT), host: HOST },
});
for (const [name, url] of Object.entries(urls)) console.log(`QUAI_${name}_URL=${url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(
    signal,
    () =>
      void close()
        .then(closeShop)
        .then(() => process.exit(0)),
  );
