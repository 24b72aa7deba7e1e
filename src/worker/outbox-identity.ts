import { readMeta, writeMeta } from '../db/meta.ts';
import type { QuaiDb } from '../db/schema.ts';
import type { OutboxMark } from './api.ts';

export interface OutboxCheck {
  /** The mark the page stores from now on; null while it stays as it is, to go on showing the loss. */
  readonly mark: OutboxMark | null;
  /** The browser lost actions that the user had seen as recorded. */
  readonly isLost: boolean;
}

/**
 * The outbox gets an identity at its first opening. If the page remembers another identity for this user, or a higher
 * last number, actions were lost.
 */
export async function identifyOutbox(db: QuaiDb, userKey: string, remembered: OutboxMark | null): Promise<OutboxCheck> {
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

/** The mark the page stores once an action has this number. */
export async function markAfter(db: QuaiDb, userKey: string, lastSeq: number): Promise<OutboxMark | null> {
  const identity = await readMeta(db, 'identity');
  return identity === undefined ? null : { userKey, identity, lastSeq };
}
