import { asc, desc, eq } from 'drizzle-orm';
import type { CheckStatus } from '../../../../src/domain/money/refund/check.ts';
import type { PartCheck, PartStatus } from '../../../../src/domain/money/refund/refund.ts';
import { assert } from '../../../../src/domain/result.ts';
import { groupBy } from '../../world/group-by.ts';
import { authorOf } from '../authors.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isAnyOf } from '../ids.ts';
import { users } from '../schema/accounts.ts';
import { authors } from '../schema/authors.ts';
import { refundCheckNotes, refundChecks, refundContradictions } from '../schema/money/refunds.ts';
import { personIn, signedBy } from '../signed.ts';
import { bookPart, lockPart, movePart, type Part } from './parts.ts';
import { enterStep } from './steps.ts';

// Parts that a person decided, and what their provider said of them later (SUP-377).

/** What a person saw of a part, and where. */
export interface NewCheck {
  readonly part: Part;
  readonly status: CheckStatus;
  readonly seenIn: string;
  /** After so long its provider is read, to hear whether he says otherwise. */
  readonly readAgainInMs: number | null;
}

/**
 * Enters what a person saw of a part, and settles the part by it as a provider's word does; `unknown` leaves it as it
 * is. The part is locked.
 */
export const enterCheck =
  (by: string, { part, status, seenIn, readAgainInMs }: NewCheck) =>
  async (tx: Tx, nowMs: number, operation_key: string | null): Promise<void> => {
    const [entered] = await tx
      .insert(refundChecks)
      .values({
        ...{ part_id: part.id, status, operation_key },
        ...{ author_id: await authorOf(tx, by), created_at: new Date(nowMs).toISOString() },
      })
      .returning({ id: refundChecks.id });
    assert(entered, 'a check that is entered has a number');
    await tx.insert(refundCheckNotes).values({ check_id: entered.id, seen_in: seenIn });
    const step = { refund: part.refund, part: part.id, kind: 'checked', status, by } as const;
    if (status === 'unknown' || status === part.status) return enterStep(tx, { ...step, changes: false }, nowMs);
    const nextLookMs = readAgainInMs === null ? null : nowMs + readAgainInMs;
    const isMoved = await movePart(tx, part.id, { from: part.status, to: status, nextLookMs }, nowMs);
    assert(isMoved, 'a part that is locked is as it was read');
    const isBooked = status === 'refunded' || part.status === 'refunded';
    const movement = isBooked ? await bookPart(tx, part, status === 'refunded', nowMs) : null;
    await enterStep(tx, { ...step, changes: true, movement }, nowMs);
  };

/**
 * Enters a provider's word about a part that a person decided, once for as long as he says the same: that it is not so,
 * or that it is after all. True where it is another than the person's: he may have decided anew while it was on its way.
 */
export async function contradict(
  tx: Tx,
  { id, order, refund }: Part,
  status: PartStatus,
  nowMs: number,
): Promise<boolean> {
  const now = await lockPart(tx, order, id);
  const words = (await readWords(tx, [id])).get(id);
  const decided = words && lastDecision(words.checks);
  if (!now || !decided || (words.contradiction?.status ?? now.status) === status) return false;
  await tx
    .insert(refundContradictions)
    .values({ check_id: decided.id, status, created_at: new Date(nowMs).toISOString() });
  await enterStep(tx, { refund, part: id, kind: 'contradicted', status, changes: false }, nowMs);
  return status !== now.status;
}

/** What persons saw of a part, and what its provider said otherwise since. */
export interface Words {
  readonly checks: (PartCheck & { readonly status: CheckStatus })[];
  readonly contradiction: { readonly status: PartStatus; readonly created_at: string } | null;
}

const noWords: Words = { checks: [], contradiction: null };

/** The check by which a part was settled; undefined where none was. */
const lastDecision = (checks: Words['checks']) => checks.findLast(({ status }) => status !== 'unknown');

/** The words about each of some parts. */
export async function readWords(db: Db, parts: readonly number[]): Promise<ReadonlyMap<number, Words>> {
  if (parts.length === 0) return new Map();
  const checks = groupBy(await readChecks(db, parts), ({ part }) => part);
  const contradictions = checks.size === 0 ? [] : await readContradictions(db, parts);
  return new Map(
    parts.map((part) => {
      const its = checks.get(part)?.map(({ check }) => check);
      if (!its) return [part, noWords];
      const decided = lastDecision(its);
      const against = contradictions.find(({ check }) => check === decided?.id);
      // A provider who came round to what the person saw contradicts nobody.
      const isOther = against && against.status !== decided?.status;
      const contradiction = isOther ? { status: against.status, created_at: against.created_at } : null;
      return [part, { checks: its, contradiction }];
    }),
  );
}

async function readChecks(db: Db, parts: readonly number[]) {
  const found = await db
    .select({
      ...{ part: refundChecks.part_id, id: refundChecks.id, status: refundChecks.status },
      ...{ created_at: refundChecks.created_at, seen_in: refundCheckNotes.seen_in, author: authors.name },
      user: personIn(users),
    })
    .from(refundChecks)
    .leftJoin(refundCheckNotes, eq(refundCheckNotes.check_id, refundChecks.id))
    .leftJoin(authors, eq(authors.id, refundChecks.author_id))
    .leftJoin(users, eq(users.email, authors.name))
    .where(isAnyOf(refundChecks.part_id, parts))
    .orderBy(asc(refundChecks.id));
  return found.map(({ part, author, user, ...check }) => ({
    part,
    check: { ...check, done_by: signedBy(user, author) },
  }));
}

/** What providers said otherwise, the latest first, by the check that it contradicts. */
function readContradictions(db: Db, parts: readonly number[]) {
  const { check_id, status, created_at, id } = refundContradictions;
  return db
    .select({ check: check_id, status, created_at })
    .from(refundContradictions)
    .innerJoin(refundChecks, eq(refundChecks.id, check_id))
    .where(isAnyOf(refundChecks.part_id, parts))
    .orderBy(desc(id));
}
