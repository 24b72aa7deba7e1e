import * as z from 'zod/mini';
import { guarded, minutes } from '../../command.ts';
import { BagCount, OrderId } from '../../order/order.ts';
import { patch } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { TaskId } from '../../task/task.ts';
import { canLoadCrossDock } from '../cross-dock.ts';
import { DockId } from '../dock.ts';
import { crossDockRefusals, dockCode, lifecycleRefusals } from '../text.ts';
import { dockCommand, postDock } from './dock-command.ts';

/**
 * Marks a dock for another center as loaded, with crates beside those of its orders (DSP-451, DSP-452, DSP-903,
 * API-073). `extraCrates` is a whole number from 0; `byOrder` divides them among orders, where that was asked
 * (PRP-334).
 */
export const loadCrossDock = dockCommand('dock.crossDockLoaded', {
  args: z.object({
    dockId: DockId,
    taskIds: z.array(TaskId),
    extraCrates: BagCount,
    byOrder: z.optional(z.array(z.object({ orderId: OrderId, quantity: BagCount }))),
    at: Instant,
  }),
  reads: ({ taskIds }) => ({ task: taskIds }),
  guard: ({ taskIds }, dock, rows) => {
    const shown = (dock.tasks ?? []).filter((id) => taskIds.includes(id));
    return canLoadCrossDock(
      dock,
      shown.map((id) => rows.get('task', id)),
    );
  },
  anew: (args, dock) => ({ ...args, taskIds: [...(dock.tasks ?? [])] }),
  holds: ({ extraCrates }, dock) => !!dock?.loaded_at && dock.extra_crates === extraCrates,
  effect: ({ extraCrates, at }, dock) =>
    patch('dock', dock, { loaded_at: at, current_status: 'loaded', status: 'loaded', extra_crates: extraCrates }),
  request: ({ dockId, extraCrates, byOrder }) =>
    postDock(dockId, 'xd_loaded', {
      extra_crates: byOrder ? byOrder.map(({ orderId, quantity }) => ({ order_id: orderId, quantity })) : extraCrates,
    }),
  delivery: guarded(minutes(15)),
  errorText: () => crossDockRefusals.failed,
  text: {
    title: 'Chargement cross-dock',
    label: ({ dockId, extraCrates }) => `Charger ${dockCode(dockId)} (cagettes en plus : ${extraCrates})`,
    done: ({ dockId, extraCrates }) => `Tournée ${dockCode(dockId)} chargée (cagettes en plus : ${extraCrates})`,
    success: 'Chargement validé',
    refusals: { ...lifecycleRefusals, ...crossDockRefusals },
    untitled: true,
  },
});
