import { nameOfAuthor } from '../../author.ts';
import { type Refusal, refuse } from '../../result.ts';
import { dateTimeText } from '../../time/paris-time.ts';
import { joined } from '../../words/isolate.ts';
import { type CheckCode, partStatusTexts } from '../text.ts';
import type { PartCheck, RefundPart } from './refund.ts';

// A part of which nobody knows is decided by a person who looked at the provider's own pages (SUP-377).

/** What somebody can have seen of a part. */
export const checkStatuses = ['refunded', 'refused', 'unknown'] as const;
export type CheckStatus = (typeof checkStatuses)[number];

/** So many look-ups in vain, and a manager may decide before the last of them. */
const looksForManagers = 5;

type CheckedPart = Pick<RefundPart, 'status' | 'looks' | 'next_look_at' | 'checks' | 'contradiction'>;

/** The latest check of a part; null where nobody looked yet. */
export const lastCheck = ({ checks }: Pick<RefundPart, 'checks'>): PartCheck | null => checks?.at(-1) ?? null;

/** Who may say now what became of a part: `later` for nobody yet, null where nobody has to. */
export function whoChecks({
  status,
  looks,
  next_look_at,
  contradiction,
}: CheckedPart): 'editors' | 'managers' | 'later' | null {
  if (contradiction) return 'editors';
  if (status !== 'unknown') return null;
  if (!next_look_at) return 'editors';
  return (looks ?? 0) >= looksForManagers ? 'managers' : 'later';
}

interface AskedCheck {
  /** The last check that its author saw; null for none. */
  readonly seenCheckId: number | null;
}

/**
 * Why a part is not decided by a person: another was first, the provider was, or it is looked up still. `isManager` is
 * true where the rights of who asks are not known.
 */
export function whyNotCheck(
  { seenCheckId }: AskedCheck,
  part: CheckedPart | undefined,
  isManager: boolean,
): Refusal<CheckCode> | null {
  if (!part) return refuse('partGone');
  const last = lastCheck(part);
  if ((last?.id ?? null) !== seenCheckId) return refuse('checked', last ? checkText(last) : undefined);
  const who = whoChecks(part);
  if (who === null) return last ? refuse('checked', checkText(last)) : refuse('settled', statusText(part.status));
  return who === 'later' || (who === 'managers' && !isManager) ? refuse('early') : null;
}

const statusText = (status: string | null | undefined) => partStatusTexts[status ?? ''] ?? status ?? '';

/** `remboursé, vu par Nadia Kessler, 26/11/2026 11:31 : Paygreen, po_8e64`. */
export function checkText({ status, seen_in, created_at, done_by }: PartCheck): string {
  const name = nameOfAuthor(done_by);
  const who = joined(', ', [statusText(status), name && `vu par ${name}`, created_at && dateTimeText(created_at)]);
  return joined(' : ', [who, seen_in]);
}
