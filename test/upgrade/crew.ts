import { randomUUID } from 'node:crypto';
import { readBoard } from '../contract/board.ts';
import type { Answer, Client } from '../contract/client.ts';

/** Which process somebody asks; it is another one after the upgrade. */
export interface At {
  client: Client;
}

/** What a round of work tells. */
export interface Told {
  reads: number;
  actions: number;
  longestMs: number;
  readonly faults: string[];
}

/** A process that ends answers what it began, and refuses the rest: whoever asks goes to the next one. */
const isEnding = (error: unknown) => error instanceof TypeError;

const reads = ['/arrivals/', '/drivers/', '/phone-calls/', '/product-centers/', '/incidents/'];

/**
 * A device that polls by deltas and reads what rooms read, and acts on one order of its own: what it was told is
 * compared with what is there, at each turn.
 */
export class Crew {
  private etag = '""';
  private cursor: string | null = null;
  private isOver = false;
  /** Bags of the order as they were answered last. */
  private bags: number | null = null;
  private readonly work: Promise<void>;

  constructor(
    readonly at: At,
    private readonly order: number,
    private readonly center: number,
    private readonly told: Told,
  ) {
    this.work = this.play();
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.work;
  }

  private async play(): Promise<void> {
    for (let turn = 0; !this.isOver; turn++) {
      await this.ask('a poll', () => this.poll());
      await this.ask('an action', () => this.act(turn));
      await this.ask('a sheet', () => this.compare());
      const room = reads[turn % reads.length] ?? '';
      await this.ask(room, ({ client }) => client.get(room, { query: { center: this.center } }));
    }
  }

  private async poll(): Promise<Answer> {
    const headers = { 'if-none-match': this.etag, ...(this.cursor === null ? {} : { 'delta-since': this.cursor }) };
    const query = { version: 1, center: this.center };
    const answer = await this.at.client.get('/dispatch/loadstate/', { query, headers });
    this.etag = answer.headers.get('etag') ?? '""';
    this.cursor = answer.headers.get('delta-cursor');
    return answer;
  }

  private async act(turn: number): Promise<Answer> {
    const bags = (turn % 90) + 1;
    const body = { number_of_bags: bags, number_of_bags_isotherm: 0 };
    // Sent again under its key where its answer was lost: it is done once.
    const headers = { 'idempotency-key': randomUUID() };
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await this.at.client.patch(`/processing-orders/${this.order}/`, body, { headers });
        if (answer.status === 200) {
          this.bags = bags;
          this.told.actions += 1;
        }
        return answer;
      } catch (error) {
        if (!isEnding(error) || attempt === 20) throw error;
        await new Promise((done) => setTimeout(done, 100));
      }
    }
  }

  private async compare(): Promise<Answer> {
    const answer = await this.at.client.get(`/processing-orders/${this.order}/`);
    const { number_of_bags: there } = answer.body as { readonly number_of_bags?: number };
    if (answer.status === 200 && there !== this.bags)
      this.told.faults.push(`order ${this.order}: ${this.bags} bags were answered, ${there} are there`);
    return answer;
  }

  /** One call, and how long it took; a process that was ended meanwhile is asked no more. */
  private async ask(what: string, call: (at: At) => Promise<Answer>): Promise<void> {
    const { client } = this.at;
    const startMs = performance.now();
    try {
      const { status, body } = await call(this.at);
      this.told.reads += 1;
      if (![200, 204, 226, 304].includes(status))
        this.told.faults.push(`${what} was answered ${status}: ${JSON.stringify(body).slice(0, 200)}`);
    } catch (error) {
      if (!isEnding(error) || client === this.at.client) this.told.faults.push(`${what}: ${String(error)}`);
    }
    this.told.longestMs = Math.max(this.told.longestMs, performance.now() - startMs);
  }
}

/** As many orders of a center as there are devices, one for each. */
export const ordersOf = async (client: Client, center: number, count: number) =>
  (await readBoard(client, center)).load.deliveries.map(({ linked_order }) => linked_order.id).slice(0, count);
