import type { Task } from '../../task/task.ts';
import { isNotDelivered } from '../not-delivered.ts';
import type { Order } from '../order.ts';

/** Why bags go out again: the client was absent, or some were forgotten (DSP-298, DSP-753). */
export type RedeliveryTag = 'redelivering' | 'missing_bags';

/**
 * The tag of a redelivery of an order; null where it cannot be redelivered (DSP-298, SUP-440). An order on the road or
 * delivered lacks bags; one that came back goes out again.
 */
export function redeliveryTag(
  task: Pick<Task, 'flagged_orders'>,
  order: Pick<Order, 'status' | 'flagged_orders'>,
): RedeliveryTag | null {
  if (order.status === 'shipping' || order.status === 'received') return 'missing_bags';
  return isNotDelivered(task, order) ? 'redelivering' : null;
}

const redeliveryTags: readonly string[] = ['redelivering', 'missing_bags'] satisfies readonly RedeliveryTag[];

/** Whether an order exists only to bring bags again, or forgotten ones: without products of its own (SUP-201). */
export const bringsBagsAlone = (tags: Order['tags']): boolean =>
  tags?.some((tag) => redeliveryTags.includes(tag)) ?? false;

/** What an order was made for, of those made of another one: products again, or bags (SUP-214). */
export const madeAs = ({ tags }: Pick<Order, 'tags'>): RedeliveryTag | 'repreparation' =>
  tags?.includes('missing_bags') ? 'missing_bags' : tags?.includes('redelivering') ? 'redelivering' : 'repreparation';
