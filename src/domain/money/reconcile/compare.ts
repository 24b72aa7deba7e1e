import type { DifferenceKind } from './reconciliation.ts';

// Whether a provider and our ledger say the same. An amount that is still on its way is no difference.

/** A part of ours, or his refund, as far as both know it. */
export interface Side {
  readonly cents: number;
  readonly status: string;
}

/** What follows for one refund: a difference, one that is not over yet, or nothing. */
export type Verdict = DifferenceKind | 'pending' | null;

const isOpen = ({ status }: Side) => ['requested', 'pending', 'unknown'].includes(status);
const isRefused = ({ status }: Side) => status === 'refused';

/** One refund of both: null for whoever has none. */
export function compareRefund(ours: Side | null, theirs: Side | null): Verdict {
  if (ours && theirs) {
    if (ours.cents !== theirs.cents) return 'amount';
    if (isOpen(ours)) return 'pending';
    return ours.status === theirs.status ? null : 'state';
  }
  // One that was refused moved nothing.
  if (theirs) return isRefused(theirs) ? null : 'missingHere';
  if (!ours || isRefused(ours)) return null;
  return isOpen(ours) ? 'pending' : 'missingThere';
}

/** Of a provider who tells what he has given back of a payment, and no single refunds; cents. */
export function compareGiven(ours: { readonly done: number; readonly open: number }, theirs: number): Verdict {
  if (theirs === ours.done) return ours.open > 0 ? 'pending' : null;
  // What is under way may have gone back by now.
  if (theirs > ours.done && theirs <= ours.done + ours.open) return 'pending';
  if (ours.done === 0) return 'missingHere';
  return theirs === 0 ? 'missingThere' : 'amount';
}
