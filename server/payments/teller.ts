import { createHmac, randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { BookedRefund, RefundNews } from './refund-book.ts';
import { asStripe } from './stripe-routes.ts';

/** Where a provider tells what happened, and the secret that he signs with. */
export interface Listener {
  readonly url: () => string;
  readonly secret: string;
}

/** How a provider tells. */
export interface TellingFaults {
  /** Keeps what is to be told until it is delivered by hand. */
  isHeld: boolean;
  /** Tells everything twice. */
  isDoubled: boolean;
  /** Tells the latest first. */
  isReversed: boolean;
  /** Somebody else tells, who does not have the secret. */
  isForged: boolean;
  /** Was signed so long ago when it arrives. */
  lateMs: number;
}

type Headers = (body: string, secret: string, nowMs: number) => Readonly<Record<string, string>>;

const againAfterMs = 2_000;

/** What a simulated provider tells by himself, until he is told that it was heard. */
export class Teller {
  readonly faults: TellingFaults = {
    ...{ isHeld: false, isDoubled: false, isReversed: false, isForged: false, lateMs: 0 },
  };
  private waiting: string[] = [];
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;

  constructor(
    private readonly listener: Listener | null,
    private readonly headers: Headers,
    private readonly clock: () => number,
  ) {}

  tell(event: object): void {
    if (!this.listener || this.isStopped) return;
    this.waiting.push(JSON.stringify(event));
    this.soon(0);
  }

  /** Tells all that waits, one after the other; the statuses that were answered. What was not heard waits again. */
  async deliver(): Promise<number[]> {
    const { isDoubled, isReversed } = this.faults;
    const events = this.waiting.splice(0);
    const ordered = isReversed ? events.toReversed() : events;
    const statuses: number[] = [];
    for (const event of ordered) {
      const status = await this.send(event);
      statuses.push(status);
      if (isDoubled) statuses.push(await this.send(event));
      // He gives up what will never be heard; anything else may be heard later.
      if (status === 0 || status >= 500) this.waiting.push(event);
    }
    if (this.waiting.length > 0) this.soon(againAfterMs);
    return statuses;
  }

  stop(): void {
    this.isStopped = true;
    this.waiting = [];
    if (this.timer) clearTimeout(this.timer);
  }

  private soon(ms: number): void {
    if (this.faults.isHeld || this.timer || this.isStopped) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.deliver();
    }, ms).unref();
  }

  /** 0 where nobody answered. */
  private async send(body: string): Promise<number> {
    if (!this.listener) return 0;
    const { isForged, lateMs } = this.faults;
    const headers = this.headers(body, isForged ? randomUUID() : this.listener.secret, this.clock() - lateMs);
    try {
      const response = await fetch(this.listener.url(), {
        ...{ method: 'POST', body, signal: AbortSignal.timeout(10_000) },
        headers: { 'content-type': 'application/json', ...headers },
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      // Refused, broken or too slow: it is told again.
      return 0;
    }
  }
}

/** Signed by Stripe's own code. */
export const stripeHeaders: Headers = (payload, secret, nowMs) => ({
  'stripe-signature': Stripe.webhooks.generateTestHeaderString({
    ...{ payload, secret, timestamp: Math.floor(nowMs / 1_000) },
  }),
});

export const paygreenHeaders: Headers = (body, secret) => ({
  signature: createHmac('sha256', secret).update(body).digest('base64'),
});

type RefundEvent = Stripe.RefundCreatedEvent | Stripe.RefundUpdatedEvent | Stripe.RefundFailedEvent;

const about = (nowMs: number) => ({
  ...{ id: `evt_${randomUUID().replaceAll('-', '')}`, object: 'event' as const, livemode: false, request: null },
  ...{ api_version: '2026-10-28.endive', created: Math.floor(nowMs / 1_000), pending_webhooks: 1 },
});

export function refundEvent(news: RefundNews, refund: BookedRefund, nowMs: number): RefundEvent {
  return { ...about(nowMs), type: `refund.${news}`, data: { object: asStripe(refund) } };
}

type DisputeEvent =
  | Stripe.ChargeDisputeCreatedEvent
  | Stripe.ChargeDisputeUpdatedEvent
  | Stripe.ChargeDisputeFundsWithdrawnEvent;
type DisputeNews = Omit<DisputeEvent, 'data'> & {
  readonly data: { readonly object: Pick<Stripe.Dispute, 'id' | 'object' | 'amount' | 'payment_intent' | 'status'> };
};

/** What the bank has come to: it asks (`warning_…`), or it took the money back. */
export interface DisputeStep {
  readonly type: DisputeEvent['type'];
  readonly status: Stripe.Dispute.Status;
}
const takenBack: DisputeStep = { type: 'charge.dispute.created', status: 'needs_response' };

/** The customer's bank takes a payment back: of the dispute the fields that are read alone. */
export const disputeEvent = (
  payment_intent: string,
  amount: number,
  nowMs: number,
  { type, status }: DisputeStep = takenBack,
): DisputeNews => ({
  ...{ ...about(nowMs), type },
  data: { object: { id: `dp_${randomUUID().slice(0, 8)}`, object: 'dispute', amount, payment_intent, status } },
});
