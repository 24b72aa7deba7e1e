import * as z from 'zod/mini';
import { guarded, minutes } from '../../command.ts';
import { refuse } from '../../result.ts';
import { patch } from '../../rows.ts';
import { TaskId } from '../../task/task.ts';
import { DockId } from '../dock.ts';
import { canUnlock, isSameSet } from '../lifecycle.ts';
import { dockCode, lifecycleRefusals } from '../text.ts';
import { dockCommand, postDock, seenOf } from './dock-command.ts';

const UnlockArgs = z.object({
  dockId: DockId,
  /** As the user saw them (DSP-480): the tasks, and the driver's acceptance, null when pending (DSP-485). */
  taskIds: z.array(TaskId),
  accepted: z.nullable(z.boolean()),
});

/** `ANNULER`: takes a locked dock back from its driver (DSP-420, DSP-421, API-075). */
export const unlockDock = dockCommand('dock.unlock', {
  args: UnlockArgs,
  guard: ({ taskIds, accepted }, dock, rows) => {
    const refusal = canUnlock(dock, rows.get('driver', dock.target_driver));
    if (refusal) return refusal;
    const isAsSeen = isSameSet(taskIds, dock.tasks) && (dock.accepted_by_driver ?? null) === accepted;
    return isAsSeen ? null : refuse('changedMeanwhile');
  },
  anew: (args, dock) => ({ ...args, ...seenOf(dock) }),
  holds: (_, dock) => !!dock && !dock.locked_at,
  effect: (_, dock) =>
    patch('dock', dock, { locked_at: null, accepted_by_driver: null, driver_answer: null, time_take_bags: null }),
  reachesFarther: true,
  request: ({ dockId, taskIds, accepted }) =>
    postDock(dockId, 'unlock', { task_ids_should_be: taskIds, accepted_by_driver_should_be: accepted }),
  delivery: guarded(minutes(15)),
  text: {
    title: 'Départ annulé',
    label: ({ dockId }) => `Annuler le départ de ${dockCode(dockId)}`,
    done: ({ dockId }) => `Départ annulé – Tournée ${dockCode(dockId)}`,
    refusals: lifecycleRefusals,
  },
});
