import * as z from 'zod/mini';
import { extraCostRefusals } from '../../../../src/domain/extra-cost/text.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { lockDemand, reopenDemand } from '../../db/demands/demands.ts';
import { cancelExtraCost, centerOfExtraCost } from '../../db/demands/extra-costs.ts';
import { SerialId } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { conflictOf } from '../conflict.ts';

/** Takes an extra cost back by a counter-entry; the demand it answers can be decided again (LOG-110, API-L05). */
export const deleteExtraCost = action({
  method: 'DELETE',
  path: '/driver-extra-costs/:id/',
  summary: "Supprime un surcoût d'un livreur",
  permission: 'logs',
  answers: null,
  input: z.object({ id: textId(SerialId) }),
  subject: ({ id }) => ({ kind: 'extraCost', id }),
  reads: () => ({}),
  facts: async (tx, { id }) => ({
    demand: await lockDemand(tx, { extraCost: id }),
    isThere: (await centerOfExtraCost(tx, id)) !== null,
  }),
  decide: ({ id }, rows, _nowMs, { demand, isThere }) =>
    isThere
      ? {
          verdict: 'accept',
          patches: [],
          enters: [...(demand ? [reopenDemand(demand.id)] : []), cancelExtraCost(id, rows.by)],
          answer: null,
        }
      : conflictOf({ refusals: extraCostRefusals }, refuse('costGone'), {}),
});
