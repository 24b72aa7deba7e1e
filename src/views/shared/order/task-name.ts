import type { TaskRow } from '../../../db/view-rows/dispatch.ts';

/** What an order is called on screen: its public number, else its id. */
export const taskName = ({ randomId, orderId }: Pick<TaskRow, 'randomId' | 'orderId'>) => randomId ?? String(orderId);
