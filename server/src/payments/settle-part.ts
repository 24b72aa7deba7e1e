import type { PartStatus } from '../../../src/domain/money/refund/refund.ts';
import { meansKind } from '../../../src/domain/money/refund/split.ts';
import type { Db } from '../db/connection/open.ts';
import { recordPaygreenStatus } from '../db/customers/transactions.ts';
import { contradict } from '../db/refunds/checks.ts';
import { bookPart, lookAgain, movePart, type Part, readPart } from '../db/refunds/parts.ts';
import { lockCenterOf, raiseAlert, type Trouble } from '../db/refunds/raise-alert.ts';
import { enterStep, type NewStep, noteStep } from '../db/refunds/steps.ts';
import { nextDecidedMs, nextLookMs, nextPendingMs, nextRefundedMs } from './look-ups.ts';
import type { PartResult, RefundProvider } from './refund-provider.ts';
import { paymentTexts as texts } from './text.ts';

export interface Deps {
  readonly db: Db;
  readonly clock: () => number;
}

type Provider = Pick<RefundProvider, 'mayFailLater'>;

/** Whence a result comes: what a provider answered, what a look-up found, or what he said by himself. */
export interface Source {
  readonly kind: 'answered' | 'looked' | 'told';
  /** How long he took. */
  readonly tookMs?: number;
}

/** The step of a result (OUR-161), which changes the part or not. */
const stepOf = (part: Part, result: PartResult, { kind, tookMs }: Source, changes: boolean): NewStep => ({
  ...{ refund: part.refund, part: part.id, kind, status: result.kind, changes, answer: result.answer },
  ...(tookMs === undefined ? {} : { tookMs }),
  isAskedAgain: result.isAskedAgain ?? false,
});

/**
 * Records what a provider said of a part. One that a person settled stays as it is (SUP-377): his other word is
 * entered beside it.
 */
export async function settlePart(
  deps: Deps,
  part: Part,
  result: PartResult,
  provider: Provider,
  source: Source,
): Promise<void> {
  if (part.decidedAs !== null) return compare(deps, part, result);
  if (await settleBy(deps, part, result, provider, source)) return;
  // Somebody was first: a person, perhaps.
  const now = await readPart(deps.db, part.id);
  if (now.decidedAs !== null) return compare(deps, now, result);
  // A look-up that found nothing came before the answer, which knows more.
  const knowsMore = now.status === 'unknown' && result.kind !== 'unknown';
  if (knowsMore && (await settleBy(deps, now, result, provider, source))) return;
  await noteStep(deps.db, stepOf(part, result, source, false), deps.clock());
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
async function settleBy(
  deps: Deps,
  part: Part,
  result: PartResult,
  provider: Provider,
  source: Source,
): Promise<boolean> {
  const after = afterNow(deps);
  const step = stepOf(part, result, source, true);
  switch (result.kind) {
    case 'refunded':
      return settleRefunded(deps, part, result.status, { nextLookMs: after(lastsMs(part, provider)), step });
    case 'refused':
      return changePart(deps, part, 'refused', { error: wordsOf(part, result.error), step });
    case 'pending':
      if (part.status === 'pending') return again(deps, part, nextPendingMs(part.looks), step);
      return changePart(deps, part, 'pending', { nextLookMs: after(nextPendingMs(0)), step });
    case 'unknown':
      return settleUnknown(deps, part, step);
  }
}

const afterNow =
  ({ clock }: Deps) =>
  (ms: number | null) =>
    ms === null ? null : clock() + ms;

/** A look-up that found nothing new is a step of its own, except of a part that is refunded and stays so. */
async function again(deps: Deps, part: Part, ms: number | null, step: NewStep): Promise<true> {
  const nextMs = afterNow(deps)(ms);
  await deps.db.transaction(async (tx) => {
    await lookAgain(tx, part, nextMs);
    if (part.status !== 'refunded') await enterStep(tx, { ...step, changes: false }, deps.clock());
  });
  return true;
}

async function settleRefunded(
  deps: Deps,
  part: Part,
  status: string | undefined,
  change: Pick<Change, 'nextLookMs' | 'step'>,
) {
  const { db, clock } = deps;
  if (part.status === 'refunded') {
    await lookAgain(db, part, change.nextLookMs ?? null);
    return true;
  }
  const isMoved = await changePart(deps, part, 'refunded', change);
  if (status && part.paymentOrder) await recordPaygreenStatus(db, part.paymentOrder, status, clock());
  return isMoved;
}

/** One that its provider has already stays with him when a look-up is lost. */
function settleUnknown(deps: Deps, part: Part, step: NewStep): Promise<boolean> {
  if (part.status === 'refunded') return again(deps, part, nextRefundedMs(part.looks), step);
  if (isHis(part)) return again(deps, part, nextPendingMs(part.looks), step);
  if (part.status === 'unknown') return again(deps, part, nextLookMs(part.looks + 1), step);
  return changePart(deps, part, 'unknown', { nextLookMs: afterNow(deps)(nextLookMs(0)), step });
}

/** When a refunded part is looked up once more, since some fail later; null for never. */
function lastsMs(part: Part, { mayFailLater }: Provider): number | null {
  if (!mayFailLater) return null;
  return nextRefundedMs(part.status === 'refunded' ? part.looks : 0);
}

interface Change {
  readonly error?: string | null;
  readonly nextLookMs?: number | null;
  /** What it is moved by. */
  readonly step: Pick<NewStep, 'kind' | 'tookMs' | 'answer' | 'isAskedAgain'>;
}

/** Moves a part with its step and its entry in the ledger, if it is still as it was read; false where it is not. */
export function changePart(
  { db, clock }: Deps,
  part: Part,
  to: PartStatus,
  { error = null, nextLookMs: next = null, step }: Change,
): Promise<boolean> {
  const nowMs = clock();
  const trouble = troubleOf(part, to);
  return db.transaction(async (tx) => {
    const locked = trouble ? await lockCenterOf(tx, part) : null;
    const isMoved = await movePart(tx, part.id, { from: part.status, to, error, nextLookMs: next }, nowMs);
    if (!isMoved) return false;
    const isBooked = to === 'refunded' || part.status === 'refunded';
    const movement = isBooked ? await bookPart(tx, part, to === 'refunded', nowMs) : null;
    await enterStep(tx, { ...step, refund: part.refund, part: part.id, status: to, changes: true, movement }, nowMs);
    if (trouble) await raiseAlert(tx, locked, part, trouble, nowMs);
    return true;
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
