import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Random } from '../../server/src/world/random.ts';
import { Client } from '../contract/client.ts';
import { limitCents, type PaidOrder } from './site.ts';

/** Refunds most of all: providers are what goes wrong. */
const deeds: readonly Deed[] = ['refund', 'refund', 'refund', 'credit', 'credit', 'proposal'];

/** `decision` sends what was proposed. */
type Deed = 'refund' | 'credit' | 'proposal' | 'decision';

/** What an agent sent, and the last that he was told of it. */
export interface Sent {
  readonly deed: Deed;
  readonly key: string;
  readonly order: number;
  readonly cents: number;
  /** Null while no answer ever came. */
  status: number | null;
}

interface AgentDeps {
  readonly url: string;
  readonly token: string;
  /** Of a manager, who sends what was proposed. */
  readonly managerToken: string;
  readonly name: string;
  readonly random: Random;
  readonly orders: readonly PaidOrder[];
  readonly isOver: () => boolean;
  /** Called for each call that was answered. */
  readonly onAnswer: () => void;
}

/** One who refunds, credits and proposes: what is not answered is sent again, under the same key with the same body, until it is. */
export async function work({
  url,
  token,
  managerToken,
  name,
  random,
  orders,
  isOver,
  onAnswer,
}: AgentDeps): Promise<Sent[]> {
  const api = new Client(`${url}/api`, token);
  const manager = new Client(`${url}/api`, managerToken);
  const all: Sent[] = [];
  for (let count = 0; !isOver(); count += 1) {
    const order = random.pick(orders);
    const deed = random.pick(deeds);
    const cents = deed === 'proposal' ? random.int(limitCents + 1, limitCents + 300) : random.int(1, 900);
    const one: Sent = { deed, key: `${name}-${count}`, order: order.id, cents, status: null };
    const answered = async (by: Client, it: Sent, proposal?: number) => {
      all.push(it);
      let said: Said | null = null;
      while (!said && !isOver()) {
        said = await send(by, it, proposal);
        if (!said) await wait(200);
      }
      it.status = said?.status ?? null;
      if (said) onAnswer();
      // A second press, or a colleague's device that repeats: it is one still.
      if (random.chance(0.2)) it.status = (await send(by, it, proposal))?.status ?? it.status;
      return said;
    };
    const said = await answered(api, one);
    const proposal = deed === 'proposal' && said?.status === 200 ? said.proposal : undefined;
    if (proposal !== undefined)
      await answered(manager, { ...one, deed: 'decision', key: `${one.key}-sent`, status: null }, proposal);
    await wait(random.int(0, 150));
  }
  return all;
}

interface Said {
  readonly status: number;
  /** The number of the proposal of these words, where the order has one. */
  readonly proposal: number | undefined;
}

const Proposed = z.object({ proposals: z.array(z.object({ id: z.number(), notes: z.nullable(z.string()) })) });

/** Null where nobody answered, or nobody knows. */
async function send(api: Client, { deed, key, order, cents }: Sent, proposal?: number): Promise<Said | null> {
  const asked = { id: order, refundAmount: cents / 100, subtype: 'refund_other', notes: key };
  const bodies: Readonly<Record<Deed, readonly [service: string, body: object]>> = {
    refund: ['refund', asked],
    proposal: ['refund', { ...asked, is_proposal: true }],
    decision: ['decide_proposal', { proposal_id: proposal, decision: 'send', reason: '' }],
    credit: [
      'add_credits',
      {
        id: order,
        field: 'order_id',
        quantity: 1,
        creditAmount: cents / 100,
        subtype: 'credit_compensation',
        notes: key,
      },
    ],
  };
  const [service, body] = bodies[deed];
  try {
    const headers = { 'idempotency-key': key };
    const answer = await api.post(`/processing-orders/${order}/${service}/`, body, { headers });
    const told = Proposed.safeParse(answer.body).data?.proposals.find(({ notes }) => notes === key);
    return answer.status >= 500 ? null : { status: answer.status, proposal: told?.id };
  } catch {
    // Killed, or not there yet.
    return null;
  }
}
