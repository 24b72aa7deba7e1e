import type { Account } from '../couriers/line.ts';
import type { EdenredAccount } from './edenred/client.ts';
import type { PaygreenAccount } from './paygreen.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Paygreen in the environment variables: an address, or an empty one for none. */
export function paygreenOf(environment: Environment): { readonly paygreen?: PaygreenAccount | null } {
  const { QUAI_PAYGREEN_URL: url, QUAI_PAYGREEN_SHOP: shop = '', QUAI_PAYGREEN_KEY: key = '' } = environment;
  return url === undefined ? {} : { paygreen: url === '' ? null : { url, shop, key } };
}

/** Who gives back to cards and to meal vouchers; null where there is none. */
export interface RefundAccounts {
  readonly card: Account | null;
  readonly edenred: EdenredAccount | null;
}

/** The same in the environment variables: an address, or an empty one for none. */
export function refundsOf(environment: Environment): { readonly refunds?: RefundAccounts } {
  const { QUAI_STRIPE_URL: card, QUAI_EDENRED_URL: edenred, QUAI_STRIPE_KEY: token = '' } = environment;
  if (card === undefined && edenred === undefined) return {};
  return { refunds: { card: card ? { url: card, token } : null, edenred: edenredOf(edenred, environment) } };
}

function edenredOf(url: string | undefined, environment: Environment): EdenredAccount | null {
  if (!url) return null;
  const { QUAI_EDENRED_CLIENT_ID: clientId = '', QUAI_EDENRED_CLIENT_SECRET: clientSecret = '' } = environment;
  return {
    ...{ url, authUrl: environment.QUAI_EDENRED_AUTH_URL || url, clientId, clientSecret },
    paymentClientId: environment.QUAI_EDENRED_PAYMENT_CLIENT_ID || clientId,
    paymentClientSecret: environment.QUAI_EDENRED_PAYMENT_CLIENT_SECRET || clientSecret,
    tokensKey: environment.QUAI_EDENRED_TOKENS_KEY ?? '',
    isSimulated: environment.QUAI_EDENRED_SIMULATED === '1',
  };
}

/** By which we know that a provider tells something: none for one who is not heard, two while one replaces another. */
export interface WebhookSecrets {
  readonly stripe: readonly string[];
  readonly paygreen: readonly string[];
}

/** The same in the environment variables, by commas; a provider without a variable is left out. */
export function webhooksOf(environment: Environment): { readonly webhooks: Partial<WebhookSecrets> } {
  const { QUAI_STRIPE_WEBHOOK_SECRET: stripe, QUAI_PAYGREEN_WEBHOOK_SECRET: paygreen } = environment;
  return {
    webhooks: {
      ...(stripe === undefined ? {} : { stripe: secretsIn(stripe) }),
      ...(paygreen === undefined ? {} : { paygreen: secretsIn(paygreen) }),
    },
  };
}

const secretsIn = (text: string) =>
  text
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
