import type { MeansKind } from '../../../src/domain/money/refund/split.ts';
import type { Part } from '../db/refunds/parts.ts';
import type { AnswerFields } from '../db/refunds/steps.ts';
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
  | 'mealPayment'
  | 'customer'
>;

/** The end of a request for a part, or of its look-up. */
export type PartResult = Ended & {
  /** What he answered, of which codes and numbers alone are kept (OUR-161). */
  readonly answer?: AnswerFields;
  /** A look-up that asked for the part again, under its key. */
  readonly isAskedAgain?: boolean;
};

type Ended =
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

/** A refund as its provider has it. */
export interface HisRefund {
  readonly number: string;
  /** The part that it says it is of; null for one that nobody here made. */
  readonly part: number | null;
  /** His number of the payment. */
  readonly payment: string | null;
  readonly cents: number;
  readonly status: 'pending' | 'refunded' | 'refused';
}

/** A provider who lists his refunds: of a day, or of the payment of a part; null where he did not answer. */
export interface RefundList {
  ofDay(fromMs: number, toMs: number): Promise<readonly HisRefund[] | null>;
  ofPayment(part: AskedPart): Promise<readonly HisRefund[] | null>;
}

/** Gives money back to one kind of means. */
export interface RefundProvider {
  /** What he has said is done may fail all the same, at the bank. */
  readonly mayFailLater: boolean;
  refund(part: AskedPart): Promise<PartResult>;
  /** What became of a part that was asked for; it asks for nothing that may happen twice. */
  look(part: AskedPart, when: { readonly mayAskAgain: boolean }): Promise<PartResult>;
  /** His refunds, where he lists them by day (OUR-163); null for one who does not. */
  readonly list: RefundList | null;
  /** Cents that he has given back of the payment of a part; null where he did not answer. */
  givenOf(part: AskedPart): Promise<number | null>;
}

/** Who gives back to each kind of means; null where none is configured. */
export type RefundProviders = Readonly<Record<MeansKind, RefundProvider | null>>;
