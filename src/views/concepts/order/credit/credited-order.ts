import { CustomerId } from '../../../../domain/customer/customer.ts';
import type { OrderWindowProps } from '../of-order.tsx';

/** The arguments of a credit that say of which order, and whose balance changes. */
export const creditedOrder = ({ order, clientId }: OrderWindowProps['subject']) => ({
  orderId: order.id,
  randomId: order.random_id,
  clientId: CustomerId.safeParse(clientId).data ?? null,
});
