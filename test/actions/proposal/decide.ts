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

/** Taking up what was sent back is its author's, by another right and on another proposal: `server/money/limit.test.ts`. */
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
