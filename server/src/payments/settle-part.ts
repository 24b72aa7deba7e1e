import type { PartStatus } from '../../../src/domain/money/refund/refund.ts';
import { meansKind } from '../../../src/domain/money/refund/split.ts';
import type { Db } from '../db/connection/open.ts';
import { recordPaygreenStatus } from '../db/customers/transactions.ts';
import { contradict } from '../db/refunds/checks.ts';
import { bookPart, lookAgain, movePart, type Part, readPart } from '../db/refunds/parts.ts';
import { lockCenterOf, raiseAlert, type Trouble } from '../db/refunds/raise-alert.ts';
import { nextDecidedMs, nextLookMs, nextPendingMs, nextRefundedMs } from './look-ups.ts';
import type { PartResult, RefundProvider } from './refund-provider.ts';
import { paymentTexts as texts } from './text.ts';

export interface Deps {
  readonly db: Db;
  readonly clock: () => number;
}

type Provider = Pick<RefundProvider, 'mayFailLater'>;

/**
 * Records what a provider said of a part. One that a person settled stays as it is (SUP-377): his other word is
 * entered beside it.
 */
export async function settlePart(deps: Deps, part: Part, result: PartResult, provider: Provider): Promise<void> {
  if (part.decidedAs !== null) return compare(deps, part, result);
  if (await settleBy(deps, part, result, provider)) return;
  // Somebody was first: a person, perhaps.
  const now = await readPart(deps.db, part.id);
  if (now.decidedAs !== null) await compare(deps, now, result);
  // A look-up that found nothing came before the answer, which knows more.
  else if (now.status === 'unknown' && result.kind !== 'unknown') await settleBy(deps, now, result, provider);
}

async function compare({ db, clock }: Deps, part: Part, result: PartResult): Promise<void> {
  const nowMs = clock();
  const status = result.kind === 'unknown' ? null : result.kind;
  const isOther = status !== null && status !== part.status;
  if (status !== null)
    await db.transaction(async (tx) => {
      const locked = await lockCenterOf(tx, part);
      if (await contradict(tx, part, status, nowMs)) await raiseAlert(tx, locked, part, 'contradicted', nowMs);
    });
  // He has told it whole; what is under way with him may end otherwise.
  const nextMs = isOther && status !== 'pending' ? null : nextDecidedMs(part.looks);
  await lookAgain(db, part, nextMs === null ? null : nowMs + nextMs);
}

/** False where the part was no more as it was read. */
async function settleBy(deps: Deps, part: Part, result: PartResult, provider: Provider): Promise<boolean> {
  const after = afterNow(deps);
  switch (result.kind) {
    case 'refunded':
      return settleRefunded(deps, part, result.status, after(lastsMs(part, provider)));
    case 'refused':
      return changePart(deps, part, 'refused', { error: wordsOf(part, result.error) });
    case 'pending':
      if (part.status === 'pending') return again(deps, part, nextPendingMs(part.looks));
      return changePart(deps, part, 'pending', { nextLookMs: after(nextPendingMs(0)) });
    case 'unknown':
      return settleUnknown(deps, part);
  }
}

const afterNow =
  ({ clock }: Deps) =>
  (ms: number | null) =>
    ms === null ? null : clock() + ms;

async function again(deps: Deps, part: Part, ms: number | null): Promise<true> {
  await lookAgain(deps.db, part, afterNow(deps)(ms));
  return true;
}

async function settleRefunded(deps: Deps, part: Part, status: string | undefined, nextMs: number | null) {
  const { db, clock } = deps;
  if (part.status === 'refunded') {
    await lookAgain(db, part, nextMs);
    return true;
  }
  const isMoved = await changePart(deps, part, 'refunded', { nextLookMs: nextMs });
  if (status && part.paymentOrder) await recordPaygreenStatus(db, part.paymentOrder, status, clock());
  return isMoved;
}

/** One that its provider has already stays with him when a look-up is lost. */
function settleUnknown(deps: Deps, part: Part): Promise<boolean> {
  if (part.status === 'refunded') return again(deps, part, nextRefundedMs(part.looks));
  if (isHis(part)) return again(deps, part, nextPendingMs(part.looks));
  if (part.status === 'unknown') return again(deps, part, nextLookMs(part.looks + 1));
  return changePart(deps, part, 'unknown', { nextLookMs: afterNow(deps)(nextLookMs(0)) });
}

/** When a refunded part is looked up once more, since some fail later; null for never. */
function lastsMs(part: Part, { mayFailLater }: Provider): number | null {
  if (!mayFailLater) return null;
  return nextRefundedMs(part.status === 'refunded' ? part.looks : 0);
}

interface Change {
  readonly error?: string | null;
  readonly nextLookMs?: number | null;
}

/** Moves a part with its entry in the ledger, if it is still as it was read; false where it is not. */
export function changePart(
  { db, clock }: Deps,
  part: Part,
  to: PartStatus,
  { error = null, nextLookMs: next = null }: Change = {},
): Promise<boolean> {
  const nowMs = clock();
  const trouble = troubleOf(part, to);
  return db.transaction(async (tx) => {
    const locked = trouble ? await lockCenterOf(tx, part) : null;
    const isMoved = await movePart(tx, part.id, { from: part.status, to, error, nextLookMs: next }, nowMs);
    if (isMoved && to === 'refunded') await bookPart(tx, part, true, nowMs);
    if (isMoved && part.status === 'refunded') await bookPart(tx, part, false, nowMs);
    if (isMoved && trouble) await raiseAlert(tx, locked, part, trouble, nowMs);
    return isMoved;
  });
}

/** Of what nobody who looks at the order is told in an answer: one that fails later, one of a canceled order. */
function troubleOf({ kind, status }: Part, to: PartStatus): Trouble | null {
  if (to !== 'refused') return null;
  if (status === 'refunded') return 'failedLater';
  return kind === 'canceled' ? 'canceledRefused' : null;
}

/** Its provider said that he has it. */
export const isHis = ({ status, looks }: Part) => status === 'refunded' || (status === 'pending' && looks > 0);

export const meansName = (type: string) => texts.means[meansKind(type) ?? 'card'];

const wordsOf = ({ type }: Part, error: string | null) =>
  error === null ? texts.meansNotReached(meansName(type)) : texts.meansRefused(meansName(type), error);
