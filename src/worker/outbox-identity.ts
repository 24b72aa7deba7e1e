import { readMeta, writeMeta } from '../db/meta.ts';
import type { QuaiDb } from '../db/schema.ts';
import type { OutboxMark } from './api.ts';

export interface Identified {
  /** What the page is to remember from now on; null while it remembers what was lost. */
  readonly mark: OutboxMark | null;
  /** The browser lost actions that had been said to be recorded. */
  readonly isLost: boolean;
}

/**
 * The outbox has an identity, given at its first opening. Another one than the page remembers of this user, or a lower
 * last number, means a loss.
 */
export async function identifyOutbox(db: QuaiDb, userKey: string, remembered: OutboxMark | null): Promise<Identified> {
  const fresh = crypto.randomUUID();
  const mark = await db.transaction('rw', db.meta, async () => {
    const known = await readMeta(db, 'identity');
    if (known === undefined) await writeMeta(db, 'identity', fresh);
    return { userKey, identity: known ?? fresh, lastSeq: (await readMeta(db, 'seq')) ?? 0 };
  });
  const isLost =
    remembered?.userKey === userKey &&
    remembered.lastSeq > 0 &&
    (remembered.identity !== mark.identity || remembered.lastSeq > mark.lastSeq);
  return { mark: isLost ? null : mark, isLost };
}

/** What the page is to remember once an action was stored under this number. */
export async function markAfter(db: QuaiDb, userKey: string, lastSeq: number): Promise<OutboxMark | null> {
  const identity = await readMeta(db, 'identity');
  return identity === undefined ? null : { userKey, identity, lastSeq };
}
