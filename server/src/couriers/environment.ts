import { providers } from '../../../src/domain/courier/provider.ts';
import type { Account } from './line.ts';
import type { Accounts } from './providers.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The providers in the environment variables: an address, or an empty one for a provider that cannot be called. */
export function couriersOf(environment: Environment): Partial<Accounts> {
  const named = providers.flatMap((provider) => {
    const url = environment[`QUAI_${provider}_URL`];
    const token = environment[`QUAI_${provider}_TOKEN`] ?? '';
    return url === undefined ? [] : [[provider, url === '' ? null : { url, token }] as const];
  });
  return Object.fromEntries(named);
}

/** The second courier's stores in the environment variables: an address, or an empty one for none. */
export function storesOf(environment: Environment): { readonly stores?: Account | null } {
  const { QUAI_UBER_EATS_URL: url, QUAI_UBER_EATS_TOKEN: token = '' } = environment;
  return url === undefined ? {} : { stores: url === '' ? null : { url, token } };
}
