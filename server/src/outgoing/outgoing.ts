import type { Db } from '../db/connection/open.ts';
import { endMessage, type Message, type MessageEnd, noteFailure, takeMessage } from '../db/customers/messages.ts';
import type { SmsProvider } from './provider.ts';

interface OutgoingDeps {
  readonly db: Db;
  readonly clock: () => number;
  /** With null nothing is delivered, and every message ends as `noProvider`. */
  readonly provider: SmsProvider | null;
  readonly onError: (error: unknown) => void;
}

/** News of an arrival that comes an hour late is worse than none. */
const staleAfterMs = 3_600_000;
const firstLeaseMs = 30_000;
const longestLeaseMs = 600_000;

/** Time between two attempts: longer than any attempt takes, and doubled each time. */
const leaseMs = (attempts: number) => Math.min(firstLeaseMs * 2 ** (attempts - 1), longestLeaseMs);

/**
 * Delivers the messages of committed actions, one after the other:
 *
 *   waiting ──taken──▶ attempt ──▶ sent | refused
 *      ▲                  │  └────▶ noProvider | expired (nothing is called)
 *      └── due again ─────┘ no answer, provider busy, or this process ended
 *
 * A message is taken before it is sent to the provider, and ends after. If the process ends in between, it is sent once
 * more, under the same id.
 */
export class Outgoing {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly deps: OutgoingDeps) {}

  /** Delivers the messages that are due, after those being delivered already. */
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
    const end = (state: MessageEnd['state'], error: string | null = null) =>
      endMessage(db, message, { state, error }, clock());
    if (!provider) return end('noProvider');
    if (clock() - Date.parse(message.created_at) > staleAfterMs) return end('expired', message.error);
    const delivered = await provider.send({ id: message.id, to: message.phone, text: message.body });
    if (delivered.kind === 'later') return noteFailure(db, message, delivered.reason);
    return delivered.kind === 'sent' ? end('sent') : end('refused', delivered.reason);
  }
}
