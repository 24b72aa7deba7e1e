import type { CustomerId } from '../../../src/domain/customer/customer.ts';
import type { ProviderAnswer } from '../couriers/provider.ts';
import type { Db } from '../db/connection/open.ts';
import { recordPaygreenStatus, writeCards } from '../db/customers/transactions.ts';
import type { CardRow } from '../db/schema/money/transactions.ts';
import { hearPaygreen } from './hear-paygreen.ts';
import { hearStripe } from './hear-stripe.ts';
import type { CancelResult, PaygreenAccount, PaygreenProvider } from './paygreen.ts';
import { RefundDesk } from './refund-desk.ts';
import type { RefundProviders } from './refund-provider.ts';
import type { Heard } from './told.ts';

/** The provider of cards, as the list of a customer needs him: his attempts to pay, as the provider has them. */
export interface CardProvider {
  attemptsOf(customer: CustomerId): Promise<ProviderAnswer<readonly CardRow[]>>;
}

interface PaymentDeskDeps {
  readonly db: Db;
  readonly clock: () => number;
  /** Null where none is configured. */
  readonly paygreen: PaygreenProvider | null;
  /** The same shop, whose payments are read when it tells of one. */
  readonly shop: PaygreenAccount | null;
  /** Null where none is configured. */
  readonly cards: CardProvider | null;
  readonly refunds: RefundProviders;
}

/**
 * Everything between us and the providers of payments. Only they know the state of a payment: it is recorded as they
 * say it. No transaction is open while one is called.
 */
export class PaymentDesk {
  readonly refunds: RefundDesk;

  constructor(private readonly deps: PaymentDeskDeps) {
    const { db, clock, refunds: providers } = deps;
    this.refunds = new RefundDesk({ db, clock, providers });
  }

  hearStripe(event: unknown): Promise<Heard> {
    return hearStripe(this.deps, this.refunds, event);
  }

  hearPaygreen(event: unknown): Promise<Heard> {
    return hearPaygreen(this.deps, this.refunds, this.deps.shop, event);
  }

  /** Cancels a payment order that is pending; null where there is no provider. */
  async cancelPaygreen(paymentOrder: string): Promise<CancelResult | null> {
    const { db, clock, paygreen } = this.deps;
    if (!paygreen) return null;
    const result = await paygreen.cancel(paymentOrder);
    if (result.kind === 'read') await recordPaygreenStatus(db, paymentOrder, result.status, clock());
    return result;
  }

  /** Records a customer's attempts to pay by card as their provider has them; null where there is none. */
  async syncCards(customer: CustomerId): Promise<ProviderAnswer<null> | null> {
    const { db, cards } = this.deps;
    if (!cards) return null;
    const said = await cards.attemptsOf(customer);
    if (said.kind !== 'yes') return said;
    await db.transaction((tx) => writeCards(tx, said.value));
    return { kind: 'yes', value: null };
  }
}
