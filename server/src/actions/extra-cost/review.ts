import * as z from 'zod/mini';
import { DemandId } from '../../../../src/domain/extra-cost/demand.ts';
import { enterReview, lockDemand, readDemand } from '../../db/demands/demands.ts';
import { NoBody, textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { decided } from './decided.ts';

/** `Refusé`: reviews a demand without an extra cost (LOG-140, API-L08). */
export const reviewDemand = action({
  method: 'POST',
  path: '/extra-cost-demands/:id/review/',
  summary: 'Refuse une demande de surcoût',
  permission: 'logs',
  answers: 'Demand',
  input: z.object({ id: textId(DemandId), body: NoBody }),
  subject: ({ id }) => ({ kind: 'demand', id }),
  reads: () => ({}),
  facts: (tx, { id }) => lockDemand(tx, { id }),
  decide: ({ id }, rows, _, demand) =>
    decided(demand) ?? {
      verdict: 'accept',
      patches: [],
      enters: [enterReview(id, rows.by, null)],
      answer: (db) => readDemand(db, id),
    },
});
