import { readMeta, writeMeta } from '../../db/meta.ts';
import type { QuaiDb } from '../../db/schema.ts';
import type { Reply } from '../calls/http.ts';

/** How long the API says it remembers the keys of actions, ms; null where an answer says nothing of it. */
export function retentionIn(reply: Reply): number | null {
  // A refusal may come from a gateway, which does not know what the API keeps.
  if (reply.kind !== 'answer' || reply.status >= 400) return null;
  const seconds = Number(reply.headers.get('Idempotency-Retention') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

/**
 * Whether actions carry their key, and what the server has said of keys (docs/adr/0030). To an API of the page's own origin
 * every action carries it from the first: browsers themselves send a request again whose reused connection dies, and no
 * header is refused there. One of another origin has to allow the header, and does once it has told of keys. Resending
 * is another matter: it rests on the retention told.
 */
export class Keys {
  constructor(
    private readonly db: QuaiDb,
    private readonly isSameOrigin: () => boolean,
  ) {}

  /** Takes the word of an answer, where it has one. */
  async hear(reply: Reply): Promise<void> {
    const toldMs = retentionIn(reply);
    if (toldMs !== null) await this.keep(toldMs);
  }

  async keep(retentionMs: number): Promise<void> {
    if ((await readMeta(this.db, 'retentionMs')) === retentionMs) return;
    await writeMeta(this.db, 'retentionMs', retentionMs);
    if (retentionMs > 0) await writeMeta(this.db, 'keysTold', true);
  }

  async retentionMs(): Promise<number> {
    return (await readMeta(this.db, 'retentionMs')) ?? 0;
  }

  async areSent(): Promise<boolean> {
    if (this.isSameOrigin() || (await readMeta(this.db, 'keysTold'))) return true;
    // What a former build heard.
    return (await this.retentionMs()) > 0;
  }
}
