import * as z from 'zod/mini';
import { type Account, ask, read } from '../couriers/line.ts';
import type { ProviderAnswer } from '../couriers/provider.ts';
import type { AskedPart, PartResult, RefundProvider } from './refund-provider.ts';

/** Below the 10 s in which we answer. */
const timeoutMs = 8_000;

const Refund = z.object({
  status: z.enum(['pending', 'succeeded', 'failed', 'canceled']),
  failure_reason: z.nullish(z.string()),
});
type Refund = z.infer<typeof Refund>;
const RefundList = z.object({
  data: z.array(
    z.extend(Refund, { amount: z.optional(z.int()), metadata: z.nullish(z.object({ part: z.nullish(z.string()) })) }),
  ),
});

const keyOf = ({ id }: AskedPart) => `part-${id}`;
const paymentOf = ({ payment }: AskedPart) => `payment-${payment}`;

/**
 * A provider who does a thing once, however often it is asked under its key: the number of the part. He keeps a key for
 * a day, and answers it by his first answer: what became of a part is read in his list, and one that is not there is asked
 * for again only while its key is certain to be known.
 */
export const keyedRefunds = (account: Account): RefundProvider => ({
  mayFailLater: true,
  refund: async (part) => resultOf(await ask(account, asking(part))),
  look: async (part, { mayAskAgain }) => {
    const list = await listOf(account, part);
    if (list.kind !== 'yes') return { kind: 'unknown' };
    const found = list.value.find(({ metadata }) => metadata?.part === keyOf(part));
    if (found) return resultOfRefund(found);
    return mayAskAgain ? { ...resultOf(await ask(account, asking(part))), isAskedAgain: true } : { kind: 'unknown' };
  },
  list: null,
  givenOf: async (part) => {
    const list = await listOf(account, part);
    if (list.kind !== 'yes') return null;
    return list.value.reduce((sum, { status, amount = 0 }) => sum + (status === 'succeeded' ? amount : 0), 0);
  },
});

/** All refunds of the payment of a part. */
async function listOf(account: Account, part: AskedPart) {
  const query = { payment: paymentOf(part) };
  const said = await ask(account, { method: 'GET', path: '/refunds', query, timeoutMs });
  return read(RefundList, said, ({ data }) => data);
}

/** The same request for a part each time, byte for byte. */
const asking = (part: AskedPart) => {
  const key = keyOf(part);
  const body = { payment: paymentOf(part), amount: part.cents, metadata: { part: key } };
  // 409: a call under this key is still under way.
  return { method: 'POST', path: '/refunds', key, body, timeoutMs, undecided: [409] } as const;
};

function resultOf(said: ProviderAnswer<unknown>): PartResult {
  const answer = read(Refund, said, (refund) => refund);
  if (answer.kind === 'silent') return { kind: 'unknown' };
  return answer.kind === 'no' ? { kind: 'refused', error: answer.error } : resultOfRefund(answer.value);
}

function resultOfRefund({ status, failure_reason }: Refund): PartResult {
  const answer = { state: status, code: failure_reason ?? null };
  if (status === 'succeeded') return { kind: 'refunded', answer };
  return status === 'pending'
    ? { kind: 'pending', answer }
    : { kind: 'refused', error: failure_reason ?? status, answer };
}
