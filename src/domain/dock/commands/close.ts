import * as z from 'zod/mini';
import { guarded, minutes, request } from '../../command.ts';
import { noAnswer } from '../../documented-answer.ts';
import { deliveryStatus } from '../../order/task-status.ts';
import { keyOf, patch, type RowOf } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { TaskId } from '../../task/task.ts';
import { DockId } from '../dock.ts';
import { canDelete } from '../lifecycle.ts';
import { whyNotOver } from '../over.ts';
import { dockCode, lifecycleRefusals } from '../text.ts';
import { dockCommand, postDock } from './dock-command.ts';

/**
 * `Fermer`: hides a dock and frees its deliveries (DSP-422, DSP-423, API-070). Not an edit: possible whatever the
 * dock's age.
 */
export const closeDock = dockCommand('dock.close', {
  args: z.object({ dockId: DockId, taskIds: z.array(TaskId), at: Instant }),
  reads: ({ taskIds }) => ({ task: taskIds }),
  // A later move of a freed task waits until it is free.
  lane: ({ taskIds }) => taskIds.map((id) => keyOf('task', id)),
  guard: () => null,
  anew: (args, dock) => ({ ...args, taskIds: [...(dock.tasks ?? [])] }),
  holds: (_, dock) => !dock || whyNotOver(dock) !== null,
  effect: ({ taskIds, at }, dock, rows) => [
    ...patch('dock', dock, { hidden: true, closed_at: at, current_status: 'closed', status: 'closed', tasks: [] }),
    // Tasks that joined since come with the answer: only rows of `reads` are sure to be loaded.
    ...(dock.tasks ?? []).filter((id) => taskIds.includes(id)).flatMap((id) => freed(rows.get('task', id))),
  ],
  reachesFarther: true,
  request: ({ dockId }) => postDock(dockId, 'finish'),
  delivery: guarded(minutes(15)),
  text: {
    title: 'Fermeture de tournée',
    label: ({ dockId }) => `Fermer ${dockCode(dockId)}`,
    done: ({ dockId }) => `Tournée ${dockCode(dockId)} fermée`,
    refusals: lifecycleRefusals,
  },
});

/** One on the road is to be dispatched again, as prepared. */
const freed = (task: RowOf<'task'> | undefined) =>
  patch('task', task, {
    dock: null,
    dock_rank: null,
    ...(task?.status === 'shipping' ? { status: deliveryStatus('prepared') } : {}),
  });

/** Removes an empty, unlocked draft (DSP-459, API-062). */
export const deleteDock = dockCommand('dock.delete', {
  args: z.object({ dockId: DockId }),
  guard: (_, dock) => canDelete(dock),
  holds: (_, dock) => !dock || dock.hidden === true,
  effect: (_, dock) => patch('dock', dock, { hidden: true }),
  request: ({ dockId }) => request('DELETE')(`/docks/${dockId}/`),
  answers: () => noAnswer,
  // 204: the dock no longer exists.
  accept: () => ({ rows: [] }),
  delivery: guarded(minutes(15)),
  text: {
    title: 'Suppression de tournée',
    label: ({ dockId }) => `Supprimer ${dockCode(dockId)}`,
    done: ({ dockId }) => `Tournée ${dockCode(dockId)} supprimée`,
    refusals: lifecycleRefusals,
  },
});
