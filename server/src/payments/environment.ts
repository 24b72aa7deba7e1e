import type { PaygreenAccount } from './paygreen.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Paygreen in the environment variables: an address, or an empty one for none. */
export function paygreenOf(environment: Environment): { readonly paygreen?: PaygreenAccount | null } {
  const { QUAI_PAYGREEN_URL: url, QUAI_PAYGREEN_SHOP: shop = '', QUAI_PAYGREEN_KEY: key = '' } = environment;
  return url === undefined ? {} : { paygreen: url === '' ? null : { url, shop, key } };
}
