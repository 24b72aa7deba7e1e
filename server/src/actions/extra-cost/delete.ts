import * as z from 'zod/mini';
import { extraCostRefusals } from '../../../../src/domain/extra-cost/text.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { lockDemand, reopenDemand } from '../../db/demands/demands.ts';
import { dropExtraCost, isExtraCost } from '../../db/demands/extra-costs.ts';
import { SerialId } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { conflictOf } from '../conflict.ts';

/** Deletes an extra cost; the demand it answers can be decided again (LOG-110, API-L05). */
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
    isThere: await isExtraCost(tx, id),
  }),
  decide: ({ id }, _rows, _nowMs, { demand, isThere }) =>
    isThere
      ? {
          verdict: 'accept',
          patches: [],
          enters: [...(demand ? [reopenDemand(demand.id)] : []), dropExtraCost(id)],
          answer: null,
        }
      : conflictOf({ refusals: extraCostRefusals }, refuse('costGone'), {}),
});
