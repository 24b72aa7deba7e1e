import { type Refusal, refuse } from '../result.ts';
import type { Order } from './order.ts';

/**
 * Why what was ordered, and where, when and to whom it is delivered, is not changed here: a marketplace sold the order and
 * settles that with its customer (SUP-306, docs/spec/rules.md). What is done with its bags is nobody's but ours.
 */
export const whyNotOfMarketplace = ({
  is_uber_eats_order,
}: Pick<Order, 'is_uber_eats_order'>): Refusal<'ofMarketplace'> | null =>
  is_uber_eats_order ? refuse('ofMarketplace') : null;
