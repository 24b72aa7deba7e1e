import type { Order } from '../order/order.ts';
import type { Client } from './task.ts';

export type ClientBadge = 'VIP' | 'FRAUD' | 'STAFF' | 'PRO' | 'SUPER VÉNÈRE' | 'ÉCHANGE';

const exchangeType = 2; // CST-52

export const isExchange = (client: Pick<Client, 'user_type'> | null | undefined) => client?.user_type === exchangeType;

/** The name of a client: `name`, else first and last name; empty when unknown. */
export const clientName = (client: Pick<Client, 'name' | 'first_name' | 'last_name'> | null | undefined) =>
  client?.name?.trim() ||
  [client?.first_name, client?.last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');

/** The badges of a client, and of the order when he is very angry (DSP-270), and of an exchange (DSP-125). */
export function clientBadges(
  client: Omit<Client, 'id'> | null | undefined,
  order?: Pick<Order, 'is_super_venere'>,
): readonly ClientBadge[] {
  const flags: readonly (readonly [boolean | null | undefined, ClientBadge])[] = [
    [client?.is_vip, 'VIP'],
    [client?.is_fraud, 'FRAUD'],
    [client?.is_staff, 'STAFF'],
    [client?.is_pro, 'PRO'],
    [order?.is_super_venere, 'SUPER VÉNÈRE'],
    [isExchange(client), 'ÉCHANGE'],
  ];
  return flags.flatMap(([shown, badge]) => (shown ? [badge] : []));
}
