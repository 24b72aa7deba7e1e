import * as z from 'zod/mini';
import { isRunning, NextId } from '../../../../src/domain/preparation/next.ts';
import { isActiveType, mayBeForced } from '../../../../src/domain/preparation/next-task.ts';
import { preparationRefusals } from '../../../../src/domain/preparation/text.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { type GrantRow, nextOfUser } from '../../db/center/floor.ts';
import { SerialId } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { action, type Decision } from '../action.ts';
import { conflictOf } from '../conflict.ts';
import { theNext } from './answers.ts';
import { inHandOf, onFloor } from './facts.ts';

const refused = (code: keyof typeof preparationRefusals, next?: number): Decision =>
  conflictOf({ refusals: preparationRefusals }, refuse(code), next === undefined ? {} : { next });

/** Chooses a packer's next task by hand, or leaves it to the rules again (PRP-197, API-P18). */
export const forceNext = action({
  method: 'PATCH',
  path: '/nexts/:id/',
  summary: "Choisit la prochaine tâche d'un préparateur",
  permission: 'flow',
  answers: 'Next',
  input: z.object({ id: textId(NextId), body: z.strictObject({ next_task_type: z.nullable(SerialId) }) }),
  subject: ({ id }) => ({ kind: 'next', id }),
  reads: () => ({}),
  facts: (tx, { id }) => onFloor(tx, id),
  basis: ({ id }, _rows, { next }) =>
    next ? { values: { next_task_type: next.next_task_type ?? null }, next: id } : null,
  decide: ({ id, body: { next_task_type } }, _rows, _nowMs, { next, configs }) => {
    if (!next) return refused('gone');
    if (next.stopped) return refused('stopped', id);
    if (next_task_type !== null && !isActiveType(next_task_type, configs)) return refused('notActive', id);
    if (next_task_type !== null && !mayBeForced({ grants: [...next.grants] }, next_task_type, configs))
      return refused('notGranted', id);
    return {
      verdict: 'accept',
      patches: [],
      floor: next.next_task_type === next_task_type ? [] : [{ kind: 'next', id, set: { next_task_type } }],
      answer: theNext(id),
    };
  },
});

/** Ends a packer's present task (PRP-193, PRP-196, API-P19); the order he has in hand is left for another packer. */
export const stopTask = action({
  method: 'POST',
  path: '/nexts/:id/task_done/',
  summary: "Arrête la tâche en cours d'un préparateur",
  permission: 'flow',
  answers: 'Next',
  input: z.object({ id: textId(NextId) }),
  subject: ({ id }) => ({ kind: 'next', id }),
  reads: () => ({}),
  facts: async (tx, { id }) => ({ ...(await onFloor(tx, id)), inHand: await inHandOf(tx, id) }),
  decide: ({ id }, _rows, nowMs, { next, configs, inHand }) => {
    if (!next) return refused('gone');
    if (!isRunning(next)) return refused('notRunning', id);
    const config = configs.find(
      ({ next_task_type, external_id }) =>
        next_task_type === next.current_task_type && external_id === next.current_external_id,
    );
    if (config && !config.is_stoppable) return refused('notStoppable', id);
    return {
      verdict: 'accept',
      patches: [],
      floor: [
        {
          kind: 'next',
          id,
          set: {
            current_task_type: null,
            current_external_id: null,
            last_task_type: next.current_task_type,
            last_external_id: next.current_external_id,
            last_ended_at: new Date(nowMs).toISOString(),
          },
        },
        ...inHand.map((packing) => ({ kind: 'packing' as const, id: packing, set: { next_id: null } })),
      ],
      answer: theNext(id),
    };
  },
});

/**
 * Sets whether a packer may do a type of task (PRP-188, API-P20); a call without a type needs a further permission
 * (SUP-587).
 */
export const setGrant = action({
  method: 'POST',
  path: '/users/:id/grant/',
  summary: 'Donne ou retire une permission à un préparateur',
  permission: 'flow',
  needs: ({ body }) => (body.task_type == null ? 'rights' : null),
  answers: 'Next',
  input: z.object({
    id: textId(Id),
    body: z.strictObject({
      identifier: z.string(),
      value: z.boolean(),
      task_type: z.nullish(SerialId),
      external_id: z.nullish(Id),
    }),
  }),
  subject: ({ id }) => ({ kind: 'packer', id }),
  reads: () => ({}),
  facts: async (tx, { id }) => onFloor(tx, await nextOfUser(tx, id)),
  decide: ({ body }, _rows, _nowMs, { next }) => {
    if (!next) return refused('gone');
    const found = grantOf(next.grants, body);
    if (!found) return refused('noGrant', next.id);
    const grants = next.grants.map((grant) => (grant === found ? { ...grant, value: body.value } : grant));
    return {
      verdict: 'accept',
      patches: [],
      floor: found.value === body.value ? [] : [{ kind: 'next', id: next.id, set: { grants } }],
      answer: theNext(next.id),
    };
  },
});

interface Named {
  readonly identifier: string;
  readonly task_type?: number | null | undefined;
  readonly external_id?: number | null | undefined;
}

/**
 * The permission of a call: identifiers repeat, for instance once a zone (PRP-722). A call may leave out type and zone
 * where that leaves one permission.
 */
function grantOf(grants: readonly GrantRow[], { identifier, task_type, external_id }: Named): GrantRow | undefined {
  const named = grants.filter(
    (grant) =>
      grant.identifier === identifier &&
      (task_type == null || task_type === grant.task_type) &&
      (external_id == null || external_id === grant.external_id),
  );
  const withoutZone = named.filter((grant) => grant.external_id === null);
  return only(named) ?? (external_id == null ? only(withoutZone) : undefined);
}

const only = <Row>(rows: readonly Row[]): Row | undefined => (rows.length === 1 ? rows[0] : undefined);
