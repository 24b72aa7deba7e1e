import type { Provider } from '../../../src/domain/courier/provider.ts';
import { notConfigured } from '../../../src/domain/courier/text.ts';
import type { Account } from './line.ts';
import type { CourierProvider, Providers } from './provider.ts';
import { stuart } from './stuart.ts';
import { uberDirect } from './uber-direct.ts';

export type Accounts = Readonly<Record<Provider, Account | null>>;

/** Both providers as configured; `callbackUrl` is where each calls back. */
export function providersOf(accounts: Accounts, callbackUrl: (provider: Provider) => string): Providers {
  const speak = { STUART: stuart, UBER_DIRECT: uberDirect } as const;
  const of = (provider: Provider) => {
    const account = accounts[provider];
    return account ? speak[provider](account, () => callbackUrl(provider)) : absent(provider);
  };
  return { STUART: of('STUART'), UBER_DIRECT: of('UBER_DIRECT') };
}

/** A provider without an address refuses everything, so that no request seems to be pending. */
function absent(provider: Provider): CourierProvider {
  const no = () => Promise.resolve({ kind: 'no', error: notConfigured(provider) } as const);
  return { call: no, cancel: no, eta: no, hear: () => null };
}
