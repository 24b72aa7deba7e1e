import { readMeta, writeMeta } from '../../db/meta.ts';
import type { QuaiDb } from '../../db/schema.ts';
import type { Reply } from '../calls/http.ts';

/** How long the API remembers idempotency keys, by its header, ms; null where an answer has none. */
export function retentionIn(reply: Reply): number | null {
  // A refusal may come from a gateway, which does not know how long the API keeps keys.
  if (reply.kind !== 'answer' || reply.status >= 400) return null;
  const seconds = Number(reply.headers.get('Idempotency-Retention') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

/**
 * Whether actions carry their key, and how long the server keeps it (docs/adr/0030). To an API of the page's own origin
 * every action carries it from the first: browsers themselves resend a request whose reused connection died, and no
 * header is refused there. An API of another origin has to allow the header, and does once it has advertised keys.
 * Resending is another matter: it depends on the advertised retention.
 */
export class Keys {
  /**
   * The server compares `If-Match` with what a call replaces, by an answer to this worker, which asks who is signed in
   * before it acts; else rows are read just before they are changed (docs/adr/0059).
   */
  areCompared = false;

  constructor(
    private readonly db: QuaiDb,
    private readonly isSameOrigin: () => boolean,
  ) {}

  /** Stores the retention that an answer advertises, if it does. */
  async hear(reply: Reply): Promise<void> {
    const toldMs = retentionIn(reply);
    if (toldMs !== null) await this.keep(toldMs);
    this.areCompared ||= reply.kind === 'answer' && reply.headers.has('Conditional-Writes');
  }

  async keep(retentionMs: number): Promise<void> {
    if ((await readMeta(this.db, 'retentionMs')) === retentionMs) return;
    await writeMeta(this.db, 'retentionMs', retentionMs);
    if (retentionMs > 0) await writeMeta(this.db, 'keysTold', true);
  }

  async retentionMs(): Promise<number> {
    return (await readMeta(this.db, 'retentionMs')) ?? 0;
  }

  /** Whether a call surely carried its key, whatever the server has told since. */
  wasSent({ keyedUntilMs }: { readonly keyedUntilMs: number | null }): boolean {
    return keyedUntilMs !== null || this.isSameOrigin();
  }

  async areSent(): Promise<boolean> {
    if (this.isSameOrigin() || (await readMeta(this.db, 'keysTold'))) return true;
    // Stored by an older build.
    return (await this.retentionMs()) > 0;
  }
}
