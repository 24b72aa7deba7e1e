import type { Part } from '../db/refunds/parts.ts';
import type { PaymentOrder } from './paygreen.ts';

/** What a provider is asked about a part. */
export type AskedPart = Pick<
  Part,
  | 'id'
  | 'cents'
  | 'payment'
  | 'doneCents'
  | 'othersOpenCents'
  | 'paidCents'
  | 'paymentOrder'
  | 'cardPayment'
  | 'providerId'
>;

/** The end of a request for a part, or of its look-up. */
export type PartResult =
  /** `status` of the payment, where he tells it. */
  | { readonly kind: 'refunded'; readonly status?: string }
  /** He has it, and will say later. */
  | { readonly kind: 'pending' }
  /** He did not do it, and will not; `error` is his own word, null where he could not be reached at all. */
  | {
      readonly kind: 'refused';
      readonly error: string | null;
      /** The payment order, where it has given back more than we know of. */
      readonly elsewhere?: PaymentOrder;
    }
  /** He may have been asked, and nobody knows what came of it. */
  | { readonly kind: 'unknown' };

/** Gives money back to one kind of means. */
export interface RefundProvider {
  /** What he has said is done may fail all the same, at the bank. */
  readonly mayFailLater: boolean;
  refund(part: AskedPart): Promise<PartResult>;
  /** What became of a part that was asked for; it asks for nothing that may happen twice. */
  look(part: AskedPart, when: { readonly mayAskAgain: boolean }): Promise<PartResult>;
}
