import { euroText } from '../../../src/domain/money/money.ts';
import { paygreenState, refundedState, takenStates } from '../../../src/domain/payment/paygreen.ts';
import { type PaygreenAccount, type PaymentOrder, signInToPaygreen } from './paygreen.ts';
import type { AskedPart, PartResult, RefundProvider } from './refund-provider.ts';
import { paymentTexts as texts } from './text.ts';

/**
 * Refunds at Paygreen, who keeps no keys: the payment order is read before and after, and what was asked once is never
 * asked again. One that is not captured would be cancelled whole by the same call, so that nothing is asked of it.
 */
export const paygreenRefunds = (account: PaygreenAccount): RefundProvider => ({
  mayFailLater: false,
  refund: async (part) => {
    const { paymentOrder } = part;
    if (paymentOrder === null) return { kind: 'refused', error: texts.noPayment };
    const signedIn = await signInToPaygreen(account, paymentOrder);
    if (signedIn.kind !== 'yes') return { kind: 'refused', error: signedIn.kind === 'no' ? signedIn.error : null };
    const calls = signedIn.value;
    const before = await calls.read();
    if (before.kind !== 'yes') return { kind: 'refused', error: before.kind === 'no' ? before.error : null };
    if (!takenStates.includes(paygreenState(before.value.status)))
      return { kind: 'refused', error: texts.notCaptured, answer: { before: stateOf(before.value) } };
    const elsewhereCents = (before.value.refunded_amount ?? part.doneCents) - part.doneCents;
    // An amount that we do not know of would later pass for this part.
    if (elsewhereCents > 0) {
      const error = texts.refundedElsewhere(euroText(elsewhereCents / 100));
      return { kind: 'refused', error, elsewhere: before.value };
    }
    if (elsewhereCents < 0) return { kind: 'refused', error: texts.refundedLess(euroText(-elsewhereCents / 100)) };
    const asked = await calls.refund(part.id, part.cents);
    const read = { before: stateOf(before.value) };
    if (asked.kind === 'yes')
      return { kind: 'refunded', status: asked.value.status, answer: { ...read, state: stateOf(asked.value) } };
    if (asked.kind === 'no') return { kind: 'refused', error: asked.error, answer: read };
    const after = await calls.read();
    if (after.kind !== 'yes') return { kind: 'unknown', answer: read };
    const end = readAs(part, after.value);
    return { ...end, answer: { ...end.answer, ...read } };
  },
  look: async (part) => {
    if (part.paymentOrder === null) return { kind: 'unknown' };
    const signedIn = await signInToPaygreen(account, part.paymentOrder);
    const now = signedIn.kind === 'yes' ? await signedIn.value.read() : signedIn;
    return now.kind === 'yes' ? readAs(part, now.value) : { kind: 'unknown' };
  },
  list: null,
  givenOf: async ({ paymentOrder, paidCents }) => {
    if (paymentOrder === null) return null;
    const signedIn = await signInToPaygreen(account, paymentOrder);
    const now = signedIn.kind === 'yes' ? await signedIn.value.read() : signedIn;
    if (now.kind !== 'yes') return null;
    return now.value.refunded_amount ?? (paygreenState(now.value.status) === refundedState ? paidCents : 0);
  },
});

const stateOf = ({ status }: PaymentOrder) => paygreenState(status);

/**
 * A payment order that has given back as much as it has with this part proves it done. One that has not may do so in a
 * moment: that proves nothing.
 */
function readAs({ cents, doneCents, othersOpenCents, paidCents }: AskedPart, order: PaymentOrder): PartResult {
  const { status, refunded_amount } = order;
  const answer = { state: stateOf(order) };
  // It may be another part that has grown it.
  if (othersOpenCents > 0) return { kind: 'unknown', answer };
  const all = doneCents + cents;
  const isWhole = all === paidCents && paygreenState(status) === refundedState;
  return isWhole || refunded_amount === all ? { kind: 'refunded', status, answer } : { kind: 'unknown', answer };
}
