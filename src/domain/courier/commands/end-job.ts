import * as z from 'zod/mini';
import { live, request } from '../../command.ts';
import { dockCommand, postDispatchDock, postDock } from '../../dock/commands/dock-command.ts';
import { DockId } from '../../dock/dock.ts';
import { dockCode } from '../../dock/text.ts';
import { keyOf, patch, type RowOf } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { TaskId } from '../../task/task.ts';
import { canCancel, cancelling, canRegularize, latestJob, withLatestCancelling } from '../job-rules.ts';
import { providers } from '../provider.ts';
import { courierRefusals } from '../text.ts';

const JobArgs = z.object({ dockId: DockId, provider: z.enum(providers) });

const isEnding = (dock: RowOf<'dock'> | undefined) => {
  const job = dock && latestJob(dock);
  return !job || job.status === cancelling || job.status === 'canceled';
};

/**
 * Cancels the job of a courier's dock. At once it is shown as being cancelled, without its pickup time; if the provider
 * refuses, as before (DSP-677 to DSP-679, DSP-682, DSP-690, API-063, API-065, API-069).
 */
export const cancelJob = dockCommand('dock.cancelJob', {
  args: JobArgs,
  guard: (_, dock) => canCancel(dock),
  holds: (_, dock) => isEnding(dock),
  effect: (_, dock) =>
    patch('dock', dock, { external_shipping_jobs: withLatestCancelling(dock.external_shipping_jobs ?? []) }),
  request: ({ dockId, provider }) =>
    provider === 'STUART'
      ? request('DELETE')(`/docks/${dockId}/external_jobs/`)
      : postDispatchDock(dockId, 'cancel_uber_direct', {}),
  delivery: live,
  text: {
    title: 'Annulation de coursier',
    label: ({ dockId }) => `Annuler le coursier de ${dockCode(dockId)}`,
    done: ({ dockId }) => `Tournée ${dockCode(dockId)}`,
    success: "Job en cours d'annulation",
    refusals: courierRefusals,
    failure: () => ({ text: "Une erreur est survenue lors de l'annulation", seconds: 5, isFailure: true }),
  },
});

/**
 * `Régulariser`: the orders of a failed job are to be dispatched again, its dock is closed (DSP-680, DSP-683, DSP-684).
 */
export const regularizeDock = dockCommand('dock.regularize', {
  args: z.extend(JobArgs, { taskIds: z.array(TaskId), at: Instant }),
  reads: ({ taskIds }) => ({ task: taskIds }),
  lane: ({ taskIds }) => taskIds.map((id) => keyOf('task', id)),
  // A finished job has closed its dock.
  takesClosed: true,
  guard: (_, dock) => canRegularize(dock),
  holds: (_, dock) => !dock || dock.hidden === true,
  effect: ({ at, taskIds }, dock, rows) => [
    ...patch('dock', dock, {
      hidden: true,
      closed_at: dock.closed_at ?? at,
      current_status: 'closed',
      status: 'closed',
      tasks: [],
    }),
    ...taskIds
      .filter((id) => dock.tasks?.includes(id))
      .flatMap((id) => patch('task', rows.get('task', id), { dock: null, dock_rank: null })),
  ],
  request: ({ dockId, provider }) =>
    postDock(dockId, provider === 'STUART' ? 'regularize_canceled_stuart' : 'regularize_canceled_uber_direct'),
  delivery: live,
  text: {
    title: 'Régularisation',
    label: ({ dockId }) => `Régulariser ${dockCode(dockId)}`,
    done: ({ dockId }) => `Groupement ${dockCode(dockId)}`,
    success: 'Le groupement a été régularisé',
    refusals: courierRefusals,
  },
});
