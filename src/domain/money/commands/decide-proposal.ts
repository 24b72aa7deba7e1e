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
import { moneyCommand, ofOrder } from './money-command.ts';

/** Money above the limit of a center, as somebody proposed it: sent, refused, or taken back by its author (OUR-152). */
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
  }),
  whyNot: ({ proposalId, decision, reason, at }, _order, sheet) => {
    if (!sheet?.proposals) return null;
    const proposal = sheet.proposals.find(({ id }) => id === proposalId);
    // Who proposed it, and who may decide, the server knows.
    return whyNotDecide({ decision, reason, isOwn: null, nowMs: Date.parse(at) }, proposal, sheet);
  },
  request: ({ orderId, proposalId, decision, reason }) =>
    post(`/processing-orders/${orderId}/decide_proposal/`, { body: { proposal_id: proposalId, decision, reason } }),
  toastOf: (body, { cents, decision, isRefund }, key) =>
    decision === 'send' && isRefund ? refundToast(body, cents, key) : undefined,
  title: 'Proposition décidée',
  label: (it) => sentence`${deeds[it.decision] ?? ''} ${euroText(eurosOf(it.cents))}, commande ${orderName(it)}`,
  refusals: proposalRefusals,
});

const deeds: Readonly<Record<string, string>> = {
  send: 'Envoyer la proposition de',
  refuse: 'Refuser la proposition de',
  withdraw: 'Retirer la proposition de',
};
