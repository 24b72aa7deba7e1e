import * as z from 'zod/mini';
import { enterOutside, type FoundPayment, findByCard, shutPayment } from '../db/refunds/outside.ts';
import { findPartOf } from '../db/refunds/parts.ts';
import { lockCenterOf, raiseAlert } from '../db/refunds/raise-alert.ts';
import { nextPendingMs } from './look-ups.ts';
import type { RefundDesk } from './refund-desk.ts';
import type { Deps } from './settle-part.ts';
import { partOf, resultOfRefund, StripeRefund } from './stripe-refunds.ts';
import type { Heard } from './told.ts';

const Event = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });
const Dispute = z.object({
  payment_intent: z.nullish(z.string()),
  amount: z.int().check(z.positive()),
  status: z.nullish(z.string()),
});

/** `charge.refund.updated` tells of some means alone. */
const ofRefunds: readonly string[] = ['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'];

/** A bank's question that becomes a dispute is told as an update, and once the money is taken. */
const ofDisputes: readonly string[] = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
];

/** What Stripe tells, once it is certain that he does. What is about no payment of ours changes nothing. */
export async function hearStripe(deps: Deps, desk: RefundDesk, body: unknown): Promise<Heard> {
  const event = Event.safeParse(body).data;
  if (!event) return 'done';
  const { object } = event.data;
  if (ofRefunds.includes(event.type)) return hearRefund(deps, desk, StripeRefund.safeParse(object).data);
  if (ofDisputes.includes(event.type)) await hearDispute(deps, Dispute.safeParse(object).data);
  return 'done';
}

async function hearRefund(deps: Deps, desk: RefundDesk, refund: StripeRefund | undefined): Promise<Heard> {
  const number = refund?.payment_intent;
  const payment = number ? await findByCard(deps.db, number) : undefined;
  if (!refund || !payment) return 'done';
  const part = (await ours(deps, payment, refund)) ?? (await enter(deps, payment, refund));
  return (await desk.hear(part, resultOfRefund(refund))) ? 'done' : 'later';
}

/** The part that a refund names, where it is one of this payment and amount. */
async function ours({ db }: Deps, payment: FoundPayment, refund: StripeRefund): Promise<number | null> {
  const named = partOf(refund);
  const part = named === null ? undefined : await findPartOf(db, payment.id, named);
  return part?.cents === refund.amount ? part.id : null;
}

/** A refund that was made in Stripe's own pages. */
function enter({ db, clock }: Deps, payment: FoundPayment, { id, amount: cents }: StripeRefund): Promise<number> {
  const nowMs = clock();
  return db.transaction(async (tx) => {
    await lockCenterOf(tx, payment);
    return enterOutside(tx, { payment, providerId: id, cents, nextLookMs: nowMs + nextPendingMs(0) }, nowMs);
  });
}

/**
 * Whether the bank has the money: not while it asks (`warning_…`), to which a refund is the usual answer, nor once it
 * gave it back.
 */
const isTaken = (status: string | null | undefined) => !status?.startsWith('warning_') && status !== 'won';

/** The customer's bank takes a payment back: whatever were refunded of it would be given twice (SUP-381). */
async function hearDispute({ db, clock }: Deps, dispute: z.infer<typeof Dispute> | undefined): Promise<void> {
  const number = dispute?.payment_intent;
  const payment = number ? await findByCard(db, number) : undefined;
  if (!dispute || !payment || !isTaken(dispute.status)) return;
  const nowMs = clock();
  await db.transaction(async (tx) => {
    const locked = await lockCenterOf(tx, payment);
    if (!(await shutPayment(tx, payment.id, nowMs))) return;
    await raiseAlert(tx, locked, { order: payment.order, cents: dispute.amount }, 'disputed', nowMs);
  });
}
