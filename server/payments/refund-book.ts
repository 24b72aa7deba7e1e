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

/** The refunds of a simulated provider who keeps keys: cards, and meal vouchers. */
export class RefundBook {
  readonly faults: RefundFaults = { refusal: null, losesAnswers: false, isSlow: false, isDown: false, delayMs: 0 };
  private readonly refunds = new Map<string, BookedRefund>();

  /** Does it once for a key: the same again is answered by what there is. Undefined where the key was another's. */
  refund(key: string, payment: string, amount: number): BookedRefund | undefined {
    const known = this.refunds.get(key);
    if (known) return known.payment === payment && known.amount === amount ? known : undefined;
    const status = this.faults.isSlow ? 'pending' : 'succeeded';
    const made: BookedRefund = { key, payment, amount, status, failure_reason: null };
    this.refunds.set(key, made);
    return made;
  }

  /** What the bank says later, of all that are under way or of a payment's, done ones too. */
  become(status: 'succeeded' | 'failed', failure_reason: string | null = null, payment?: string): void {
    for (const [key, refund] of this.refunds)
      if (payment === undefined ? refund.status === 'pending' : refund.payment === payment)
        this.refunds.set(key, { ...refund, status, failure_reason });
  }

  /** All refunds that are done or under way. */
  get all(): readonly BookedRefund[] {
    return [...this.refunds.values()];
  }
}
