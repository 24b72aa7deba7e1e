import { startCouriers } from './service.ts';

// Run by `npm run couriers -w server`: the simulated providers in a process of their own, for several API processes on
// one database. Each of those is configured with their addresses (QUAI_STUART_URL, QUAI_UBER_DIRECT_URL,
// QUAI_UBER_EATS_URL) and tokens.

const { PORT = '8090', HOST = '127.0.0.1', QUAI_COURIER_TOKEN, QUAI_COURIER_SECRET } = process.env;
if (!QUAI_COURIER_TOKEN || !QUAI_COURIER_SECRET) {
  console.error('QUAI_COURIER_TOKEN: what the API shows here; QUAI_COURIER_SECRET: what is shown when calling back.');
  process.exit(2);
}

const stepEveryMs = 5_000;

const { fleet, market, urls, close } = await startCouriers({
  ...{ clock: Date.now, seed: 1, token: QUAI_COURIER_TOKEN, secret: QUAI_COURIER_SECRET },
  ...{ port: Number(PORT), host: HOST },
});
console.log(
  `QUAI_STUART_URL=${urls.STUART}\nQUAI_UBER_DIRECT_URL=${urls.UBER_DIRECT}\nQUAI_UBER_EATS_URL=${urls.UBER_EATS}`,
);

let stepping: Promise<void> = Promise.resolve();
const timer = setInterval(() => {
  stepping = stepping.then(() => fleet.step()).then(() => market.step());
}, stepEveryMs);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(timer);
    void stepping.then(close).then(() => process.exit(0));
  });
}
