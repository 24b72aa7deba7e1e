import * as z from 'zod/mini';
import { command, get, live } from '../../command.ts';
import { crossDockRefusals } from '../../dock/text.ts';
import { answersOne } from '../../documented-answer.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { flatten, isRecord } from '../../wire.ts';
import { canLoadOrder } from '../cross-dock.ts';
import { TaskId } from '../task.ts';
import { crossDockTaskRefusals } from '../text.ts';

/**
 * A cross-docking order is checked and loaded to its dock (PRP-323 to PRP-325, API-P39): the call of `assignCrossDock`,
 * for an order that waits to be checked. It is sent by the press that asks for it and never again.
 */
export const loadToCrossDock = command('task.loadCrossDock', {
  version: 1,
  args: z.object({ taskId: TaskId, orderId: OrderId, randomId: z.nullish(z.string()) }),
  reads: ({ taskId, orderId }) => ({ task: [taskId], order: [orderId] }),
  guard: ({ taskId, orderId }, rows) => {
    const task = rows.get('task', taskId);
    return task ? canLoadOrder(task, rows.get('order', orderId)) : refuse('gone');
  },
  holds: ({ taskId, orderId }, rows) => {
    const order = rows.get('order', orderId);
    return typeof rows.get('task', taskId)?.dock === 'number' && order !== undefined && order.status !== 'xd-to-check';
  },
  effect: ({ taskId }, rows) => patch('task', rows.get('task', taskId), { is_moving: true }),
  request: ({ taskId }) => get(`/tasks/shipping/${taskId}/assign_xd_dock/`),
  answers: ({ taskId }) => answersOne('task', taskId),
  accept: (body) => ({
    rows: flatten('task', 'answer', [body]),
    reload:
      isRecord(body) && typeof body.dock === 'number' ? [{ kind: 'dock', request: get(`/docks/${body.dock}/`) }] : [],
  }),
  reread: ({ taskId }) => get('/dispatch/deliveries/', { query: { ids: String(taskId) } }),
  acceptReread: (body) => ({ rows: Array.isArray(body) ? flatten('task', 'answer', body) : [] }),
  errorText: () => crossDockRefusals.failed,
  lane: ({ taskId, orderId }) => [keyOf('task', taskId), keyOf('order', orderId)],
  delivery: live,
  text: {
    title: 'Chargement cross-dock',
    label: ({ orderId, randomId }) => `Charger la commande ${randomId ?? orderId}`,
    done: ({ orderId, randomId }) => `Commande ${randomId ?? orderId} chargée`,
    success: 'Chargement validé',
    refusals: crossDockTaskRefusals,
    untitled: true,
  },
});
