import * as z from 'zod/mini';
import { guarded, minutes, post } from '../../command.ts';
import { answersChanged } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { TaskId } from '../../task/task.ts';
import { flatten } from '../../wire.ts';
import { DockId } from '../dock.ts';
import { canEdit } from '../edit.ts';
import { isSameSet } from '../lifecycle.ts';
import { dockCode, editRefusals, lifecycleRefusals } from '../text.ts';
import { dockCommand } from './dock-command.ts';

/**
 * Puts all tasks of a dock into the order of an optimised route (DSP-455): their ranks are saved together (API-003 with
 * `dispatch=1`, DSP-509).
 */
export const reorderDock = dockCommand('dock.reorder', {
  /** The tasks in their new order. */
  args: z.object({
    dockId: DockId,
    taskIds: z.array(TaskId).check(z.minLength(1), z.maxLength(200)),
    atMs: z.number(),
  }),
  reads: ({ taskIds }) => ({ task: taskIds }),
  lane: ({ taskIds }) => taskIds.map((id) => keyOf('task', id)),
  guard: ({ taskIds, atMs }, dock, rows) =>
    canEdit(dock, rows.get('driver', dock.target_driver), atMs) ??
    (isSameSet(taskIds, dock.tasks) ? null : refuse('changedMeanwhile')),
  // Tasks that joined meanwhile go last, tasks that left are left out.
  anew: (args, dock) => {
    const here = dock.tasks ?? [];
    const known = args.taskIds.filter((id) => here.includes(id));
    return { ...args, taskIds: [...known, ...here.filter((id) => !known.includes(id))] };
  },
  holds: ({ dockId, taskIds }, _dock, rows) =>
    taskIds.every((id, at) => {
      const task = rows.get('task', id);
      return task?.dock === dockId && task.dock_rank === at + 1;
    }),
  effect: ({ taskIds }, _dock, rows) =>
    taskIds.flatMap((id, at) => patch('task', rows.get('task', id), { dock_rank: at + 1 })),
  tellTales: ({ taskIds }) => taskIds,
  request: ({ taskIds }) =>
    post('/tasks/shipping/simple_bulk/', {
      query: { dispatch: '1' },
      body: taskIds.map((id, at) => ({ id, dock_rank: at + 1 })),
    }),
  answers: ({ taskIds }) => answersChanged('task', taskIds),
  accept: (body) => ({ rows: Array.isArray(body) ? flatten('task', 'answer', body) : [] }),
  delivery: guarded(minutes(15)),
  text: {
    title: 'Ordre de tournée',
    label: ({ dockId }) => `Appliquer l'ordre optimisé à ${dockCode(dockId)}`,
    done: ({ dockId }) => `Tournée ${dockCode(dockId)}`,
    success: 'Ordre de la tournée appliqué',
    refusals: { ...editRefusals, ...lifecycleRefusals },
  },
});
