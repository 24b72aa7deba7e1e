import type { Dock } from '../dock/dock.ts';
import { isCourierType, isUnconfigured } from '../dock/dock-type.ts';
import { type OverRefusal, whyNotOver } from '../dock/over.ts';
import type { Order } from '../order/order.ts';
import { type Refusal, refuse } from '../result.ts';
import type { Task } from '../task/task.ts';
import { hasCourier } from './job-rules.ts';
import type { Provider } from './provider.ts';
import { carries } from './weight-rules.ts';

export type CallRefusal =
  | OverRefusal
  | 'taskMoving'
  | 'taskLeft'
  | 'tranquility'
  | 'dockLocked'
  | 'notForCouriers'
  | 'empty'
  | 'called'
  | 'severalCenters'
  | 'tooHeavy';

type CalledDock = Pick<
  Dock,
  'dock_type' | 'gone_at' | 'closed_at' | 'locked_at' | 'defined_at' | 'hidden' | 'external_shipping_jobs'
>;

/** Whether an order is still at the center: only then is a courier offered. */
export const isAtTheCenter = ({ status }: Pick<Task, 'status'>) => status === 'waiting' || status === 'todo';

/** Whether a courier may be called for one order; `dock` is the one it is in (DSP-253, DSP-254, DSP-669, DSP-670). */
export function canCallForOrder(
  provider: Provider,
  task: Pick<Task, 'status' | 'is_moving'>,
  order: Pick<Order, 'option_tranquility'>,
  kg: number | null,
  dock: CalledDock | undefined,
): Refusal<CallRefusal> | null {
  if (task.is_moving) return refuse('taskMoving');
  if (!isAtTheCenter(task)) return refuse('taskLeft');
  if (order.option_tranquility) return refuse('tranquility');
  if (dock && hasCourier(dock)) return refuse('called');
  const over = dock && whyNotOver(dock);
  if (over) return over;
  if (dock?.locked_at || dock?.gone_at) return refuse('dockLocked');
  return carries(provider, kg) ? null : refuse('tooHeavy');
}

/**
 * Whether a courier of the first provider can be called for a dock: one of the provider's own, or an unconfigured round
 * that is not defined.
 */
const isForCouriers = (dock: CalledDock) =>
  isCourierType(dock) ? dock.dock_type === 'STUART' : isUnconfigured(dock) && !dock.defined_at;

/** Whether a dock has the button `Appel` at all. */
export const offersCall = (dock: CalledDock) =>
  isForCouriers(dock) && !dock.gone_at && !whyNotOver(dock) && !hasCourier(dock);

/** Whether a courier may be called for a dock; `centers` are those of its tasks (DSP-669, DSP-671). */
export function canCallForDock(
  dock: CalledDock,
  tasks: readonly Pick<Task, 'status' | 'is_moving'>[],
  centers: readonly (number | null | undefined)[],
): Refusal<CallRefusal> | null {
  if (hasCourier(dock)) return refuse('called');
  if (!isForCouriers(dock)) return refuse('notForCouriers');
  if (dock.gone_at || dock.locked_at) return refuse('dockLocked');
  if (tasks.length === 0) return refuse('empty');
  if (tasks.some((task) => task.is_moving)) return refuse('taskMoving');
  if (!tasks.every(isAtTheCenter)) return refuse('taskLeft');
  return new Set(centers.filter((id) => id != null)).size > 1 ? refuse('severalCenters') : null;
}
