import { euroText } from '../../../../src/domain/money/money.ts';
import type { ProviderAnswer } from '../../couriers/provider.ts';
import type { Db } from '../../db/connection/open.ts';
import type { AskedPart, PartResult, RefundProvider } from '../refund-provider.ts';
import { paymentTexts as texts } from '../text.ts';
import { type EdenredAccount, EdenredCalls, type EdenredTransaction } from './client.ts';
import { EdenredConnections } from './connections.ts';

/** States of a payment at Edenred. One that is not captured yet is cancelled whole, not refunded. */
const [authorized, refundedWhole] = ['authorized', 'refunded'];
const taken: readonly string[] = ['captured', refundedWhole];
const canceled: readonly string[] = ['cancelled', 'canceled'];

/**
 * Refunds to meal vouchers at Edenred, who keeps no keys and tells nothing by himself: the payment is read before and
 * after, by the token of the customer whose it is, and what was asked once is never asked again (OUR-175).
 */
export function edenredRefunds(account: EdenredAccount, db: Db, clock: () => number): RefundProvider {
  const connections = new EdenredConnections(account, db, clock);
  return {
    mayFailLater: false,
    refund: async (part) => {
      const before = await open(account, connections, part);
      if (before.kind === 'none') return { kind: 'refused', error: before.error };
      const { payment, calls } = before;
      const answer = { before: payment.status };
      const error = whyNotGiven(payment, part);
      if (error !== null) return { kind: 'refused', error, answer };
      const deed = payment.status === authorized ? 'cancel' : 'refund';
      const asked = await calls[deed](part.cents, clock());
      if (asked.kind === 'no') return { kind: 'refused', error: asked.error, answer };
      const end = readAs(part, asked.kind === 'yes' ? asked : await calls.read());
      return { ...end, answer: { ...end.answer, ...answer } };
    },
    look: async (part) => {
      const now = await open(account, connections, part);
      return now.kind === 'none' ? { kind: 'unknown' } : readAs(part, { kind: 'yes', value: now.payment });
    },
    list: null,
    givenOf: async (part) => {
      const now = await open(account, connections, part);
      return now.kind === 'none' ? null : givenIn(now.payment, part);
    },
  };
}

/** Why nothing can go back by a part, as its payment is; null where it can. */
function whyNotGiven({ status, refunded_amount }: EdenredTransaction, part: AskedPart): string | null {
  if (canceled.includes(status)) return texts.mealCanceled;
  if (status === authorized)
    return part.cents === part.paidCents ? null : texts.mealWholeBeforeCapture(euroText(part.paidCents / 100));
  if (!taken.includes(status)) return texts.mealNotCaptured;
  const elsewhereCents = (refunded_amount ?? part.doneCents) - part.doneCents;
  // An amount that we do not know of would later pass for this part.
  if (elsewhereCents > 0) return texts.refundedElsewhere(euroText(elsewhereCents / 100));
  return elsewhereCents < 0 ? texts.mealRefundedLess(euroText(-elsewhereCents / 100)) : null;
}

type Opened =
  | { readonly kind: 'open'; readonly calls: EdenredCalls; readonly payment: EdenredTransaction }
  /** Nothing was asked of him but to read; `error` is null where he could not be reached. */
  | { readonly kind: 'none'; readonly error: string | null };

/** The payment of a part as it is, with its calls. A token that he does not take is refreshed once. */
async function open(account: EdenredAccount, connections: EdenredConnections, part: AskedPart): Promise<Opened> {
  const { mealPayment, customer } = part;
  if (mealPayment === null || customer === null) return { kind: 'none', error: texts.noMealPayment };
  let refused: string | null = null;
  for (;;) {
    const connection = await connections.of(customer, refused);
    if (connection.kind === 'none') return { kind: 'none', error: texts.mealNotConnected };
    if (connection.kind === 'silent') return { kind: 'none', error: null };
    const calls = new EdenredCalls(account, connection.token, mealPayment);
    const read = await calls.read();
    if (read.kind === 'yes') return { kind: 'open', calls, payment: read.value };
    if (read.kind === 'silent') return { kind: 'none', error: null };
    if (refused !== null) return { kind: 'none', error: read.error };
    refused = connection.token;
  }
}

const givenIn = ({ refunded_amount, status }: EdenredTransaction, { paidCents }: AskedPart): number =>
  canceled.includes(status) ? paidCents : (refunded_amount ?? (status === refundedWhole ? paidCents : 0));

/**
 * A payment that has given back as much as it has with this part proves it done. One that has not may do so in a
 * moment: that proves nothing.
 */
function readAs(part: AskedPart, said: ProviderAnswer<EdenredTransaction>): PartResult {
  if (said.kind !== 'yes') return { kind: 'unknown' };
  const answer = { state: said.value.status };
  // It may be another part that has grown it.
  if (part.othersOpenCents > 0) return { kind: 'unknown', answer };
  const isDone = givenIn(said.value, part) === part.doneCents + part.cents;
  return isDone ? { kind: 'refunded', answer } : { kind: 'unknown', answer };
}
