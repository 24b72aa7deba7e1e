import { randomUUID } from 'node:crypto';

/** A refund as a provider who keeps keys knows it; amounts are cents. */
export interface BookedRefund {
  /** The provider's own number. */
  readonly id: string;
  readonly key: string;
  /** What its caller says it is of; null for one that was made in the provider's own pages. */
  readonly part: string | null;
  readonly payment: string;
  readonly amount: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly failure_reason: string | null;
  readonly createdMs: number;
}

/** How the service behaves. */
export interface RefundFaults {
  /** Answer that refuses every refund; null accepts them. */
  refusal: string | null;
  /** Does what was asked, and sends no answer. */
  losesAnswers: boolean;
  /** Accepts refunds, and says later what became of them. */
  isSlow: boolean;
  /** Answers nothing at all. */
  isDown: boolean;
  /** How long it takes to answer. */
  delayMs: number;
  /** How long it keeps an answer back, once it has done what was asked. */
  answersAfterMs: number;
}

/** What a provider tells of a refund by himself. */
export type RefundNews = 'created' | 'updated' | 'failed';

/**
 * The refunds of a simulated provider who keeps keys: cards, and meal vouchers. A key brings the first answer back, as it
 * was then, until it is forgotten; what became of a refund is in his list.
 */
export class RefundBook {
  readonly faults: RefundFaults = {
    ...{ refusal: null, losesAnswers: false, isSlow: false, isDown: false, delayMs: 0, answersAfterMs: 0 },
  };
  private readonly answers = new Map<string, BookedRefund>();
  private refunds: readonly BookedRefund[] = [];

  constructor(
    private readonly tell: (news: RefundNews, refund: BookedRefund) => void = () => undefined,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Does it once for a key: the same again is answered as before. Undefined where the key was another's. */
  refund(key: string, payment: string, amount: number, part: string | null = key): BookedRefund | undefined {
    const known = this.answers.get(key);
    if (known) return known.payment === payment && known.amount === amount ? known : undefined;
    const made = this.make({ key, part, payment, amount });
    this.answers.set(key, made);
    return made;
  }

  /** Somebody gives money back in the provider's own pages. */
  refundByHand(payment: string, amount: number): BookedRefund {
    return this.make({ key: randomUUID(), part: null, payment, amount });
  }

  private make(asked: Pick<BookedRefund, 'key' | 'part' | 'payment' | 'amount'>): BookedRefund {
    const status = this.faults.isSlow ? 'pending' : 'succeeded';
    const id = `re_${randomUUID().replaceAll('-', '')}`;
    const made: BookedRefund = { id, ...asked, status, failure_reason: null, createdMs: this.clock() };
    this.refunds = [...this.refunds, made];
    this.tell('created', made);
    return made;
  }

  /** What the bank says later, of all that are under way or of a payment's, done ones too. */
  become(status: 'succeeded' | 'failed', failure_reason: string | null = null, payment?: string): void {
    this.refunds = this.refunds.map((refund) => {
      const isMeant = payment === undefined ? refund.status === 'pending' : refund.payment === payment;
      if (!isMeant) return refund;
      const now = { ...refund, status, failure_reason };
      this.tell('updated', now);
      if (status === 'failed') this.tell('failed', now);
      return now;
    });
  }

  /** A day later a key is a new one. */
  forgetKeys(): void {
    this.answers.clear();
  }

  /** All refunds that are done or under way. */
  get all(): readonly BookedRefund[] {
    return this.refunds;
  }

  /** What of a payment went back, or is under way. */
  givenBackOf(payment: string): number {
    const its = this.refunds.filter((refund) => refund.payment === payment && refund.status !== 'failed');
    return its.reduce((sum, { amount }) => sum + amount, 0);
  }
}
