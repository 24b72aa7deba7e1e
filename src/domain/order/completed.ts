import type { Order } from './order.ts';

/**
 * An order with all known fields: its row of the lists, which includes the user's own actions, and the fields that only
 * its detail has. The row wins, so that list and panel never contradict each other.
 */
export function completed(row: Order | undefined, detail: Order | undefined): Order | undefined {
  if (!row || !detail) return row ?? detail;
  const said = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
  return { ...detail, ...said } as Order;
}
