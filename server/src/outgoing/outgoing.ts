import type { Db } from '../db/connection/open.ts';
import { type Ended, endMessage, type Message, noteFailure, takeMessage } from '../db/customers/messages.ts';
import type { SmsProvider } from './provider.ts';

interface OutgoingDeps {
  readonly db: Db;
  readonly clock: () => number;
  /** Null: nothing is delivered, and every message says so. */
  readonly provider: SmsProvider | null;
  readonly onError: (error: unknown) => void;
}

/** An arrival told an hour late is worse than none. */
const staleAfterMs = 3_600_000;
const firstLeaseMs = 30_000;
const longestLeaseMs = 600_000;

/** From one attempt to the next: longer than any attempt takes, then twice as long each time. */
const leaseMs = (attempts: number) => Math.min(firstLeaseMs * 2 ** (attempts - 1), longestLeaseMs);

/**
 * Delivers the messages that committed actions left, one after the other:
 *
 *   waiting ──taken──▶ attempt ──▶ sent | refused
 *      ▲                  │  └────▶ noProvider | expired (nothing is called)
 *      └── due again ─────┘ no answer, provider busy, or this process ended
 *
 * A message is taken before it is given to the provider, and ends after: whoever ends in between gives it once more,
 * under the same id.
 */
export class Outgoing {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly deps: OutgoingDeps) {}

  /** Delivers what is due, behind whatever is being delivered already. */
  deliver(): Promise<void> {
    this.running = this.running.then(() => this.deliverDue()).catch(this.deps.onError);
    return this.running;
  }

  start(everyMs: number): void {
    this.timer ??= setInterval(() => void this.deliver(), everyMs).unref();
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.running;
  }

  private async deliverDue(): Promise<void> {
    const { db, clock } = this.deps;
    for (let next = await take(); next; next = await take()) await this.attempt(next);
    function take() {
      return takeMessage(db, clock(), leaseMs);
    }
  }

  private async attempt(message: Message): Promise<void> {
    const { db, clock, provider } = this.deps;
    const end = (state: Ended['state'], error: string | null = null) =>
      endMessage(db, message, { state, error }, clock());
    if (!provider) return end('noProvider');
    if (clock() - Date.parse(message.created_at) > staleAfterMs) return end('expired', message.error);
    const delivered = await provider.send({ id: message.id, to: message.phone, text: message.body });
    if (delivered.kind === 'later') return noteFailure(db, message, delivered.reason);
    return delivered.kind === 'sent' ? end('sent') : end('refused', delivered.reason);
  }
}
