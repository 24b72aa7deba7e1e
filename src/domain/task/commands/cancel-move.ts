import * as z from 'zod/mini';
import { command, get, guarded, minutes, post } from '../../command.ts';
import { DockId, dockIdOf } from '../../dock/dock.ts';
import { whyNotOver } from '../../dock/over.ts';
import { answersNew } from '../../documented-answer.ts';
import { orderName } from '../../order/name.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch, type Reader } from '../../rows.ts';
import { flatten } from '../../wire.ts';
import { TaskId } from '../task.ts';

const CancelArgs = z.object({
  taskId: TaskId,
  orderId: OrderId,
  randomId: z.nullish(z.string()),
  /** Its dock and the one it came from, as shown. */
  dockId: z.nullable(DockId),
  fromDockId: z.nullable(DockId),
});

/** The round it goes back to; null where that is over by now: it goes to the list (DSP-511). */
function backTo(fromDockId: DockId | null, rows: Reader): DockId | null {
  const from = rows.get('dock', fromDockId);
  return from && whyNotOver(from) ? null : fromDockId;
}

/** Moves a task that is being moved back to its former dock (DSP-511, API-010). */
export const cancelMove = command('task.cancelMove', {
  version: 1,
  args: CancelArgs,
  reads: ({ taskId, orderId, dockId, fromDockId }) => ({
    task: [taskId],
    order: [orderId],
    dock: [dockId, fromDockId],
  }),
  guard: ({ taskId }, rows) => {
    const task = rows.get('task', taskId);
    if (!task) return refuse('gone');
    return task.is_moving ? null : refuse('notMoving');
  },
  holds: ({ taskId, fromDockId }, rows) => {
    const task = rows.get('task', taskId);
    return !!task && !task.is_moving && (task.dock ?? null) === backTo(fromDockId, rows);
  },
  effect: ({ taskId, dockId, fromDockId }, rows) => {
    const there = rows.get('dock', dockId);
    const toId = backTo(fromDockId, rows);
    const back = rows.get('dock', toId);
    const others = (tasks: readonly TaskId[] | null | undefined) => (tasks ?? []).filter((id) => id !== taskId);
    return [
      ...patch('task', rows.get('task', taskId), {
        is_moving: false,
        dock: toId,
        dock_target_id: null,
        from_dock_id: null,
        ...(dockId === toId ? {} : { dock_rank: null }),
      }),
      ...(dockId === toId
        ? []
        : [
            ...patch('dock', there, { tasks: others(there?.tasks) }),
            ...patch('dock', back, { tasks: [...others(back?.tasks), taskId] }),
          ]),
    ];
  },
  request: ({ taskId }) => post(`/dispatch/deliveries/${taskId}/cancel_move/`),
  anew: (args, rows) => {
    const task = rows.get('task', args.taskId);
    if (!task) return refuse('gone');
    return { ...args, dockId: dockIdOf(task), fromDockId: dockIdOf({ dock: task.from_dock_id }) };
  },
  // Only the server knows which dock that is.
  answers: () => answersNew('dock'),
  accept: (body) => ({ rows: flatten('dock', 'answer', [body]) }),
  reread: ({ taskId }) => get('/dispatch/deliveries/', { query: { ids: String(taskId) } }),
  acceptReread: (body) => ({ rows: Array.isArray(body) ? flatten('task', 'answer', body) : [] }),
  lane: ({ taskId, dockId, fromDockId }) => [
    keyOf('task', taskId),
    ...[...new Set([dockId, fromDockId])].flatMap((id) => (id === null ? [] : [keyOf('dock', id)])),
  ],
  delivery: guarded(minutes(15)),
  text: {
    title: "Annulation d'un déplacement",
    label: ({ orderId, randomId }) => `Annuler le déplacement de la commande ${orderName({ orderId, randomId })}`,
    done: ({ orderId, randomId }) => `Déplacement annulé – Commande ${orderName({ orderId, randomId })}`,
    refusals: {
      gone: "La commande n'existe plus",
      notMoving: "La commande n'est plus en cours de déplacement",
    },
  },
});
