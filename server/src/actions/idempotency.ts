import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db, Tx } from '../db/connection/open.ts';
import { moneyOperations } from '../db/schema/money/money.ts';
import { idempotencyOutcomes as outcomes } from '../db/schema/record.ts';
import { badRequest, Failure } from '../http/failure.ts';
import { texts } from '../text.ts';
import type { ActionRequest, Outcome, Performed } from './outcome.ts';

export const inProgress = () =>
  new Failure(503, { code: 'request_in_progress', error: texts.inProgress }, { 'retry-after': '1' });

export const validKey = /^[\x21-\x7e]{1,200}$/;

/** Stored while the work after the commit is under way; its body is the outcome up to the commit. */
const underWay = 102;
const UnderWay = z.object({ status: z.number(), body: z.unknown() });
/** No call of another system takes as long: its process has ended without a result. */
const underWayMs = 60_000;

/** The key in a request's header; 400 when it is invalid. */
export function readKey(header: unknown): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !validKey.test(header)) throw badRequest(texts.badParameter('Idempotency-Key'));
  return header;
}

/**
 * Runs a keyed request at most once. The key is looked up before every other check:
 * known → its stored outcome; known for another request → 422; running here or in another process, or what follows
 * its commit still under way → 503.
 * The outcome is written in the transaction of the effect; a request that failed left neither.
 */
export class Idempotency {
  private readonly running = new Set<string>();

  constructor(
    private readonly db: Db,
    private readonly retentionS: number,
  ) {}

  /** Work that `act` leaves for after the commit runs under the key too; its outcome is the one stored. */
  async once(sent: ActionRequest, key: string, nowMs: number, act: (tx: Tx) => Promise<Performed>): Promise<Outcome> {
    const name = `${sent.userId}/${key}`;
    if (this.running.has(name)) throw inProgress();
    this.running.add(name);
    try {
      const { outcome, after } = await this.db.transaction((tx) => this.inTransaction(tx, sent, key, nowMs, act));
      return after ? await this.follow(sent, key, outcome, after) : outcome;
    } finally {
      this.running.delete(name);
    }
  }

  /** Forgets outcomes older than the retention. */
  async prune(nowMs: number): Promise<void> {
    await this.db.delete(outcomes).where(lt(outcomes.created_at, this.oldest(nowMs)));
  }

  private async inTransaction(
    tx: Tx,
    sent: ActionRequest,
    key: string,
    nowMs: number,
    act: (tx: Tx) => Promise<Performed>,
  ) {
    if (!(await isAlone(tx, `${sent.userId}/${key}`))) throw inProgress();
    const mine = and(eq(outcomes.user_id, sent.userId), eq(outcomes.key, key));
    const [known] = await tx
      .select()
      .from(outcomes)
      .where(and(mine, gt(outcomes.created_at, this.oldest(nowMs))));
    const fingerprint = fingerprintOf(sent);
    if (known && known.fingerprint !== fingerprint) throw new Failure(422, { error: texts.keyReused });
    if (known) return { outcome: keptOutcome(known, nowMs), after: null };
    if (await isOfMoney(tx, key)) throw new Failure(422, { error: texts.keyReused });
    const performed = await act(tx);
    const { outcome, after } = performed;
    const kept = after ? { status: underWay, body: outcome } : outcome;
    const row = { ...kept, fingerprint, created_at: new Date(nowMs).toISOString() };
    await tx
      .insert(outcomes)
      .values({ user_id: sent.userId, key, ...row })
      .onConflictDoUpdate({ target: [outcomes.user_id, outcomes.key], set: row });
    return performed;
  }

  /** Runs the work after the commit; if it fails, the commit's own outcome stays stored. */
  private async follow(
    sent: ActionRequest,
    key: string,
    committed: Outcome,
    after: () => Promise<Outcome>,
  ): Promise<Outcome> {
    let last = committed;
    try {
      last = await after();
      return last;
    } finally {
      const { status, body } = last;
      await this.db
        .update(outcomes)
        .set({ status, body })
        .where(and(eq(outcomes.user_id, sent.userId), eq(outcomes.key, key)));
    }
  }

  private readonly oldest = (nowMs: number) => new Date(nowMs - this.retentionS * 1000).toISOString();
}

/** The key is that of a call that moved money (operations.ts). */
async function isOfMoney(tx: Tx, key: string): Promise<boolean> {
  const [found] = await tx
    .select({ key: moneyOperations.key })
    .from(moneyOperations)
    .where(eq(moneyOperations.key, key));
  return found !== undefined;
}

function keptOutcome(kept: typeof outcomes.$inferSelect, nowMs: number): Outcome {
  const { status, body, created_at } = kept;
  if (status !== underWay) return { status, body };
  if (nowMs - Date.parse(created_at) < underWayMs) throw inProgress();
  const committed = UnderWay.parse(body);
  return { status: committed.status, body: committed.body };
}

/** Other processes on the same database hold this lock while they work on the key; it ends with the transaction. */
export async function isAlone(tx: Tx, name: string): Promise<boolean> {
  const [row] = await tx
    .select({ locked: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(values (1)) as one`);
  return row?.locked === true;
}

export const fingerprintOf = ({ method, path, body }: ActionRequest) =>
  createHash('sha256')
    .update(JSON.stringify([method, path, body ?? null]))
    .digest('base64url');
