import * as z from 'zod/mini';
import { type Account, ask, read } from '../couriers/line.ts';
import type { ProviderAnswer } from '../couriers/provider.ts';
import type { AskedPart, PartResult, RefundProvider } from './refund-provider.ts';

/** Below the 10 s in which we answer. */
const timeoutMs = 8_000;

const Answer = z.object({
  status: z.enum(['pending', 'succeeded', 'failed', 'canceled']),
  failure_reason: z.nullish(z.string()),
});
type Answer = z.infer<typeof Answer>;

/**
 * A provider who does a thing once, however often it is asked under its key: the number of the part. After a lost answer
 * the same request is sent again, byte for byte.
 */
export function keyedRefunds(account: Account): RefundProvider {
  const refund = async ({ id, cents, payment }: AskedPart) => {
    const key = `part-${id}`;
    const body = { payment: `payment-${payment}`, amount: cents, metadata: { part: key } };
    const said = await ask(account, { method: 'POST', path: '/refunds', key, body, timeoutMs });
    return resultOf(read(Answer, said, (answer) => answer));
  };
  return { mayFailLater: true, refund, look: refund };
}

function resultOf(said: ProviderAnswer<Answer>): PartResult {
  if (said.kind === 'silent') return { kind: 'unknown' };
  if (said.kind === 'no') return { kind: 'refused', error: said.error };
  const { status, failure_reason } = said.value;
  if (status === 'succeeded') return { kind: 'refunded' };
  return status === 'pending' ? { kind: 'pending' } : { kind: 'refused', error: failure_reason ?? status };
}
