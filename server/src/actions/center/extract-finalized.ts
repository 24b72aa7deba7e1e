import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { extractFinalized as command } from '../../../../src/domain/center/commands/dispatch.ts';
import type { Dock } from '../../../../src/domain/dock/dock.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { groupBy } from '../../world/group-by.ts';
import { action } from '../action.ts';
import { refusalOf } from '../conflict.ts';
import { finalisedInList, isFinalised, openRounds } from '../dock/finalised.ts';
import { draftHere, newDraft } from '../dock/new-dock.ts';
import { place } from '../placement.ts';
import type { Rows } from '../reads.ts';

/** Finalised tasks that move together to a grouping of their own. */
interface Leaving {
  /** The dock they leave; null for the list. */
  readonly from: Dock | null;
  readonly tasks: readonly Task[];
}

/**
 * Puts every finalised order into a grouping of finalised orders alone (DSP-447, API-081). Those of a round with
 * unfinished ones move to a grouping beside it; those of the list are grouped by postal code. A round that is finalised
 * as a whole is such a grouping already.
 */
export const extractFinalized = action({
  method: 'POST',
  path: '/dispatch/docks/extract_all_finalized/',
  summary: 'Extrait toutes les commandes finalisées du centre dans des groupements',
  permission: 'flow',
  answers: null,
  input: z.object({ body: z.object({ logistics_center_id: CenterId }) }),
  subject: ({ body }) => ({ kind: 'metas', id: body.logistics_center_id }),
  reads: () => ({
    openRounds: true,
    finalised: true,
    settings: true,
    newIds: { dock: (rows) => leaving(rows, Number.NEGATIVE_INFINITY).length },
  }),
  decide: ({ body }, rows, nowMs) => {
    const refusal = command.guard({ center: body.logistics_center_id }, rows);
    if (refusal) return refusalOf(command.text, refusal);
    const groups = leaving(rows, nowMs).map((group) => ({ ...group, dock: grouping(group, rows, nowMs) }));
    const placings = groups.flatMap(({ dock, tasks }) =>
      tasks.map((task, at) => ({ task, dock: dock.id, rank: at + 1 })),
    );
    return {
      verdict: 'accept',
      made: groups.map(({ dock }) => ({ kind: 'dock', row: dock })),
      patches: place(placings, rows),
      answer: null,
    };
  },
});

function leaving(rows: Rows, nowMs: number): readonly Leaving[] {
  const fromRounds = openRounds(rows, nowMs).map((dock): Leaving => {
    const tasks = (dock.tasks ?? []).flatMap((id) => rows.get('task', id) ?? []);
    const finalised = tasks.filter((task) => isFinalised(task, rows));
    return { from: dock, tasks: finalised.length < tasks.length ? finalised : [] };
  });
  const byCode = groupBy(finalisedInList(rows), (task) => task.address?.postal_code ?? '');
  const fromList = [...byCode.values()].map((tasks): Leaving => ({ from: null, tasks }));
  return [...fromRounds, ...fromList].filter(({ tasks }) => tasks.length > 0);
}

const grouping = ({ from, tasks }: Leaving, rows: Rows, nowMs: number): Dock =>
  from ? newDraft(from, rows, nowMs) : draftHere(tasks, rows, nowMs);
