import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Client } from '../contract/client.ts';

/** Which process somebody asks; it is another one once that has ended. */
export interface At {
  client: Client;
}

/** What a crew was told, and how long it waited. */
export interface Told {
  /** Waits of reads and of actions, ms. */
  readonly reads: number[];
  readonly actions: number[];
  /** Keys of the actions that were answered as done. */
  readonly keys: string[];
  readonly faults: string[];
}

export const nothingTold = (): Told => ({ reads: [], actions: [], keys: [], faults: [] });

interface Place {
  readonly center: number;
  /** An order nobody else acts on. */
  readonly order: number;
  /** From one call to the next, ms: a device asks four times in a cycle of 20 s. */
  readonly pauseMs: number;
}

/** A process that ends answers what it began, and refuses the rest: whoever asks goes to the next one. */
const isEnding = (error: unknown) => error instanceof TypeError;

const good: ReadonlySet<number> = new Set([200, 204, 226, 304]);
const rooms = ['/arrivals/', '/drivers/', '/phone-calls/', '/product-centers/', '/incidents/'];

/**
 * A device that polls by deltas, reads what a room reads and acts on one order of its own; what it was told is compared
 * with what is there at each turn.
 */
export class Crew {
  private etag = '""';
  private cursor: string | null = null;
  /** Bags of the order as they were answered last. */
  private bags: number | null = null;
  private readonly over = new AbortController();
  private readonly work: Promise<void>;

  constructor(
    private readonly at: At,
    private readonly place: Place,
    private readonly told: Told,
  ) {
    this.work = this.play();
  }

  async end(): Promise<void> {
    this.over.abort();
    await this.work;
  }

  private async play(): Promise<void> {
    const { center, pauseMs } = this.place;
    // Devices are not switched on at once.
    await this.pause(Math.random() * pauseMs * 4);
    for (let turn = 0; !this.over.signal.aborted; turn++) {
      const room = rooms[turn % rooms.length] ?? '';
      const steps: readonly (readonly [string, () => Promise<Answer>])[] = [
        ['a poll', () => this.poll()],
        ['an action', () => this.act(turn)],
        ['a sheet', () => this.compare()],
        [room, () => this.at.client.get(room, { query: { center } })],
      ];
      for (const [what, call] of steps) {
        await this.ask(what, call);
        await this.pause(pauseMs);
      }
    }
  }

  private pause(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: this.over.signal }).catch(() => undefined);
  }

  private async poll(): Promise<Answer> {
    const headers = { 'if-none-match': this.etag, ...(this.cursor === null ? {} : { 'delta-since': this.cursor }) };
    const query = { version: 1, center: this.place.center };
    const answer = await this.at.client.get('/dispatch/loadstate/', { query, headers });
    this.etag = answer.headers.get('etag') ?? '""';
    this.cursor = answer.headers.get('delta-cursor');
    return answer;
  }

  /** Sent again under its key where its answer was lost: it is done once. */
  private async act(turn: number): Promise<Answer> {
    const bags = (turn % 90) + 1;
    const key = randomUUID();
    const send = () =>
      this.at.client.patch(
        `/processing-orders/${this.place.order}/`,
        { number_of_bags: bags, number_of_bags_isotherm: 0 },
        { headers: { 'idempotency-key': key } },
      );
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await send();
        // Another attempt under the key is still being worked on.
        if (answer.status === 503 && attempt < 20) throw new TypeError('busy');
        if (answer.status === 200) {
          this.bags = bags;
          this.told.keys.push(key);
        }
        return answer;
      } catch (error) {
        if (!isEnding(error) || attempt === 20) throw error;
        await wait(200);
      }
    }
  }

  private async compare(): Promise<Answer> {
    const { order } = this.place;
    const answer = await this.at.client.get(`/processing-orders/${order}/`);
    const { number_of_bags: there } = answer.body as { readonly number_of_bags?: number };
    if (answer.status === 200 && this.bags !== null && there !== this.bags)
      this.told.faults.push(`order ${order}: ${this.bags} bags were answered, ${there} are there`);
    return answer;
  }

  /** One call, and how long it took; a process that was ended meanwhile is asked no more. */
  private async ask(what: string, call: () => Promise<Answer>): Promise<void> {
    const { client } = this.at;
    const startMs = performance.now();
    try {
      const { status, body } = await call();
      if (!good.has(status))
        this.told.faults.push(`${what} was answered ${status}: ${JSON.stringify(body).slice(0, 200)}`);
    } catch (error) {
      if (!isEnding(error) || client === this.at.client) this.told.faults.push(`${what}: ${String(error)}`);
    }
    (what === 'an action' ? this.told.actions : this.told.reads).push(performance.now() - startMs);
  }
}
