import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Attention } from '../../../src/domain/colleague/attention.ts';
import type { Colleague } from '../../../src/domain/colleague/colleague.ts';
import { fits } from '../../../src/domain/schema.ts';
import type { Db } from '../db/connection/open.ts';
import type { Ear } from '../db/notices.ts';
import { users } from '../db/schema/accounts.ts';
import { type DevicePresence, Presences } from './presences.ts';

/** The channel on which a process notifies every process what a device has open. */
export const presenceChannel = 'quai_presence';

/** Ids and codes alone: whoever may connect to the database may read them. */
const Notice = z.object({
  device: z.string(),
  user: z.int(),
  at: z.array(z.pick(Attention, { kind: true, id: true, begun: true })),
});

function saidIn(payload: string): DevicePresence | null {
  const notice: unknown = JSON.parse(payload);
  return fits(Notice, notice) ? notice : null;
}

type Names = Pick<Colleague, 'first_name' | 'last_name'>;

/** A user's stream that receives presence. */
interface Listener {
  readonly user: number;
  readonly tell: (colleagues: readonly Colleague[]) => void;
}

const sweepEveryMs = 1_000;
/** Shortest time between two calls of one device, ms. */
const leastMs = 500;

/**
 * Presence of colleagues (OUR-060 to OUR-064, docs/adr/0052): received from every process, sent to the streams of this
 * one.
 */
export class Presence implements Ear {
  private readonly presences = new Presences();
  private readonly listeners = new Set<Listener>();
  /** Names of the present users. */
  private readonly names = new Map<number, Names>();
  /** When a device of this process last called. */
  private readonly saidAtMs = new Map<string, number>();
  /** Notices are handled one after the other: a name that has to be read first delays those behind it. */
  private queue: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly db: Db,
    private readonly clock: () => number,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Notifies all processes, this one included, what a device has open. False when the device called just now. */
  async say(said: DevicePresence): Promise<boolean> {
    const nowMs = this.clock();
    if (nowMs - (this.saidAtMs.get(said.device) ?? Number.NEGATIVE_INFINITY) < leastMs) return false;
    this.saidAtMs.set(said.device, nowMs);
    await this.db.execute(sql`select pg_notify(${presenceChannel}, ${JSON.stringify(said)})`);
    return true;
  }

  hear(payload: string): void {
    this.queue = this.queue.then(() => this.take(payload)).catch(this.onError);
  }

  listening(): Promise<void> {
    // Missed notices are repeated within 15 s.
    return Promise.resolve();
  }

  /** Ends when the returned function is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    listener.tell(this.colleaguesOf(listener.user));
    return () => this.listeners.delete(listener);
  }

  start(): void {
    this.timer ??= setInterval(() => this.sweep(), sweepEveryMs).unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  /** Forgets devices that are gone; it does so by itself every second. */
  sweep(): void {
    const nowMs = this.clock();
    this.tellAll(this.presences.sweep(nowMs));
    for (const [device, saidMs] of this.saidAtMs) if (nowMs - saidMs >= leastMs) this.saidAtMs.delete(device);
    for (const user of this.names.keys()) if (!this.presences.isThere(user)) this.names.delete(user);
  }

  private async take(payload: string): Promise<void> {
    const said = saidIn(payload);
    if (!said) return;
    if (!this.names.has(said.user)) this.names.set(said.user, await this.readNames(said.user));
    this.tellAll(this.presences.say(said, this.clock()));
  }

  private tellAll(touched: ReadonlySet<number>): void {
    if (touched.size === 0) return;
    for (const { user, tell } of this.listeners) if (touched.has(user)) tell(this.colleaguesOf(user));
  }

  private colleaguesOf(user: number): Colleague[] {
    return this.presences.around(user).map(({ user: user_id, kind, id, begun }) => {
      const { first_name = null, last_name = null } = this.names.get(user_id) ?? {};
      return { kind, id, user_id, first_name, last_name, begun };
    });
  }

  private async readNames(user: number): Promise<Names> {
    const { first_name, last_name } = users;
    const [found] = await this.db.select({ first_name, last_name }).from(users).where(eq(users.id, user));
    return found ?? {};
  }
}
