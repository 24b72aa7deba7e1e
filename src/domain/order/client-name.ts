import type { Order } from './order.ts';

/** Whom an order is for, as far as its row tells; empty where it tells nobody. */
export const clientNameOf = ({ fullname, firstname, lastname }: Pick<Order, 'fullname' | 'firstname' | 'lastname'>) =>
  fullname ?? [firstname, lastname].filter(Boolean).join(' ');
