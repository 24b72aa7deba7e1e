import { restockFlag } from '../order/not-delivered.ts';
import type { Arrival } from './arrival.ts';

/** Whether it comes back to be put on the shelves again (PRP-271). */
export const isToRestock = ({ flagged_orders }: Pick<Arrival, 'flagged_orders'>): boolean =>
  flagged_orders?.some(({ flag_id }) => flag_id === restockFlag) ?? false;
