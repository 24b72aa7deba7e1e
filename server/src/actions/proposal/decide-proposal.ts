import * as z from 'zod/mini';
import { centsOfEuros } from '../../../../src/domain/money/cents.ts';
import { limitAt } from '../../../../src/domain/money/limit/limit.ts';
import { decisions, isOfAuthor, saysWhy, whyNotDecide } from '../../../../src/domain/money/limit/proposal.ts';
import { limitRefusals, proposalRefusals } from '../../../../src/domain/money/limit/text.ts';
import { whyNotOfMarketplace } from '../../../../src/domain/order/marketplace.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { assert, refuse } from '../../../../src/domain/result.ts';
import { Id } from '../../../../src/domain/schema.ts';
import {
  amountFieldOf,
  enterDecision,
  enterProposal,
  enterResumed,
  proposalsOf,
  type StoredProposal,
} from '../../db/proposals/proposals.ts';
import { textId } from '../../http/input.ts';
import { action, type Decision } from '../action.ts';
import { conflictOf } from '../conflict.ts';
import { Notes, SentEuros } from '../credit/bodies.ts';
import { moneyFacts, moneyRefusals, proposalOf, theOrderWithMoney, whyNotProposed } from '../money-action.ts';
import { moveOf } from './moves.ts';

const Body = z.strictObject({
  proposal_id: Id,
  decision: z.enum(decisions),
  /** Why it is refused, or what is to be reviewed. */
  reason: z.string().check(z.trim(), z.maxLength(500)),
  /** Of what its author takes up (OUR-244). */
  amount: z.optional(SentEuros),
  notes: z.optional(Notes),
  amount_refund_should_be: z.optional(SentEuros),
});
type Body = z.infer<typeof Body>;

const texts = { refusals: { ...proposalRefusals, ...moneyRefusals, ...limitRefusals } };

/**
 * Sends a proposal as the call that it keeps, under the rules that hold now, refuses it, or takes it back; sends it back
 * to its author, who takes it up as another (OUR-152, OUR-243, OUR-244, API-O41). The order is locked: of two who
 * decide, the second finds it decided.
 */
export const decideProposal = action({
  method: 'POST',
  path: '/processing-orders/:id/decide_proposal/',
  summary: "Envoie, renvoie, refuse, reprend ou retire une proposition d'argent au-dessus de la limite du centre",
  permission: 'edit',
  needs: ({ body }) => (isOfAuthor(body.decision) ? null : 'accounts'),
  answers: 'OrderSheet',
  input: z.object({ id: textId(OrderId), body: Body }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => ({ order: [id], settings: true }),
  account: true,
  operation: ({ id }) => theOrderWithMoney(id),
  facts: async (tx, { id, body }, { by }) => {
    const known = await moneyFacts(tx, id);
    const proposal = (await proposalsOf(tx, id)).find(({ told }) => told.id === body.proposal_id);
    const call = proposal && callOf(proposal, body);
    const move = call && moveOf(call.service, call.body);
    return { ...known, proposal, call, move, facts: move ? await move.facts(tx, known, id, by) : known };
  },
  decide: ({ id, body }, rows, nowMs, its): Decision => {
    const { decision, reason } = body;
    const { sheet, customer, proposal, call, move, facts } = its;
    const order = rows.get('order', id);
    if (!order) return conflictOf(texts, refuse('gone'), {});
    const shut = whyNotOfMarketplace(order);
    if (shut) return conflictOf(texts, shut, { orders: [id] });
    const isOwn = proposal?.author === rows.by;
    const refusal = whyNotDecide({ decision, reason, isOwn, nowMs }, proposal?.told, sheet ?? {});
    if (refusal) return conflictOf(texts, refusal, { orders: [id] });
    const answer = theOrderWithMoney(id);
    const enter =
      decision === 'resume'
        ? enterResumed(body.proposal_id)
        : enterDecision(rows.by, body.proposal_id, decision, saysWhy(decision) ? reason : '');
    if (decision !== 'send' && decision !== 'resume')
      return { verdict: 'accept', patches: [], answer, enters: [enter] };
    assert(move && call && sheet, 'a proposal keeps a call that this build has');
    if (customer === null) return conflictOf(texts, refuse('noClient'), { orders: [id] });
    const decided = move.decide(order, { ...facts, customer }, rows, nowMs);
    const shown = { refusals: { ...move.refusals, ...moneyRefusals } };
    if ('code' in decided) return conflictOf(shown, decided, { orders: [id] });
    const { gives, takesBack, enters, ...done } = decided;
    if (decision === 'resume') {
      const again = whyNotProposed({ gives, takesBack }, limitAt(sheet.money_limit, nowMs));
      if (again) return conflictOf(texts, again, { orders: [id] });
      const about = { order_id: id, amount_cents: gives, resumes_id: body.proposal_id };
      const anew = enterProposal(rows.by, { ...proposalOf(call.service, call.body, sheet), ...about });
      return { verdict: 'accept', patches: [], answer, enters: [enter, anew] };
    }
    // It would give another sum than the one that two people agreed on, as of a fee that changed.
    if (gives !== centsOfEuros(proposal?.told.amount)) return conflictOf(texts, refuse('changed'), { orders: [id] });
    return { verdict: 'accept', patches: [], answer, enters: [...enters, enter], ...done };
  },
});

/** The call that a decision makes of a proposal; undefined where it makes none. */
function callOf({ call, told }: StoredProposal, { decision, amount, notes, amount_refund_should_be }: Body) {
  const { service, body } = call;
  if (decision === 'send') return { service, body: { ...body, notes: told.notes ?? '' } };
  if (decision !== 'resume') return;
  const field = amountFieldOf(body);
  // What was recredited as its author first saw it; what is taken up rests on the order as it is now.
  const { amount_recredit_should_be: _, ...kept } = body;
  const anew = {
    ...(field && amount !== undefined ? { [field]: amount } : {}),
    ...(amount_refund_should_be !== undefined && service.startsWith('refund') ? { amount_refund_should_be } : {}),
  };
  return { service, body: { ...kept, ...anew, notes: notes ?? told.notes ?? '' } };
}
