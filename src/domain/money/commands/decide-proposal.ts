import * as z from 'zod/mini';
import { post } from '../../command.ts';
import { orderName } from '../../order/name.ts';
import { Id } from '../../schema.ts';
import { sentence } from '../../words/isolate.ts';
import { eurosOf } from '../cents.ts';
import { decisions, whyNotDecide } from '../limit/proposal.ts';
import { proposalRefusals } from '../limit/text.ts';
import { euroText } from '../money.ts';
import { refundToast } from '../refund/outcome.ts';
import { moneyCommand, ofOrder, proposedToast, why } from './money-command.ts';

/** What its author proposes in place of what was sent back to him (OUR-244). */
const Resumed = z.object({
  /** Null where the amount follows from the order. */
  cents: z.nullable(z.int().check(z.positive())),
  notes: why.notes,
  /** Cents that went back of the order, or are on their way, as he saw them; null of a credit (SUP-361). */
  refundedCents: z.nullable(z.int()),
});

/**
 * Money above the limit of a center, as somebody proposed it: sent, refused or sent back to its author, who takes it
 * back or takes it up (OUR-152, OUR-243, OUR-244).
 */
export const decideProposal = moneyCommand('proposal.decide', {
  args: z.object({
    ...ofOrder,
    proposalId: Id,
    cents: z.int().check(z.positive()),
    decision: z.enum(decisions),
    reason: z.string().check(z.maxLength(500)),
    /** On the server's clock, when it was decided: after a day it is over. */
    at: z.iso.datetime(),
    isRefund: z.boolean(),
    /** Of `resume` alone. */
    resumed: z.optional(Resumed),
  }),
  whyNot: ({ proposalId, decision, reason, at }, _order, sheet) => {
    if (!sheet?.proposals) return null;
    const proposal = sheet.proposals.find(({ id }) => id === proposalId);
    // Who proposed it, and who may decide, the server knows.
    return whyNotDecide({ decision, reason, isOwn: null, nowMs: Date.parse(at) }, proposal, sheet);
  },
  request: ({ orderId, proposalId, decision, reason, resumed }) =>
    post(`/processing-orders/${orderId}/decide_proposal/`, {
      body: { proposal_id: proposalId, decision, reason, ...(resumed ? sentAgain(resumed) : {}) },
    }),
  toastOf: (body, { cents, decision, isRefund }, key) => {
    if (decision === 'resume') return proposedToast;
    return decision === 'send' && isRefund ? refundToast(body, cents, key) : undefined;
  },
  title: 'Proposition décidée',
  label: (it) => sentence`${deeds[it.decision] ?? ''} ${euroText(eurosOf(it.cents))}, commande ${orderName(it)}`,
  refusals: proposalRefusals,
});

const sentAgain = ({ cents, notes, refundedCents }: z.infer<typeof Resumed>) => ({
  notes,
  ...(cents === null ? {} : { amount: eurosOf(cents) }),
  ...(refundedCents === null ? {} : { amount_refund_should_be: eurosOf(refundedCents) }),
});

const deeds: Readonly<Record<string, string>> = {
  send: 'Envoyer la proposition de',
  refuse: 'Refuser la proposition de',
  review: 'Renvoyer à son auteur la proposition de',
  resume: 'Proposer de nouveau',
  withdraw: 'Retirer la proposition de',
};
