import { nameOfAuthor } from '../../author.ts';
import { type Refusal, refuse } from '../../result.ts';
import { dateTimeText } from '../../time/paris-time.ts';
import { joined } from '../../words/isolate.ts';
import { centsOfEuros } from '../cents.ts';
import type { Proposal } from './proposal-row.ts';

export const proposalHours = 24;

/** Sums of an order that a proposal rests on. */
export interface Sums {
  readonly amount_refund?: number | null | undefined;
  readonly amount_refund_pending?: number | null | undefined;
  readonly amount_recredit?: number | null | undefined;
}

export const seenSums = ({ amount_refund, amount_refund_pending, amount_recredit }: Sums) => ({
  refundedCents: centsOfEuros(amount_refund) + centsOfEuros(amount_refund_pending),
  recreditedCents: centsOfEuros(amount_recredit),
});

/** As a decision left it; `toReview` waits for its author. */
export type ProposalState = 'proposed' | 'changed' | 'toReview' | 'expired' | Decided;
type Decided = 'sent' | 'refused' | 'withdrawn' | 'resumed';

/** How a proposal is by now: one that nobody decided within a day is over, and one whose order changed is never sent. */
export function proposalState(proposal: Proposal, sums: Sums, nowMs: number): ProposalState {
  const { status, expires_at } = proposal;
  if (isDecided(status)) return status;
  if (nowMs >= Date.parse(expires_at ?? '')) return 'expired';
  if (status === 'to_review') return 'toReview';
  const { refundedCents, recreditedCents } = seenSums(sums);
  const isSame =
    refundedCents === centsOfEuros(proposal.seen_refunded) &&
    recreditedCents === centsOfEuros(proposal.seen_recredited);
  return isSame ? 'proposed' : 'changed';
}

const decided: readonly unknown[] = ['sent', 'refused', 'withdrawn', 'resumed'] satisfies readonly Decided[];
const isDecided = (status: unknown): status is Decided => decided.includes(status);

/** `review` sends it back to its author, who may `resume` it. */
export const decisions = ['send', 'review', 'refuse', 'resume', 'withdraw'] as const;
export type ProposalDecision = (typeof decisions)[number];

interface Deciding {
  readonly decision: ProposalDecision;
  readonly reason: string;
  /** Whether who decides is who proposed it; null where that is not known. */
  readonly isOwn: boolean | null;
  readonly nowMs: number;
}

/** Those of its author alone. */
export const isOfAuthor = (decision: ProposalDecision): boolean => decision === 'resume' || decision === 'withdraw';
/** Those that say why. */
export const saysWhy = (decision: ProposalDecision): boolean => decision === 'refuse' || decision === 'review';

export type ProposalCode =
  | ('proposalGone' | 'decided' | 'expired' | 'changed' | 'own' | 'notOwn' | 'whyRefused')
  | ('toReview' | 'notToReview');

/** Why a proposal is not decided so: window, guard and server say the same (OUR-152, OUR-243, OUR-244). */
export function whyNotDecide(
  { decision, reason, isOwn, nowMs }: Deciding,
  proposal: Proposal | undefined,
  sums: Sums,
): Refusal<ProposalCode> | null {
  if (!proposal) return refuse('proposalGone');
  const state = proposalState(proposal, sums, nowMs);
  if (isDecided(state)) return refuse('decided', decidedText(proposal));
  if (state === 'expired') return refuse('expired');
  if (isOfAuthor(decision) && isOwn === false) return refuse('notOwn');
  if (decision === 'resume') return state === 'toReview' ? null : refuse('notToReview');
  if (decision === 'withdraw') return null;
  if (isOwn === true) return refuse('own');
  if (state === 'toReview') return refuse('toReview');
  if (saysWhy(decision)) return reason.trim() === '' ? refuse('whyRefused') : null;
  return state === 'changed' ? refuse('changed') : null;
}

const stateTexts: Readonly<Record<Decided, string>> = {
  sent: 'envoyée',
  refused: 'refusée',
  withdrawn: 'retirée',
  resumed: 'reprise',
};

/** `refusée par Nadia Kessler le 26/11/2026 09:52`. */
const decidedText = ({ status, decided_by, decided_at }: Proposal): string => {
  const word = stateTexts[status as Decided];
  // What was taken up was decided by who sent it back.
  if (status === 'resumed') return word;
  const who = nameOfAuthor(decided_by);
  return joined(' ', [word, who && `par ${who}`, decided_at && `le ${dateTimeText(decided_at)}`]);
};
