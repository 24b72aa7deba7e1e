import Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Account } from '../couriers/line.ts';
import type { AskedPart, HisRefund, PartResult, RefundProvider } from './refund-provider.ts';
import { paymentTexts as texts } from './text.ts';

/** Below the 10 s in which we answer. */
const timeoutMs = 8_000;
const apiVersion = '2026-10-28.endive';

/** What is read of a refund, whoever brings it: his answer, his list, an event. */
export const StripeRefund = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  failure_reason: z.nullish(z.string()),
  payment_intent: z.nullish(z.string()),
  metadata: z.nullish(z.record(z.string(), z.string())),
});
export type StripeRefund = z.infer<typeof StripeRefund>;

/** By which he knows a part: its key, and in his list. */
const keyOf = ({ id }: Pick<AskedPart, 'id'>) => `part-${id}`;

/** The part that a refund says it is of; null for one that was made by nobody here. */
export function partOf({ metadata }: Pick<StripeRefund, 'metadata'>): number | null {
  const number = /^part-(\d{1,15})$/.exec(metadata?.part ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

/**
 * Cards, by Stripe's own client: it retries nothing by itself, and gives up in time. A key is kept for a day and brings
 * the first answer back: what became of a part is read in the list of its payment, and one that is not there is asked
 * for again only while its key is certain to be known.
 */
export function stripeRefunds({ url, token }: Account): RefundProvider {
  const { protocol, hostname: host, port } = new URL(url);
  const isSecure = protocol === 'https:';
  const stripe = new Stripe(token, {
    ...{ host, protocol: isSecure ? 'https' : 'http', port: port === '' ? (isSecure ? 443 : 80) : Number(port) },
    ...{ timeout: timeoutMs, maxNetworkRetries: 0, telemetry: false, apiVersion },
  });
  return {
    mayFailLater: true,
    refund: (part) => ask(stripe, part),
    look: async (part, { mayAskAgain }) => {
      const all = await listOf(stripe, part);
      if (all === null) return { kind: 'unknown' };
      const found = all.find((it) => (part.providerId === null ? isOf(it, part) : it.id === part.providerId));
      if (found) return resultOfRefund(found);
      return mayAskAgain ? { ...(await ask(stripe, part)), isAskedAgain: true } : { kind: 'unknown' };
    },
    list: {
      ofDay: async (fromMs, toMs) => {
        // His clock counts seconds.
        const created = { gte: Math.ceil(fromMs / 1_000), lt: Math.ceil(toMs / 1_000) };
        return (await listAll(stripe, { created }))?.map(hisRefund) ?? null;
      },
      ofPayment: async (part) => (await listOf(stripe, part))?.map(hisRefund) ?? null,
    },
    givenOf: async (part) => {
      const all = await listOf(stripe, part);
      return all === null ? null : all.reduce((sum, it) => sum + (it.status === 'succeeded' ? it.amount : 0), 0);
    },
  };
}

const isOf = ({ metadata }: StripeRefund, part: AskedPart) => metadata?.part === keyOf(part);

/** The same request for a part each time, byte for byte. */
async function ask(stripe: Stripe, part: AskedPart): Promise<PartResult> {
  const { cardPayment: payment_intent, cents: amount } = part;
  if (payment_intent === null) return { kind: 'refused', error: texts.noCardPayment };
  const key = keyOf(part);
  try {
    const asked = { payment_intent, amount, metadata: { part: key } };
    return resultOf(await stripe.refunds.create(asked, { idempotencyKey: key }));
  } catch (error) {
    return resultOfError(error);
  }
}

const Page = z.object({ data: z.array(StripeRefund), has_more: z.boolean() });

/** All refunds of the payment of a part; null where one page of them cannot be read, since what is not seen may be there. */
async function listOf(stripe: Stripe, { cardPayment: payment_intent }: AskedPart): Promise<StripeRefund[] | null> {
  return payment_intent === null ? null : listAll(stripe, { payment_intent });
}

type Wanted = Pick<Stripe.RefundListParams, 'payment_intent' | 'created'>;

async function listAll(stripe: Stripe, wanted: Wanted): Promise<StripeRefund[] | null> {
  const all: StripeRefund[] = [];
  try {
    for (;;) {
      const last = all.at(-1);
      const asked = { ...wanted, limit: 100, ...(last && { starting_after: last.id }) };
      const { data: page } = Page.safeParse(await stripe.refunds.list(asked));
      if (!page) return null;
      all.push(...page.data);
      if (!page.has_more || page.data.length === 0) return all;
    }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return null;
    throw error;
  }
}

/** What cannot be read counts as no answer: the client takes any JSON without an `error` for a success. */
function resultOf(answer: unknown): PartResult {
  const { data } = StripeRefund.safeParse(answer);
  return data ? resultOfRefund(data) : { kind: 'unknown' };
}

/** Signs that no column can store, or that nobody would see, are left out. */
const unseen = /\p{C}/gu;

export function resultOfRefund({
  id: number,
  status,
  failure_reason,
}: StripeRefund): Exclude<PartResult, { kind: 'unknown' }> {
  const answer = { number, state: status, code: failure_reason ?? null };
  if (status === 'succeeded') return { kind: 'refunded', answer };
  if (status === 'pending' || status === 'requires_action') return { kind: 'pending', answer };
  return { kind: 'refused', error: failure_reason?.replace(unseen, '') || status, answer };
}

const { StripeInvalidRequestError, StripeCardError, StripeAuthenticationError, StripePermissionError } = Stripe.errors;
/** He looked at the call and did nothing; a key that is used otherwise, too many calls or an error of his prove nothing. */
const refusals = [StripeInvalidRequestError, StripeCardError, StripeAuthenticationError, StripePermissionError];

function resultOfError(error: unknown): PartResult {
  if (refusals.some((kind) => error instanceof kind))
    return { kind: 'refused', error: (error as Error).message.replace(unseen, ''), answer: codeOf(error) };
  if (error instanceof Stripe.errors.StripeError) return { kind: 'unknown', answer: codeOf(error) };
  throw error;
}

/** His code of an error, else its type. */
const codeOf = (error: unknown) =>
  error instanceof Stripe.errors.StripeError ? { code: error.code ?? error.type } : {};

const hisRefund = (refund: StripeRefund): HisRefund => ({
  ...{ number: refund.id, part: partOf(refund), payment: refund.payment_intent ?? null, cents: refund.amount },
  status: resultOfRefund(refund).kind,
});
