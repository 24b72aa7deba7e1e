import type { Task } from '../task/task.ts';
import type { Order } from './order.ts';
import { hasTag } from './tags.ts';

export type ExpressLabel = 'QUICK+' | 'BOLT' | 'QUICK' | 'SPEED'; // CST-35

/** The one express label of an order, first match in this order (DSP-268); its row style follows it (DSP-262). */
export function expressLabel(order: Pick<Order, 'tags'>, task: Pick<Task, 'is_speed'>): ExpressLabel | null {
  if (hasTag(order, 'dqp_express_prio')) return 'QUICK+';
  if (hasTag(order, 'dqp_courier')) return 'BOLT';
  if (hasTag(order, 'dqp_express')) return 'QUICK';
  return task.is_speed ? 'SPEED' : null;
}

/** The meaning of each label, in words. */
export const expressMeanings: ReadonlyMap<string, string> = new Map<ExpressLabel, string>([
  ['QUICK+', 'Livraison express prioritaire'],
  ['BOLT', 'Livraison par coursier'],
  ['QUICK', 'Livraison express'],
  ['SPEED', 'Livraison rapide'],
]);
