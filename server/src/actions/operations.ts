import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/connection/open.ts';
import { refusalOfOperation } from '../db/refunds/read-refunds.ts';
import { moneyOperations as operations } from '../db/schema/money/money.ts';
import { idempotencyOutcomes } from '../db/schema/record.ts';
import { Failure } from '../http/failure.ts';
import { texts } from '../text.ts';
import { fingerprintOf, inProgress, isAlone } from './idempotency.ts';
import type { ActionRequest, Outcome, Performed } from './outcome.ts';

type Known = typeof operations.$inferSelect;

const keyReused = () => new Failure(422, { error: texts.keyReused });
const lockName = (key: string) => `money/${key}`;

/** What is stored of an answer: its status, and the words of a refusal. */
const storedOutcome = ({ status, body }: Outcome) => ({ status, error: errorIn(body) });

const errorIn = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : null;

/**
 * Runs a call that moves money at most once for ever. The key is looked up before every other check: known → its outcome
 * again, whose body `replay` reads as it is now; known for another call → 422; closed by a look-up → 409, and nothing
 * moves; under way → 503. The operation is written in the transaction of its movements; providers are asked after it.
 */
export async function onceForGood(
  db: Db,
  sent: ActionRequest & { readonly key: string },
  nowMs: number,
  act: (tx: Tx) => Promise<Performed>,
  replay: (tx: Tx, stored: StoredOutcome) => Promise<Outcome>,
): Promise<Outcome> {
  const { key } = sent;
  const { outcome, after } = await db.transaction(async (tx): Promise<Performed> => {
    if (!(await isAlone(tx, lockName(key)))) throw inProgress();
    const fingerprint = fingerprintOf(sent);
    const known = await readOperation(tx, key);
    if (known) return { outcome: await replay(tx, await outcomeFor(tx, known, sent, fingerprint)), after: null };
    if (await isOfAnotherKind(tx, sent)) throw keyReused();
    const performed = await act(tx);
    const { outcome } = performed;
    const created_at = new Date(nowMs).toISOString();
    await tx
      .insert(operations)
      .values({ key, user_id: sent.userId, fingerprint, ...storedOutcome(outcome), created_at });
    return performed;
  });
  // What it leaves for after the commit needs no second start: whatever must not be lost is written by then.
  return after ? after() : outcome;
}

export interface StoredOutcome {
  readonly status: number;
  readonly error: string | null;
}

async function outcomeFor(
  tx: Tx,
  { status, error, ...known }: Known,
  { userId }: ActionRequest,
  fingerprint: string,
): Promise<StoredOutcome> {
  if (known.fingerprint === null || status === null)
    throw new Failure(409, { code: 'operation_closed', error: texts.operationClosed });
  if (known.user_id !== userId || known.fingerprint !== fingerprint) throw keyReused();
  return presentOutcome(tx, known.key, { status, error });
}

/** The outcome as it is by now: a refund of which every part was refused is one, however it began. */
async function presentOutcome(db: Db, key: string, stored: StoredOutcome): Promise<StoredOutcome> {
  const error = stored.error === null ? await refusalOfOperation(db, key) : null;
  return error === null ? stored : { status: 409, error };
}

/** The key was that of a call that moves no money. */
async function isOfAnotherKind(tx: Tx, { userId, key }: ActionRequest & { readonly key: string }): Promise<boolean> {
  const { user_id, key: used } = idempotencyOutcomes;
  const [found] = await tx
    .select({ used })
    .from(idempotencyOutcomes)
    .where(and(eq(user_id, userId), eq(used, key)));
  return found !== undefined;
}

async function readOperation(db: Db, key: string): Promise<Known | undefined> {
  const [found] = await db.select().from(operations).where(eq(operations.key, key));
  return found;
}

/**
 * What became of a key, for whoever looks it up after a lost answer. One that no call has come with is closed first, so
 * that none can come any more: only then is it true that nothing moved. `null`: closed.
 */
export function lookUpOperation(db: Db, key: string, userId: number, nowMs: number): Promise<StoredOutcome | null> {
  return db.transaction(async (tx) => {
    if (!(await isAlone(tx, lockName(key)))) throw inProgress();
    const known = await readOperation(tx, key);
    if (!known) {
      await tx.insert(operations).values({ key, user_id: userId, created_at: new Date(nowMs).toISOString() });
      return null;
    }
    if (known.status === null) return null;
    if (known.user_id !== userId) throw new Failure(403, { detail: texts.otherOperation });
    return presentOutcome(tx, key, { status: known.status, error: known.error });
  });
}
