import { paygreenState } from '../../src/domain/payment/paygreen.ts';

/** A payment order as its provider knows it; amounts are cents. */
export interface PaymentOrder {
  readonly id: string;
  readonly amount: number;
  /** `payment_order.pending`. */
  readonly status: string;
  /** Cents given back so far; absent for none. */
  readonly refunded_amount?: number;
}

/** How the service behaves. */
export interface PaygreenFaults {
  /** Answer that refuses every cancel; null accepts them. */
  refusal: string | null;
  /** Sends no answer to a cancel, after having done what was asked. */
  losesAnswers: boolean;
  /** The same, and answers nothing at all from then on. */
  diesAfterCancel: boolean;
  /** Answers nothing at all. */
  isDown: boolean;
  /** How long it takes to answer. */
  delayMs: number;
}

/** What a refund of the whole makes of a payment order, by its state: one that is not captured is cancelled. */
const refundedTo: Readonly<Record<string, string>> = {
  pending: 'canceled',
  authorized: 'canceled',
  captured: 'refunded',
  successed: 'refunded',
};

/**
 * The payment orders of the simulated Paygreen. It begins with none: one that somebody asks about is looked up among
 * those that the shop says it has, and is the provider's own from then on.
 */
export class PaygreenBook {
  readonly faults: PaygreenFaults = {
    ...{ refusal: null, losesAnswers: false, diesAfterCancel: false, isDown: false, delayMs: 0 },
  };
  private readonly orders = new Map<string, PaymentOrder>();

  constructor(
    private readonly shopHas: (id: string) => Promise<PaymentOrder | undefined>,
    /** Called with a payment order that is another than before. */
    private readonly tell: (order: PaymentOrder) => void = () => undefined,
  ) {}

  async find(id: string): Promise<PaymentOrder | undefined> {
    const known = this.orders.get(id);
    if (known) return known;
    const order = await this.shopHas(id);
    // Another request may have brought it meanwhile, and changed it.
    if (order && !this.orders.has(id)) this.orders.set(id, order);
    return this.orders.get(id);
  }

  /** What the customer or his bank does meanwhile. */
  async become(id: string, state: string): Promise<void> {
    const order = await this.find(id);
    if (order) this.change({ ...order, status: `payment_order.${state}` });
  }

  /**
   * Gives some or all of the amount back, or cancels whole what was not taken yet; undefined where there is nothing to
   * do.
   */
  async refund(id: string, cents?: number): Promise<PaymentOrder | undefined> {
    const order = await this.find(id);
    const state = order && refundedTo[paygreenState(order.status)];
    if (!order || !state) return undefined;
    const changed = state === 'refunded' ? givenBack(order, cents) : { ...order, status: `payment_order.${state}` };
    if (changed) this.change(changed);
    return changed;
  }

  private change(order: PaymentOrder): void {
    this.orders.set(order.id, order);
    this.tell(order);
  }
}

/** Undefined for more than is left. */
function givenBack(order: PaymentOrder, cents: number | undefined): PaymentOrder | undefined {
  const before = order.refunded_amount ?? 0;
  const refunded_amount = before + (cents ?? order.amount - before);
  if (refunded_amount > order.amount) return undefined;
  const status = refunded_amount === order.amount ? 'payment_order.refunded' : order.status;
  return { ...order, refunded_amount, status };
}
