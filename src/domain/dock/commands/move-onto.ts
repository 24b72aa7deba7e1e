import * as z from 'zod/mini';
import { guarded, longTimeoutMs, minutes, post } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch, type Reader } from '../../rows.ts';
import { type TaskId, TaskId as TaskIdSchema } from '../../task/task.ts';
import { type Dock, DockId } from '../dock.ts';
import { canDropDock } from '../drop.ts';
import { isSameSet } from '../lifecycle.ts';
import { dockCode, dockDropRefusals, editRefusals, lifecycleRefusals } from '../text.ts';
import { dockAnswer, dockCommand } from './dock-command.ts';

const MoveOntoArgs = z.object({
  dockId: DockId,
  targetId: DockId,
  /** The tasks on screen in the dragged dock, in their order. */
  taskIds: z.array(TaskIdSchema),
  /** The target had no task on screen (DSP-486). */
  targetEmpty: z.boolean(),
  atMs: z.number(),
});

/**
 * Drops a whole dock on another: its tasks follow the target's last one, in their order (DSP-520 to DSP-527, API-079).
 */
export const moveDockOnto = dockCommand('dock.moveOnto', {
  args: MoveOntoArgs,
  reads: ({ targetId, taskIds }) => ({ dock: [targetId], task: taskIds }),
  lane: ({ targetId, taskIds }) => [keyOf('dock', targetId), ...taskIds.map((id) => keyOf('task', id))],
  guard: ({ targetId, taskIds, targetEmpty, atMs }, dock, rows) => {
    const target = rows.get('dock', targetId);
    if (!target) return refuse('gone');
    const refusal = canDropDock(sideOf(dock, rows), sideOf(target, rows), atMs);
    if (refusal) return refusal;
    const isAsSeen = isSameSet(taskIds, dock.tasks) && (!targetEmpty || (target.tasks ?? []).length === 0);
    return isAsSeen ? null : refuse('changedMeanwhile');
  },
  anew: (args, dock, rows) => ({
    ...args,
    taskIds: inRankOrder((dock.tasks ?? []).flatMap((id) => rows.get('task', id) ?? [])),
    targetEmpty: (rows.get('dock', args.targetId)?.tasks ?? []).length === 0,
  }),
  holds: ({ targetId, taskIds }, _dock, rows) => taskIds.every((id) => rows.get('task', id)?.dock === targetId),
  effect: ({ targetId, taskIds }, dock, rows) => {
    const target = rows.get('dock', targetId);
    const before = (target?.tasks ?? []).filter((id) => !taskIds.includes(id));
    return [
      ...patch('dock', dock, { tasks: (dock.tasks ?? []).filter((id) => !taskIds.includes(id)) }),
      ...patch('dock', target, { tasks: [...before, ...taskIds] }),
      ...taskIds.flatMap((id, at) =>
        patch('task', rows.get('task', id), { dock: targetId, dock_rank: before.length + at + 1 }),
      ),
    ];
  },
  tellTales: ({ taskIds }) => taskIds,
  request: ({ dockId, targetId, targetEmpty }) =>
    post(`/dispatch/docks/${dockId}/move_dock/`, {
      body: { dock_target_id: targetId, target_should_be_empty: targetEmpty },
      timeoutMs: longTimeoutMs,
    }),
  answers: ({ dockId, targetId }) => answersOne('dock', dockId, targetId),
  accept: dockAnswer,
  delivery: guarded(minutes(15)),
  text: {
    title: 'Tournée sur tournée',
    label: ({ dockId, targetId }) => `Déplacer la tournée ${dockCode(dockId)} sur ${dockCode(targetId)}`,
    done: ({ dockId, targetId }) => `Tournée ${dockCode(dockId)} déplacée sur ${dockCode(targetId)}`,
    refusals: { ...editRefusals, ...lifecycleRefusals, ...dockDropRefusals },
  },
});

const sideOf = (dock: Dock, rows: Reader) => ({ dock, driver: rows.get('driver', dock.target_driver) });

export type MoveOntoArgs = z.infer<typeof MoveOntoArgs>;

/** The tasks of a dock by rank, for a drop of the whole dock. */
export const inRankOrder = (
  tasks: readonly { readonly id: TaskId; readonly dock_rank?: number | null | undefined }[],
) =>
  tasks
    .toSorted(
      (a, b) => (a.dock_rank ?? Number.POSITIVE_INFINITY) - (b.dock_rank ?? Number.POSITIVE_INFINITY) || a.id - b.id,
    )
    .map((task) => task.id);
