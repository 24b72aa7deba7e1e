import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dateText } from '../../src/domain/paris-time.ts';
import { couriersOf } from './couriers/environment.ts';
import { googleRoutes } from './routing/google.ts';
import { startServer } from './serve.ts';
import { badTrustProxy, trustedProxies } from './trusted-proxies.ts';
import { seedUsers } from './world/users.ts';

// What `npm start` runs: the built console and its API, on a world that lives in `.data/`.

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const {
  PORT,
  HOST,
  DATABASE_URL,
  QUAI_SIZE,
  QUAI_SEED,
  QUAI_ORIGINS,
  QUAI_FRESH,
  QUAI_SMS_URL,
  QUAI_SMS_TOKEN,
  QUAI_ERRORS_URL,
} = process.env;
const { QUAI_MAPS_KEY, QUAI_MAPS_URL } = process.env;
const { QUAI_PUSH, QUAI_DAY, QUAI_TRUST_PROXY } = process.env;
const { QUAI_PUBLIC_URL, QUAI_COURIER_SECRET } = process.env;
const dataDir = fromRoot('.data/quai');

const trustProxy = trustedProxies(QUAI_TRUST_PROXY);
if (trustProxy === null) {
  console.error(badTrustProxy(QUAI_TRUST_PROXY ?? ''));
  process.exit(1);
}

if (QUAI_FRESH) rmSync(dataDir, { recursive: true, force: true });

const server = await startServer({
  port: Number(PORT ?? 8080),
  host: HOST ?? '127.0.0.1',
  databaseUrl: DATABASE_URL,
  dataDir,
  seed: Number(QUAI_SEED ?? 1),
  size: Number(QUAI_SIZE ?? 150),
  simulator: QUAI_DAY === '0' ? 'off' : 'auto',
  couriers: couriersOf(process.env),
  config: {
    consoleDir: fromRoot('dist'),
    trustProxy,
    origins: QUAI_ORIGINS?.split(',') ?? [],
    publicConfig: { errorReportingDsn: QUAI_ERRORS_URL ?? null, switches: { push: QUAI_PUSH !== '0' } },
    sms: QUAI_SMS_URL ? { url: QUAI_SMS_URL, token: QUAI_SMS_TOKEN ?? null } : null,
    maps: QUAI_MAPS_KEY ? { key: QUAI_MAPS_KEY, url: QUAI_MAPS_URL ?? googleRoutes } : null,
    publicUrl: QUAI_PUBLIC_URL ?? null,
    ...(QUAI_COURIER_SECRET ? { courierSecret: QUAI_COURIER_SECRET } : {}),
  },
});

const madeOn = server.replacedDay && dateText(`${server.replacedDay}T12:00Z`);
if (madeOn) console.log(`Le monde de démonstration du ${madeOn} a fait place à celui du jour.\n`);

const accounts = seedUsers.map(({ email, password }) => `  ${email.padEnd(28)} ${password}`);
console.log(`Quai : ${server.url}

Comptes de démonstration :
${accounts.join('\n')}

SMS : ${QUAI_SMS_URL ? new URL(QUAI_SMS_URL).origin : 'aucun fournisseur (QUAI_SMS_URL) : les messages sont enregistrés et ne partent pas'}

API : ${server.url}/api/docs/ – données : ${DATABASE_URL ? 'PostgreSQL' : '.data/ (QUAI_FRESH=1 pour repartir de zéro)'}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
