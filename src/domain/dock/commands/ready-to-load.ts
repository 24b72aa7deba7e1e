import * as z from 'zod/mini';
import { guarded, minutes } from '../../command.ts';
import { refuse } from '../../result.ts';
import { patch } from '../../rows.ts';
import { TaskId } from '../../task/task.ts';
import { DockId } from '../dock.ts';
import { canEdit } from '../edit.ts';
import { canSwitchToReady, isSameSet } from '../lifecycle.ts';
import { dockCode, editRefusals, lifecycleRefusals } from '../text.ts';
import { dockCommand, postDispatchDock, seenOf } from './dock-command.ts';

/** The vehicles a dock may be made ready for; null is an unconfigured one (DSP-443). */
export const ReadyVehicle = z.nullable(z.enum(['CAR', 'SELEC']));

const ReadyArgs = z.object({
  dockId: DockId,
  vehicle: ReadyVehicle,
  /** As the user saw them (DSP-481): the tasks, and the driver's acceptance, null when pending. */
  taskIds: z.array(TaskId),
  accepted: z.nullable(z.boolean()),
  atMs: z.number(),
});

/** `Chargé`: makes the dock ready to load into a vehicle (DSP-412, DSP-443, DSP-444, API-083). */
export const switchToReadyToLoad = dockCommand('dock.readyToLoad', {
  args: ReadyArgs,
  guard: ({ taskIds, accepted, atMs }, dock, rows) => {
    const refusal = canEdit(dock, rows.get('driver', dock.target_driver), atMs) ?? canSwitchToReady(dock);
    if (refusal) return refusal;
    const isAsSeen = isSameSet(taskIds, dock.tasks) && (dock.accepted_by_driver ?? null) === accepted;
    return isAsSeen ? null : refuse('changedMeanwhile');
  },
  anew: (args, dock) => ({ ...args, ...seenOf(dock) }),
  holds: ({ vehicle }, dock) =>
    dock?.current_status === 'ready_to_load' && (vehicle === null || dock.target_vehicle === vehicle),
  effect: ({ vehicle }, dock) =>
    patch('dock', dock, {
      current_status: 'ready_to_load',
      status: 'ready_to_load',
      ...(vehicle === null ? {} : { target_vehicle: vehicle }),
    }),
  request: ({ dockId, vehicle, taskIds, accepted }) =>
    postDispatchDock(dockId, 'switch_to_ready_to_load', {
      to_vehicle: vehicle,
      accepted_by_driver_should_be: accepted,
      task_ids_should_be: taskIds,
    }),
  delivery: guarded(minutes(15)),
  text: {
    title: 'Tournée prête à charger',
    label: ({ dockId }) => `${dockCode(dockId)} prête à charger`,
    refusals: { ...editRefusals, ...lifecycleRefusals },
  },
});
