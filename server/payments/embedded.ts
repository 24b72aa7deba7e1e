import { randomUUID } from 'node:crypto';
import type { RefundAccounts } from '../src/payments/environment.ts';
import type { PaygreenAccount } from '../src/payments/paygreen.ts';
import type { PaymentOrder } from './paygreen-book.ts';
import { type PaymentService, startPayments } from './service.ts';

export interface EmbeddedPayments extends PaymentService {
  readonly account: PaygreenAccount;
  readonly refunds: RefundAccounts;
}

/** The simulated providers of payments, for a reference API without configured ones: they know its payments. */
export async function startEmbeddedPayments(
  shopHas: (id: string) => Promise<PaymentOrder | undefined>,
): Promise<EmbeddedPayments> {
  const shop = 'sh_demo';
  const key = randomUUID();
  const service = await startPayments({ shop, key, shopHas });
  const { PAYGREEN, CARDS, EDENRED } = service.urls;
  const refunds = { card: { url: CARDS, token: key }, edenred: { url: EDENRED, token: key } };
  return { ...service, account: { url: PAYGREEN, shop, key }, refunds };
}
