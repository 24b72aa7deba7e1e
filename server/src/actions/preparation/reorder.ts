import * as z from 'zod/mini';
import { reranked } from '../../../../src/domain/preparation/emergencies.ts';
import { PackingId, packingOf } from '../../../../src/domain/preparation/packing.ts';
import { preparationRefusals } from '../../../../src/domain/preparation/text.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { Count } from '../../../../src/domain/schema.ts';
import { action } from '../action.ts';
import { conflictOf } from '../conflict.ts';
import { thePackings } from './answers.ts';
import { packingsBeside } from './facts.ts';

/**
 * Puts emergencies into another order (PRP-160 to PRP-164, API-P02). The last order sent wins, and all are numbered
 * from 1. A packing that is no longer to do gets no rank, without an error.
 */
export const reorderPackings = action({
  method: 'POST',
  path: '/tasks/packing/simple_bulk/',
  summary: "Change l'ordre des commandes urgentes à préparer",
  permission: 'flow',
  answers: ['Packing'],
  input: z.object({
    body: z
      .array(z.strictObject({ id: PackingId, emergency_rank: z.nullable(Count.check(z.maximum(100_000))) }))
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  subject: ({ body: [first] }) => ({ kind: 'packing', id: first?.id ?? 0 }),
  reads: () => ({}),
  facts: (tx, { body }) =>
    packingsBeside(
      tx,
      body.map(({ id }) => id),
    ),
  decide: ({ body }, _rows, _nowMs, packings) => {
    const known = new Set(packings.map(({ id }) => id));
    if (body.some(({ id }) => !known.has(id)))
      return conflictOf({ refusals: preparationRefusals }, refuse('noPacking'), {});
    const toDo = packings.filter(({ orderStatus }) => packingOf(orderStatus) === 'todo');
    const changed = reranked(toDo, body);
    return {
      verdict: 'accept',
      patches: [],
      floor: changed.map(({ id, emergency_rank }) => ({ kind: 'packing', id, set: { emergency_rank } })),
      answer: thePackings([...new Set([...body, ...changed].map(({ id }) => id))]),
    };
  },
});
