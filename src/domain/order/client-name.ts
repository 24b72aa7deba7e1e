import type { Order } from './order.ts';

/** The client's name as the order's row has it; empty where it has none. */
export const clientNameOf = ({ fullname, firstname, lastname }: Pick<Order, 'fullname' | 'firstname' | 'lastname'>) =>
  (fullname || [firstname, lastname].filter(Boolean).join(' ')).trim();
