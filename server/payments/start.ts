import { openShop } from '../src/payments/shop.ts';
import { startPayments } from './service.ts';

// Run by `npm run payments -w server`: the simulated providers of payments in a process of their own, for several API
// processes on one database, whose payments they know. Each of those is configured with their address
// (QUAI_PAYGREEN_URL, QUAI_CARDS_URL, QUAI_EDENRED_URL), shop and key, which is the token of the last two.

const { PORT = '8091', HOST = '127.0.0.1', DATABASE_URL, QUAI_PAYGREEN_SHOP, QUAI_PAYGREEN_KEY } = process.env;
if (!DATABASE_URL || !QUAI_PAYGREEN_SHOP || !QUAI_PAYGREEN_KEY) {
  console.error(
    'DATABASE_URL: the database of the API; QUAI_PAYGREEN_SHOP, QUAI_PAYGREEN_KEY: its shop and the key it shows here.',
  );
  process.exit(2);
}

const shop = await openShop(DATABASE_URL);
const { urls, close } = await startPayments({
  ...{ shop: QUAI_PAYGREEN_SHOP, key: QUAI_PAYGREEN_KEY, shopHas: shop.shopHas },
  ...{ port: Number(PORT), host: HOST },
});
for (const [name, url] of Object.entries(urls)) console.log(`QUAI_${name}_URL=${url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(
    signal,
    () =>
      void close()
        .then(shop.close)
        .then(() => process.exit(0)),
  );
