import * as z from 'zod/mini';
import { guarded, minutes } from '../../command.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { TaskId } from '../../task/task.ts';
import { isRecord } from '../../wire.ts';
import { plural } from '../../words/plural.ts';
import { DockId } from '../dock.ts';
import { canEdit } from '../edit.ts';
import { dockCode, editRefusals, lifecycleRefusals } from '../text.ts';
import { dockAnswer, dockCommand, postDispatchDock } from './dock-command.ts';

const ExtractArgs = z.object({
  dockId: DockId,
  taskIds: z.array(TaskId).check(z.minLength(1)),
  atMs: z.number(),
});

/**
 * Moves the ticked tasks of a dock to a new grouping (DSP-445, DSP-446, API-080). The grouping has no row before the
 * server makes it; until then the tasks stay where they are, marked as moving.
 */
export const extractTasks = dockCommand('dock.extract', {
  args: ExtractArgs,
  reads: ({ taskIds }) => ({ task: taskIds }),
  lane: ({ taskIds }) => taskIds.map((id) => keyOf('task', id)),
  guard: ({ dockId, taskIds, atMs }, dock, rows) => {
    const refusal = canEdit(dock, rows.get('driver', dock.target_driver), atMs);
    if (refusal) return refusal;
    const tasks = taskIds.map((id) => rows.get('task', id));
    if (tasks.some((task) => task?.dock !== dockId)) return refuse('changedMeanwhile');
    return tasks.some((task) => task?.is_moving) ? refuse('taskMoving') : null;
  },
  // Tasks that have left meanwhile were extracted by somebody else.
  anew: (args, _dock, rows) => {
    const left = args.taskIds.filter((id) => rows.get('task', id)?.dock === args.dockId);
    return left.length > 0 ? { ...args, taskIds: left } : refuse('changedMeanwhile');
  },
  holds: ({ dockId, taskIds }, _dock, rows) =>
    taskIds.every((id) => {
      const task = rows.get('task', id);
      return typeof task?.dock === 'number' && task.dock !== dockId;
    }),
  effect: ({ taskIds }, _dock, rows) =>
    taskIds.flatMap((id) => patch('task', rows.get('task', id), { is_moving: true })),
  tellTales: ({ taskIds }) => taskIds,
  request: ({ dockId, taskIds }) => postDispatchDock(dockId, 'extract_tasks', { task_ids: taskIds }),
  accept: (body) => ({ ...dockAnswer(body), ...told(body) }),
  // DSP-943
  conflictStatuses: [400],
  delivery: guarded(minutes(15)),
  text: {
    title: 'Extraction',
    label: ({ dockId, taskIds }) =>
      `Extraire ${taskIds.length} ${plural(taskIds.length, 'commande', 'commandes')} de ${dockCode(dockId)}`,
    done: ({ dockId, taskIds }) =>
      `${taskIds.length} ${plural(taskIds.length, 'commande extraite', 'commandes extraites')} de ${dockCode(dockId)}`,
    refusals: { ...editRefusals, ...lifecycleRefusals },
  },
});

/** DSP-446. */
function told(body: unknown) {
  const made = isRecord(body) && isRecord(body.new_dock) ? body.new_dock.id : undefined;
  return typeof made === 'number'
    ? {
        told: { text: `Commandes extraites dans le groupement ${dockCode(made)}`, seconds: 3 as const },
        made: keyOf('dock', made),
      }
    : {};
}
