import { command } from '../../command.ts';
import { orderName } from '../../order/name.ts';
import { refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { canAssignCrossDock } from '../cross-dock.ts';
import { crossDockTaskRefusals, dragRefusals } from '../text.ts';
import { CrossDockArgs, crossDockCall } from './cross-dock-call.ts';

/**
 * Puts a cross-docking order into the dock that leaves for its center (DSP-461, API-004). The call is a GET with an
 * effect: it is sent by one click and never again (DSP-490). The answer names the dock.
 */
export const assignCrossDock = command('task.assignCrossDock', {
  version: 1,
  args: CrossDockArgs,
  ...crossDockCall,
  guard: ({ taskId, orderId }, rows) => {
    const task = rows.get('task', taskId);
    return task ? canAssignCrossDock(task, rows.get('order', orderId)) : refuse('gone');
  },
  holds: ({ taskId }, rows) => typeof rows.get('task', taskId)?.dock === 'number',
  lane: ({ taskId }) => [keyOf('task', taskId)],
  text: {
    title: 'Affectation cross-dock',
    label: ({ orderId, randomId }) => `Affecter la commande ${orderName({ orderId, randomId })} au cross-dock`,
    done: ({ orderId, randomId }) => `Commande ${orderName({ orderId, randomId })}`,
    success: 'Commande dispatchée',
    refusals: { ...dragRefusals, ...crossDockTaskRefusals },
  },
});
