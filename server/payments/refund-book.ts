/** A refund as a provider who keeps keys knows it; amounts are cents. */
export interface BookedRefund {
  readonly key: string;
  readonly payment: string;
  readonly amount: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly failure_reason: string | null;
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
}

/**
 * The refunds of a simulated provider who keeps keys: cards, and meal vouchers. A key brings the first answer back, as it
 * was then, until it is forgotten; what became of a refund is in his list.
 */
export class RefundBook {
  readonly faults: RefundFaults = { refusal: null, losesAnswers: false, isSlow: false, isDown: false, delayMs: 0 };
  private readonly answers = new Map<string, BookedRefund>();
  private refunds: readonly BookedRefund[] = [];

  /** Does it once for a key: the same again is answered as before. Undefined where the key was another's. */
  refund(key: string, payment: string, amount: number): BookedRefund | undefined {
    const known = this.answers.get(key);
    if (known) return known.payment === payment && known.amount === amount ? known : undefined;
    const status = this.faults.isSlow ? 'pending' : 'succeeded';
    const made: BookedRefund = { key, payment, amount, status, failure_reason: null };
    this.answers.set(key, made);
    this.refunds = [...this.refunds, made];
    return made;
  }

  /** What the bank says later, of all that are under way or of a payment's, done ones too. */
  become(status: 'succeeded' | 'failed', failure_reason: string | null = null, payment?: string): void {
    this.refunds = this.refunds.map((refund) => {
      const isMeant = payment === undefined ? refund.status === 'pending' : refund.payment === payment;
      return isMeant ? { ...refund, status, failure_reason } : refund;
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
}
