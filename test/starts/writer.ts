import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { readBoard } from '../contract/board.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';

/** What one order's bags may be: what was acknowledged last, or what was sent since without an answer. */
interface Bags {
  acknowledged: number | null;
  readonly unanswered: number[];
}

/** Writes to one database through whatever server stands before it, and remembers what was acknowledged. */
export class Writer {
  private readonly bags = new Map<number, Bags>();
  private count = 0;
  acknowledgements = 0;

  /** Writes until the server is gone. */
  async writeUntilGone(url: string): Promise<void> {
    try {
      const client = await clientOf(url);
      const orders = (await readBoard(client, 9)).load.deliveries
        .map(({ linked_order }) => linked_order.id)
        .slice(0, 5);
      while (orders.length > 0) for (const order of orders) await this.write(client, order);
    } catch {
      // It was killed: what was not answered may or may not be there.
    }
  }

  /** Resolves once so many more writes are acknowledged. */
  async acknowledged(more: number): Promise<void> {
    for (const until = this.acknowledgements + more; this.acknowledgements < until; ) await wait(20);
  }

  /** Everything that was acknowledged and is not there. */
  async losses(url: string): Promise<string[]> {
    const client = await clientOf(url);
    const losses: string[] = [];
    for (const [order, { acknowledged, unanswered }] of this.bags) {
      const { body } = await client.get(`/processing-orders/${order}/`);
      const { number_of_bags: there } = body as { readonly number_of_bags: number };
      if (acknowledged !== null && ![acknowledged, ...unanswered].includes(there))
        losses.push(`order ${order}: ${acknowledged} bags acknowledged, ${there} there`);
    }
    return losses;
  }

  private async write(client: Client, order: number): Promise<void> {
    const bags = this.bags.get(order) ?? { acknowledged: null, unanswered: [] };
    this.bags.set(order, bags);
    const count = (this.count++ % 900) + 1;
    bags.unanswered.push(count);
    const payload = { number_of_bags: count, number_of_bags_isotherm: 0 };
    const headers = { 'idempotency-key': randomUUID() };
    const { status } = await client.patch(`/processing-orders/${order}/`, payload, { headers });
    if (status !== 200) return;
    bags.acknowledged = count;
    bags.unanswered.length = 0;
    this.acknowledgements++;
  }
}

const clientOf = async (url: string) => new Client(`${url}/api`, await signIn(url, 'superadmin'));
