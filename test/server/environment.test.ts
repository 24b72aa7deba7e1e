import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Environment, readEnvironment } from '../../server/src/start/environment.ts';
import { StartFailure } from '../../server/src/start/start-failure.ts';

const folders = { dataDir: '/nowhere/quai', consoleDir: null };
const read = (env: Environment) => readEnvironment(env, folders);

function refusal(env: Environment): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof StartFailure) return error.sentence;
    throw error;
  }
  return 'accepted';
}

/** The variables of one of the processes in `server/compose.yaml`, its anchors and its secret filled in. */
function composed(): Environment {
  const text = readFileSync('server/compose.yaml', 'utf8');
  const anchors = new Map(
    [...text.matchAll(/&(secret|database|public|shop) (.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  const [block = ''] = /environment: &environment\n((?: {4}.*\n)+)/.exec(text) ?? [];
  return Object.fromEntries(
    [...block.matchAll(/^ {4}(\w+): (.+)$/gm)].map(([, name = '', said = '']) => {
      const value = said.startsWith('*') ? anchors.get(said.slice(1)) : said.replace(/^&\w+ /, '');
      return [name, value?.replace(/\$\{QUAI_SECRET[^}]*\}/g, 'a-secret').replaceAll('"', '')];
    }),
  );
}

describe('the environment of a start', () => {
  it('is right in the file for containers', () => {
    const { databaseUrl, couriers, stores, paygreen, refunds, webhooks, metrics, logger, config } = read(composed());
    const account = (path: string) => ({ url: `http://couriers:8090/${path}`, token: 'a-secret' });
    expect(databaseUrl).toBe('postgres://quai:a-secret@database:5432/quai');
    expect({ couriers, stores }).toEqual({
      couriers: { STUART: account('stuart'), UBER_DIRECT: account('uber-direct') },
      stores: account('uber-eats'),
    });
    expect(paygreen).toEqual({ url: 'http://payments:8091/paygreen', shop: 'sh_demo', key: 'a-secret' });
    expect(refunds).toEqual({
      card: { url: 'http://payments:8091', token: 'a-secret' },
      edenred: {
        ...{ url: 'http://payments:8091/edenred', authUrl: 'http://payments:8091/edenred' },
        ...{ clientId: 'sh_demo', clientSecret: 'a-secret', tokensKey: 'a-secret', isSimulated: true },
        ...{ paymentClientId: 'sh_demo', paymentClientSecret: 'a-secret' },
      },
    });
    expect(webhooks).toEqual({ stripe: ['a-secret'], paygreen: ['a-secret'] });
    expect([metrics?.port, logger, config?.trustProxy, config?.publicUrl]).toEqual([
      9100,
      true,
      1,
      'http://proxy:8080',
    ]);
  });

  it('OUR-241 is watched by no log that repeats addresses or values', () => {
    const proxy = readFileSync('server/proxy.conf', 'utf8');
    expect(proxy).toMatch(/^ {2}access_log off;$/m);
    expect(proxy).toMatch(/^ {2}error_log \S+ crit;$/m);
    expect(readFileSync('server/compose.yaml', 'utf8')).toMatch(/log_error_verbosity=terse/);
  });

  it('has a default for everything, also where a variable is empty', () => {
    expect(read({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      seed: 1,
      size: 150,
      fresh: false,
      simulator: 'auto',
    });
    expect(read({ PORT: '', HOST: ' ', QUAI_FRESH: '', QUAI_DAY: '', DATABASE_URL: '', QUAI_SMS_URL: '' })).toEqual(
      read({}),
    );
  });

  it('is read where it is well formed', () => {
    const env = {
      PORT: '0',
      QUAI_FRESH: '1',
      QUAI_DAY: '0',
      QUAI_PUSH: '0',
      QUAI_CAMERA: '1',
      QUAI_LOG: '1',
      QUAI_METRICS_PORT: '9100',
      QUAI_ORIGINS: 'https://a.example, https://b.example',
    };
    const { port, fresh, simulator, config, logger, metrics } = read(env);
    expect([logger, metrics]).toEqual([true, { port: 9100, host: '127.0.0.1' }]);
    expect(read({})).toMatchObject({ logger: false, metrics: null });
    expect({ port, fresh, simulator }).toEqual({ port: 0, fresh: true, simulator: 'off' });
    expect(config?.origins).toEqual(['https://a.example', 'https://b.example']);
    expect(config?.publicConfig?.switches).toEqual({
      push: false,
      camera: true,
      presence: true,
      calls: true,
      texts: true,
    });
    expect(read({}).config?.publicConfig?.switches).toEqual({
      push: true,
      camera: false,
      presence: true,
      calls: true,
      texts: true,
    });
    expect(read({ QUAI_PRESENCE: '0' }).config?.publicConfig?.switches).toMatchObject({ presence: false });
    expect(read({ QUAI_CALLS: '0' }).config?.publicConfig?.switches).toMatchObject({ calls: false });
    expect(read({ QUAI_TEXTS: '0' }).config?.publicConfig?.switches).toMatchObject({ texts: false });
  });

  it.each([
    ['PORT', 'abc'],
    ['QUAI_METRICS_PORT', '0'],
    ['QUAI_METRICS_HOST', 'http://localhost'],
    ['QUAI_LOG', 'oui'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '8080x'],
    ['HOST', 'http://localhost'],
    ['QUAI_SIZE', '0'],
    ['QUAI_SIZE', 'beaucoup'],
    ['QUAI_SIZE', '99999999'],
    ['QUAI_SEED', '1.5'],
    ['QUAI_FRESH', 'oui'],
    ['QUAI_DAY', 'off'],
    ['QUAI_PUSH', 'false'],
    ['QUAI_CAMERA', 'oui'],
    ['QUAI_ORIGINS', 'https://a.example,b.example'],
    ['QUAI_ORIGINS', 'https://a.example/path'],
    ['QUAI_SMS_URL', 'sms.example'],
    ['QUAI_ERRORS_URL', 'ftp://errors.example'],
    ['QUAI_PUBLIC_URL', 'quai'],
    ['QUAI_STUART_URL', 'stuart'],
    ['QUAI_UBER_DIRECT_URL', 'uber'],
    ['QUAI_PAYGREEN_URL', 'paygreen'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name}=\\S+ ne se lit pas : [^\\n]+\\.$`));
  });

  it('names the shop at Paygreen: simulated by default, none for an empty address, with number and key else', () => {
    expect(read({})).not.toHaveProperty('paygreen');
    expect(read({ QUAI_PAYGREEN_URL: '' }).paygreen).toBeNull();
    const shop = {
      QUAI_PAYGREEN_URL: 'https://paygreen.example',
      QUAI_PAYGREEN_SHOP: 'sh_1',
      QUAI_PAYGREEN_KEY: 'sk_1',
    };
    expect(read(shop).paygreen).toEqual({ url: 'https://paygreen.example', shop: 'sh_1', key: 'sk_1' });
    for (const name of ['QUAI_PAYGREEN_SHOP', 'QUAI_PAYGREEN_KEY'])
      expect(refusal({ ...shop, [name]: '' })).toMatch(new RegExp(`^${name} ne se lit pas`));
  });

  it('names Stripe by an address without a path and its key, and the secrets of webhooks, two while one is replaced', () => {
    expect(read({})).not.toHaveProperty('refunds');
    const stripe = { QUAI_STRIPE_URL: 'https://api.stripe.example', QUAI_STRIPE_KEY: 'sk_1' };
    expect(read(stripe).refunds).toEqual({
      card: { url: 'https://api.stripe.example', token: 'sk_1' },
      edenred: null,
    });
    expect(refusal({ ...stripe, QUAI_STRIPE_KEY: '' })).toMatch(/^QUAI_STRIPE_KEY ne se lit pas/);
    expect(refusal({ ...stripe, QUAI_STRIPE_URL: 'https://api.stripe.example/v1' })).toMatch(/sans chemin/);
    expect(read({}).webhooks).toEqual({});
    expect(read({ QUAI_STRIPE_WEBHOOK_SECRET: '' }).webhooks).toEqual({ stripe: [] });
    expect(read({ QUAI_STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2' }).webhooks).toEqual({
      stripe: ['whsec_1', 'whsec_2'],
    });
  });

  it('OUR-175 names Edenred by two addresses, with number, secret and the key of the tokens', () => {
    const edenred = {
      ...{ QUAI_EDENRED_URL: 'https://pay.example', QUAI_EDENRED_AUTH_URL: 'https://sso.example' },
      ...{ QUAI_EDENRED_CLIENT_ID: 'c_1', QUAI_EDENRED_CLIENT_SECRET: 's_1', QUAI_EDENRED_TOKENS_KEY: 'k_1' },
    };
    expect(read(edenred).refunds).toEqual({
      card: null,
      edenred: {
        ...{ url: 'https://pay.example', authUrl: 'https://sso.example', clientId: 'c_1', clientSecret: 's_1' },
        ...{ paymentClientId: 'c_1', paymentClientSecret: 's_1', tokensKey: 'k_1', isSimulated: false },
      },
    });
    const another = { QUAI_EDENRED_PAYMENT_CLIENT_ID: 'c_2', QUAI_EDENRED_PAYMENT_CLIENT_SECRET: 's_2' };
    expect(read({ ...edenred, ...another }).refunds?.edenred).toMatchObject({
      ...{ clientId: 'c_1', clientSecret: 's_1', paymentClientId: 'c_2', paymentClientSecret: 's_2' },
    });
    expect(refusal({ ...edenred, ...another, QUAI_EDENRED_PAYMENT_CLIENT_SECRET: '' })).toMatch(
      /^QUAI_EDENRED_PAYMENT_CLIENT_SECRET ne se lit pas : elle va avec QUAI_EDENRED_PAYMENT_CLIENT_ID/,
    );
    for (const name of ['QUAI_EDENRED_CLIENT_ID', 'QUAI_EDENRED_CLIENT_SECRET', 'QUAI_EDENRED_TOKENS_KEY'])
      expect(refusal({ ...edenred, [name]: '' })).toMatch(new RegExp(`^${name} ne se lit pas`));
    expect(refusal({ ...edenred, QUAI_EDENRED_AUTH_URL: 'sso' })).toMatch(/^QUAI_EDENRED_AUTH_URL=sso ne se lit pas/);
  });

  it('never repeats a secret that cannot be read', () => {
    for (const name of [
      'DATABASE_URL',
      'QUAI_SMS_TOKEN',
      'QUAI_STUART_TOKEN',
      'QUAI_COURIER_SECRET',
      'QUAI_MAPS_KEY',
      'QUAI_PAYGREEN_KEY',
      'QUAI_STRIPE_KEY',
      'QUAI_STRIPE_WEBHOOK_SECRET',
    ]) {
      const sentence = refusal({ [name]: 'mot de passé' });
      expect(sentence).toMatch(new RegExp(`^${name} ne se lit pas`));
      expect(sentence).not.toContain('mot de passé');
    }
  });
});
