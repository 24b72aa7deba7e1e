import { paygreenState, refundedState } from '../../../src/domain/payment/paygreen.ts';
import { doneOf, doubtfulPartsOf, enterOutside, findByPaygreen } from '../db/refunds/outside.ts';
import { lockCenterOf } from '../db/refunds/raise-alert.ts';
import { askedMs } from './look-ups.ts';
import type { PaymentOrder } from './paygreen.ts';
import type { PartResult } from './refund-provider.ts';
import type { Deps } from './settle-part.ts';

interface PartHearer {
  hear(part: number, told: Exclude<PartResult, { kind: 'unknown' }>): Promise<boolean>;
}

/**
 * Enters what a payment order has given back beyond what we know of, as a refund made in Paygreen's own pages. While a
 * part of ours may be it, nobody can tell the two apart.
 */
export async function enterElsewhere(
  { db, clock }: Deps,
  desk: PartHearer,
  number: string,
  { status, refunded_amount }: PaymentOrder,
): Promise<void> {
  const payment = await findByPaygreen(db, number);
  if (!payment) return;
  const whole = paygreenState(status) === refundedState ? payment.cents : 0;
  const all = Math.min(payment.cents, refunded_amount ?? whole);
  const nowMs = clock();
  const part = await db.transaction(async (tx) => {
    await lockCenterOf(tx, payment);
    const cents = all - (await doneOf(tx, payment.id));
    if (cents <= 0 || (await doubtfulPartsOf(tx, payment.id)).length > 0) return null;
    // He numbers no refunds: the amount that was reached says which it was.
    const providerId = `${number}:${all}`;
    // Should we stop before it is settled, it is read like any other that is under way.
    return enterOutside(tx, { payment, providerId, cents, nextLookMs: nowMs + askedMs }, nowMs);
  });
  if (part !== null) await desk.hear(part, { kind: 'refunded', status });
}
