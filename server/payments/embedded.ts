import { randomUUID } from 'node:crypto';
import type { PaygreenAccount } from '../src/payments/paygreen.ts';
import type { PaymentOrder } from './paygreen-book.ts';
import { type PaymentService, startPayments } from './service.ts';

export interface EmbeddedPayments extends PaymentService {
  readonly account: PaygreenAccount;
}

/** The simulated providers of payments, for a reference API without configured ones: they know its payments. */
export async function startEmbeddedPayments(
  shopHas: (id: string) => Promise<PaymentOrder | undefined>,
): Promise<EmbeddedPayments> {
  const shop = 'sh_demo';
  const key = randomUUID();
  const service = await startPayments({ shop, key, shopHas });
  return { ...service, account: { url: service.urls.PAYGREEN, shop, key } };
}
