import { live, onOrder } from '../../fuzz/oracle/shape.ts';
import { form } from '../consequence.ts';
import { facts, outsideTheDay, who, world } from '../refund/worlds.ts';
import type { TestAction } from '../test-action.ts';

const proposal = {
  ...{ id: 51, kind: 'credit', amount: 64, type_label: 'Geste commercial', notes: 'Deux heures', status: 'proposed' },
  ...{ created_at: '2026-03-09T11:00:00Z', expires_at: '2099-01-01T00:00:00Z', done_by: { id: 12 } },
  ...{ seen_refunded: 6.4, seen_recredited: 5 },
};
const sheet = { ...facts.sheet, proposals: [proposal] };

export const proposalDecide: TestAction = {
  name: 'proposal.decide',
  samples: [
    {
      world: world.with('orderSheet', sheet),
      when: 'refused with a reason',
      args: {
        ...{ ...who, proposalId: 51, cents: 6_400, decision: 'refuse', reason: 'Déjà rendu hier' },
        ...{ at: '2026-03-09T12:00:00.000Z', isRefund: false },
      },
      call: {
        row: 'API-O41',
        line: 'POST /processing-orders/1001/decide_proposal/',
        body: { proposal_id: 51, decision: 'refuse', reason: 'Déjà rendu hier' },
      },
    },
    {
      world: world.with('orderSheet', sheet),
      when: 'sent back with a word',
      args: {
        ...{ ...who, proposalId: 51, cents: 6_400, decision: 'review', reason: 'Seulement 12 €' },
        ...{ at: '2026-03-09T12:00:00.000Z', isRefund: false },
      },
      call: {
        row: 'API-O41',
        line: 'POST /processing-orders/1001/decide_proposal/',
        body: { proposal_id: 51, decision: 'review', reason: 'Seulement 12 €' },
      },
    },
    {
      world: world.with('orderSheet', { ...facts.sheet, proposals: [{ ...proposal, status: 'to_review' }] }),
      when: 'taken up with another amount',
      args: {
        ...{ ...who, proposalId: 51, cents: 7_200, decision: 'resume', reason: '', isRefund: true },
        ...{ at: '2026-03-09T12:00:00.000Z', resumed: { cents: 7_200, notes: 'Deux sacs', refundedCents: 640 } },
      },
      call: {
        row: 'API-O41',
        line: 'POST /processing-orders/1001/decide_proposal/',
        body: {
          ...{ proposal_id: 51, decision: 'resume', reason: '', notes: 'Deux sacs', amount: 72 },
          amount_refund_should_be: 6.4,
        },
      },
    },
  ],
  // Its window stands on the sheet, beside the proposal.
  consequences: [form],
  shape: live(onOrder),
  effectTellsNothing: true,
  facts: {
    ...{ ...facts, sheet, move: undefined },
    proposal: { told: proposal, order: { id: 1001 }, call: { service: 'add_credits', body: {} }, author: 'lea@quai' },
  },
  rowsTellNothing: 'a proposal moves nothing: see `server/money/limit.test.ts`',
  outsideTheDay,
};
