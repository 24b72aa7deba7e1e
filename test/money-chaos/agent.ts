import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../server/src/world/random.ts';
import { Client } from '../contract/client.ts';
import type { PaidOrder } from './site.ts';

/** A refund as an agent sent it, and the last that he was told of it. */
export interface Sent {
  readonly key: string;
  readonly order: number;
  readonly cents: number;
  /** Null while no answer ever came. */
  status: number | null;
}

interface AgentDeps {
  readonly url: string;
  readonly token: string;
  readonly name: string;
  readonly random: Random;
  readonly orders: readonly PaidOrder[];
  readonly isOver: () => boolean;
  /** Called for each refund that was answered. */
  readonly onAnswer: () => void;
}

/** One who refunds: what is not answered is sent again, under the same key with the same body, until it is. */
export async function work({ url, token, name, random, orders, isOver, onAnswer }: AgentDeps): Promise<Sent[]> {
  const api = new Client(`${url}/api`, token);
  const all: Sent[] = [];
  for (let count = 0; !isOver(); count += 1) {
    const order = random.pick(orders);
    const one: Sent = { key: `${name}-${count}`, order: order.id, cents: random.int(1, 900), status: null };
    all.push(one);
    while (one.status === null && !isOver()) {
      one.status = await send(api, one);
      if (one.status === null) await wait(200);
    }
    if (one.status !== null) onAnswer();
    // A second press, or a colleague's device that repeats: it is one refund still.
    if (random.chance(0.2)) one.status = (await send(api, one)) ?? one.status;
    await wait(random.int(0, 150));
  }
  return all;
}

/** Null where nobody answered, or nobody knows. */
async function send(api: Client, { key, order, cents }: Sent): Promise<number | null> {
  const body = { id: order, refundAmount: cents / 100, subtype: 'refund_other', notes: 'Sac percé' };
  try {
    const headers = { 'idempotency-key': key };
    const { status } = await api.post(`/processing-orders/${order}/refund/`, body, { headers });
    return status >= 500 ? null : status;
  } catch {
    // Killed, or not there yet.
    return null;
  }
}
