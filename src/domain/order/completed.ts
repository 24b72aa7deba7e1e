import type { Order } from './order.ts';

/**
 * All that is known of an order: the row of the lists, which shows the user's own actions too, and what only the answer
 * about this order tells. Where both say something the row is right, so that list and panel never contradict.
 */
export function completed(row: Order | undefined, detail: Order | undefined): Order | undefined {
  if (!row || !detail) return row ?? detail;
  const said = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
  return { ...detail, ...said } as Order;
}
