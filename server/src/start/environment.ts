import { couriersOf, storesOf } from '../couriers/environment.ts';
import type { MetricsPlace } from '../metrics/serve.ts';
import type { ServerConfig } from '../options.ts';
import { paygreenOf, refundsOf, webhooksOf } from '../payments/environment.ts';
import { googleRoutes } from '../routing/google.ts';
import type { ServeOptions } from '../serve.ts';
import { expectedProxies, trustedProxies } from '../trusted-proxies.ts';
import { StartFailure } from './start-failure.ts';
import { startTexts } from './text.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The folders of an installation. */
export interface Folders {
  readonly dataDir: string;
  readonly consoleDir: string | null;
}

/** Reads the variables of README's table; throws a StartFailure for the first that is invalid. */
export function readEnvironment(env: Environment, { dataDir, consoleDir }: Folders): ServeOptions {
  const smsUrl = address(env, 'QUAI_SMS_URL');
  const smsToken = secret(env, 'QUAI_SMS_TOKEN');
  const mapsUrl = address(env, 'QUAI_MAPS_URL') ?? googleRoutes;
  const mapsKey = secret(env, 'QUAI_MAPS_KEY');
  const courierSecret = secret(env, 'QUAI_COURIER_SECRET');
  checkCouriers(env);
  checkPaygreen(env);
  checkRefunds(env);
  return {
    ...readListening(env, 8080),
    databaseUrl: databaseUrl(env),
    dataDir,
    seed: wholeNumber(env, 'QUAI_SEED', { least: 0, most: 2_147_483_647 }) ?? 1,
    size: wholeNumber(env, 'QUAI_SIZE', { least: 1, most: 20_000 }) ?? 150,
    fresh: flag(env, 'QUAI_FRESH') ?? false,
    logger: flag(env, 'QUAI_LOG') === true,
    metrics: metricsPlace(env),
    simulator: flag(env, 'QUAI_DAY') === false ? 'off' : 'auto',
    couriers: couriersOf(env),
    ...storesOf(env),
    ...paygreenOf(env),
    ...refundsOf(env),
    ...webhooksOf(env),
    config: {
      consoleDir,
      trustProxy: proxies(env),
      origins: origins(env),
      publicConfig: {
        adminUrl: address(env, 'QUAI_ADMIN_URL'),
        errorReportingDsn: address(env, 'QUAI_ERRORS_URL'),
        switches: {
          push: flag(env, 'QUAI_PUSH') !== false,
          presence: flag(env, 'QUAI_PRESENCE') !== false,
          camera: flag(env, 'QUAI_CAMERA') === true,
          calls: flag(env, 'QUAI_CALLS') !== false,
          texts: flag(env, 'QUAI_TEXTS') !== false,
        },
      },
      sms: smsUrl === null ? null : { url: smsUrl, token: smsToken },
      maps: mapsKey === null ? null : { key: mapsKey, url: mapsUrl },
      publicUrl: address(env, 'QUAI_PUBLIC_URL'),
      ...(courierSecret === null ? {} : { courierSecret }),
    },
  };
}

export function readListening(env: Environment, defaultPort: number): { readonly port: number; readonly host: string } {
  return {
    port: wholeNumber(env, 'PORT', { least: 0, most: 65_535 }) ?? defaultPort,
    host: matching(env, 'HOST', hostPattern, expectedHost) ?? '127.0.0.1',
  };
}

const hostPattern = /^[\w.:%-]+$/;
const expectedHost = "il faut le nom ou l'adresse de cette machine";

/** A port switches the figures on. */
function metricsPlace(env: Environment): MetricsPlace | null {
  const port = wholeNumber(env, 'QUAI_METRICS_PORT', { least: 1, most: 65_535 });
  const host = matching(env, 'QUAI_METRICS_HOST', hostPattern, expectedHost) ?? '127.0.0.1';
  return port === null ? null : { port, host };
}

/** Absent and empty are the same: `PORT= npm start` is how a shell removes a variable. */
function variable(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function wholeNumber(env: Environment, name: string, { least, most }: { least: number; most: number }): number | null {
  const value = variable(env, name);
  if (value === null) return null;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new StartFailure(startTexts.malformed(name, value, `il faut un nombre entier de ${least} à ${most}`));
}

function flag(env: Environment, name: string): boolean | null {
  const value = matching(env, name, /^[01]$/, 'il faut 0 ou 1');
  return value === null ? null : value === '1';
}

function matching(env: Environment, name: string, pattern: RegExp, expected: string): string | null {
  const value = variable(env, name);
  if (value === null || pattern.test(value)) return value;
  throw new StartFailure(startTexts.malformed(name, value, expected));
}

function address(env: Environment, name: string): string | null {
  const value = variable(env, name);
  if (value === null || isAddress(value)) return value;
  throw new StartFailure(startTexts.malformed(name, value, 'il faut une adresse http:// ou https://'));
}

function isAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/**
 * It goes into a header, so signs that no header may have would fail each call. The failure does not repeat the text:
 * it is a secret.
 */
function secret(env: Environment, name: string): string | null {
  const value = variable(env, name);
  if (value === null || /^[\x21-\x7e]+$/.test(value)) return value;
  throw new StartFailure(
    startTexts.malformedSecret(name, 'il faut des lettres, chiffres et signes sans espace ni accent'),
  );
}

function databaseUrl(env: Environment): string | undefined {
  const value = variable(env, 'DATABASE_URL');
  if (value === null) return undefined;
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  const expected = 'il faut une adresse postgres://compte:mot-de-passe@machine:5432/base';
  throw new StartFailure(startTexts.malformedSecret('DATABASE_URL', expected));
}

function origins(env: Environment): readonly string[] {
  const values =
    variable(env, 'QUAI_ORIGINS')
      ?.split(',')
      .map((it) => it.trim()) ?? [];
  const wrong = values.find((it) => !isAddress(it) || new URL(it).origin !== it);
  if (wrong === undefined) return values;
  const expected = 'il faut des origines séparées par des virgules, comme https://quai.example';
  throw new StartFailure(startTexts.malformed('QUAI_ORIGINS', wrong, expected));
}

function proxies(env: Environment): ServerConfig['trustProxy'] {
  const value = variable(env, 'QUAI_TRUST_PROXY');
  const trusted = trustedProxies(value ?? undefined);
  if (trusted !== null) return trusted;
  throw new StartFailure(startTexts.malformed('QUAI_TRUST_PROXY', value ?? '', expectedProxies));
}

function checkCouriers(env: Environment): void {
  for (const provider of ['STUART', 'UBER_DIRECT', 'UBER_EATS']) {
    address(env, `QUAI_${provider}_URL`);
    secret(env, `QUAI_${provider}_TOKEN`);
  }
}

/** A shop that is called has a number and a key. */
function checkPaygreen(env: Environment): void {
  const isCalled = address(env, 'QUAI_PAYGREEN_URL') !== null;
  for (const name of ['QUAI_PAYGREEN_SHOP', 'QUAI_PAYGREEN_KEY'])
    if (secret(env, name) === null && isCalled)
      throw new StartFailure(startTexts.malformedSecret(name, 'elle ne peut être vide avec QUAI_PAYGREEN_URL'));
}

/** A shop that is called has its number, its secret, and a key for its customers' tokens. */
function checkEdenred(env: Environment): void {
  const isCalled = address(env, 'QUAI_EDENRED_URL') !== null;
  address(env, 'QUAI_EDENRED_AUTH_URL');
  flag(env, 'QUAI_EDENRED_SIMULATED');
  const [number, key] = ['QUAI_EDENRED_PAYMENT_CLIENT_ID', 'QUAI_EDENRED_PAYMENT_CLIENT_SECRET'] as const;
  if ((secret(env, number) === null) !== (secret(env, key) === null))
    throw new StartFailure(startTexts.malformedSecret(key, `elle va avec ${number}`));
  for (const name of ['QUAI_EDENRED_CLIENT_ID', 'QUAI_EDENRED_CLIENT_SECRET', 'QUAI_EDENRED_TOKENS_KEY'])
    if (secret(env, name) === null && isCalled)
      throw new StartFailure(startTexts.malformedSecret(name, 'elle ne peut être vide avec QUAI_EDENRED_URL'));
}

function checkRefunds(env: Environment): void {
  checkEdenred(env);
  const stripe = address(env, 'QUAI_STRIPE_URL');
  // Its client adds the path.
  if (stripe !== null && new URL(stripe).pathname !== '/')
    throw new StartFailure(startTexts.malformed('QUAI_STRIPE_URL', stripe, 'il faut une adresse sans chemin'));
  if (secret(env, 'QUAI_STRIPE_KEY') === null && stripe !== null)
    throw new StartFailure(
      startTexts.malformedSecret('QUAI_STRIPE_KEY', 'elle ne peut être vide avec QUAI_STRIPE_URL'),
    );
  for (const name of ['QUAI_STRIPE_WEBHOOK_SECRET', 'QUAI_PAYGREEN_WEBHOOK_SECRET'])
    for (const each of env[name]?.split(',') ?? []) secret({ [name]: each }, name);
}
