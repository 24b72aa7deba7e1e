import type { Account } from '../couriers/line.ts';
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
  readonly edenred: Account | null;
}

/** The same in the environment variables: an address, or an empty one for none. */
export function refundsOf(environment: Environment): { readonly refunds?: RefundAccounts } {
  const { QUAI_STRIPE_URL: card, QUAI_EDENRED_URL: edenred } = environment;
  if (card === undefined && edenred === undefined) return {};
  const account = (url: string | undefined, token = '') => (url ? { url, token } : null);
  const { QUAI_STRIPE_KEY, QUAI_EDENRED_TOKEN } = environment;
  return { refunds: { card: account(card, QUAI_STRIPE_KEY), edenred: account(edenred, QUAI_EDENRED_TOKEN) } };
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
