import * as z from 'zod/mini';
import { centsOfEuros } from '../../../../src/domain/money/cents.ts';
import { decisions, whyNotDecide } from '../../../../src/domain/money/limit/proposal.ts';
import { limitRefusals, proposalRefusals } from '../../../../src/domain/money/limit/text.ts';
import { whyNotOfMarketplace } from '../../../../src/domain/order/marketplace.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { assert, refuse } from '../../../../src/domain/result.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { enterDecision, proposalsOf } from '../../db/proposals/proposals.ts';
import { textId } from '../../http/input.ts';
import { action, type Decision } from '../action.ts';
import { conflictOf } from '../conflict.ts';
import { moneyFacts, moneyRefusals, theOrderWithMoney } from '../money-action.ts';
import { moveOf } from './moves.ts';

const Body = z.strictObject({
  proposal_id: Id,
  decision: z.enum(decisions),
  /** Why it is refused. */
  reason: z.string().check(z.trim(), z.maxLength(500)),
});

const texts = { refusals: { ...proposalRefusals, ...moneyRefusals, ...limitRefusals } };

/**
 * Sends a proposal as the call that it keeps, under the rules that hold now, refuses it, or takes it back (OUR-152,
 * API-O41). The order is locked: of two who decide, the second finds it decided.
 */
export const decideProposal = action({
  method: 'POST',
  path: '/processing-orders/:id/decide_proposal/',
  summary: "Envoie, refuse ou retire une proposition d'argent au-dessus de la limite du centre",
  permission: 'edit',
  needs: ({ body }) => (body.decision === 'withdraw' ? null : 'accounts'),
  answers: 'OrderSheet',
  input: z.object({ id: textId(OrderId), body: Body }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => ({ order: [id], settings: true }),
  account: true,
  operation: ({ id }) => theOrderWithMoney(id),
  facts: async (tx, { id, body }, { by }) => {
    const known = await moneyFacts(tx, id);
    const proposal = (await proposalsOf(tx, id)).find(({ told }) => told.id === body.proposal_id);
    if (!proposal || body.decision !== 'send') return { ...known, proposal, move: undefined, facts: known };
    const { call, told } = proposal;
    const move = moveOf(call.service, { ...call.body, notes: told.notes ?? '' });
    return { ...known, proposal, move, facts: move ? await move.facts(tx, known, id, by) : known };
  },
  decide: ({ id, body }, rows, nowMs, its): Decision => {
    const { decision, reason } = body;
    const { sheet, customer, proposal, move, facts } = its;
    const order = rows.get('order', id);
    if (!order) return conflictOf(texts, refuse('gone'), {});
    const shut = whyNotOfMarketplace(order);
    if (shut) return conflictOf(texts, shut, { orders: [id] });
    const isOwn = proposal?.author === rows.by;
    const refusal = whyNotDecide({ decision, reason, isOwn, nowMs }, proposal?.told, sheet ?? {});
    if (refusal) return conflictOf(texts, refusal, { orders: [id] });
    const enter = enterDecision(rows.by, body.proposal_id, decision, decision === 'refuse' ? reason : '');
    const answer = theOrderWithMoney(id);
    if (decision !== 'send') return { verdict: 'accept', patches: [], answer, enters: [enter] };
    assert(move, 'a proposal keeps a call that this build has');
    if (customer === null) return conflictOf(texts, refuse('noClient'), { orders: [id] });
    const decided = move.decide(order, { ...facts, customer }, rows, nowMs);
    const shown = { refusals: { ...move.refusals, ...moneyRefusals } };
    if ('code' in decided) return conflictOf(shown, decided, { orders: [id] });
    const { gives, takesBack: _, enters, ...done } = decided;
    // It would give another sum than the one that two people agreed on, as of a fee that changed.
    if (gives !== centsOfEuros(proposal?.told.amount)) return conflictOf(texts, refuse('changed'), { orders: [id] });
    return { verdict: 'accept', patches: [], answer, enters: [...enters, enter], ...done };
  },
});
