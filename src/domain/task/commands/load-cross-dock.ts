import { command } from '../../command.ts';
import { crossDockRefusals } from '../../dock/text.ts';
import { orderName } from '../../order/name.ts';
import { refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { canLoadOrder } from '../cross-dock.ts';
import { crossDockTaskRefusals } from '../text.ts';
import { CrossDockArgs, crossDockCall } from './cross-dock-call.ts';

/**
 * Checks a cross-docking order and loads it to its dock (PRP-323 to PRP-325, API-P39): the call of `assignCrossDock`,
 * for an order that waits to be checked. It is sent by one press and never again.
 */
export const loadToCrossDock = command('task.loadCrossDock', {
  version: 1,
  args: CrossDockArgs,
  ...crossDockCall,
  guard: ({ taskId, orderId }, rows) => {
    const task = rows.get('task', taskId);
    return task ? canLoadOrder(task, rows.get('order', orderId)) : refuse('gone');
  },
  holds: ({ taskId, orderId }, rows) => {
    const order = rows.get('order', orderId);
    return typeof rows.get('task', taskId)?.dock === 'number' && order !== undefined && order.status !== 'xd-to-check';
  },
  errorText: () => crossDockRefusals.failed,
  lane: ({ taskId, orderId }) => [keyOf('task', taskId), keyOf('order', orderId)],
  text: {
    title: 'Chargement cross-dock',
    label: ({ orderId, randomId }) => `Charger la commande ${orderName({ orderId, randomId })}`,
    done: ({ orderId, randomId }) => `Commande ${orderName({ orderId, randomId })} chargée`,
    success: 'Chargement validé',
    refusals: crossDockTaskRefusals,
    untitled: true,
  },
});
