import { randomUUID } from 'node:crypto';
import type { RefundAccounts, WebhookSecrets } from '../src/payments/environment.ts';
import type { PaygreenAccount } from '../src/payments/paygreen.ts';
import { type PaymentService, type Shop, startPayments } from './service.ts';

export interface EmbeddedPayments extends PaymentService {
  readonly account: PaygreenAccount;
  readonly refunds: RefundAccounts;
  readonly webhooks: WebhookSecrets;
}

interface EmbeddedDeps extends Shop {
  readonly clock: () => number;
  /** Where each provider tells what happened. */
  readonly listensAt: (provider: keyof WebhookSecrets) => string;
}

/** The simulated providers of payments, for a reference API without configured ones: they know its payments. */
export async function startEmbeddedPayments({ listensAt, ...deps }: EmbeddedDeps): Promise<EmbeddedPayments> {
  const shop = 'sh_demo';
  const key = randomUUID();
  const [stripe, paygreen] = [`whsec_${randomUUID()}`, randomUUID()];
  const listeners = {
    stripe: { url: () => listensAt('stripe'), secret: stripe },
    paygreen: { url: () => listensAt('paygreen'), secret: paygreen },
  };
  const meals = { id: 'meals_demo', secret: randomUUID() };
  const service = await startPayments({ shop, key, meals, listeners, ...deps });
  const { PAYGREEN, STRIPE, EDENRED } = service.urls;
  const edenred = {
    ...{ url: EDENRED, authUrl: EDENRED, clientId: shop, clientSecret: key, tokensKey: randomUUID() },
    ...{ paymentClientId: meals.id, paymentClientSecret: meals.secret },
    isSimulated: true,
  };
  const refunds = { card: { url: STRIPE, token: key }, edenred };
  const webhooks = { stripe: [stripe], paygreen: [paygreen] };
  return { ...service, account: { url: PAYGREEN, shop, key }, refunds, webhooks };
}
