import * as z from 'zod/mini';
import { command, get, live } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { flatten, isRecord } from '../../wire.ts';
import { canAssignCrossDock } from '../cross-dock.ts';
import { TaskId } from '../task.ts';
import { crossDockTaskRefusals, dragRefusals } from '../text.ts';

/**
 * A cross-docking order goes into the dock that leaves for its center (DSP-461, API-004). The call is a GET with an
 * effect: it is sent by the click that asks for it and never again (DSP-490). Which dock it is, the answer tells.
 */
export const assignCrossDock = command('task.assignCrossDock', {
  version: 1,
  args: z.object({ taskId: TaskId, orderId: OrderId, randomId: z.nullish(z.string()) }),
  reads: ({ taskId, orderId }) => ({ task: [taskId], order: [orderId] }),
  guard: ({ taskId, orderId }, rows) => {
    const task = rows.get('task', taskId);
    return task ? canAssignCrossDock(task, rows.get('order', orderId)) : refuse('gone');
  },
  holds: ({ taskId }, rows) => typeof rows.get('task', taskId)?.dock === 'number',
  effect: ({ taskId }, rows) => patch('task', rows.get('task', taskId), { is_moving: true }),
  request: ({ taskId }) => get(`/tasks/shipping/${taskId}/assign_xd_dock/`),
  answers: ({ taskId }) => answersOne('task', taskId),
  accept: (body) => ({
    rows: flatten('task', 'answer', [body]),
    // The task alone is told: the dock it is in now is read.
    reload:
      isRecord(body) && typeof body.dock === 'number' ? [{ kind: 'dock', request: get(`/docks/${body.dock}/`) }] : [],
  }),
  reread: ({ taskId }) => get('/dispatch/deliveries/', { query: { ids: String(taskId) } }),
  acceptReread: (body) => ({ rows: Array.isArray(body) ? flatten('task', 'answer', body) : [] }),
  lane: ({ taskId }) => [keyOf('task', taskId)],
  delivery: live,
  text: {
    title: 'Affectation cross-dock',
    label: ({ orderId, randomId }) => `Affecter la commande ${randomId ?? orderId} au cross-dock`,
    done: ({ orderId, randomId }) => `Commande ${randomId ?? orderId}`,
    success: 'Commande dispatchée',
    refusals: { ...dragRefusals, ...crossDockTaskRefusals },
  },
});
