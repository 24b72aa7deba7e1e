import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { type Acceptance, command, live, post } from '../../command.ts';
import { answersFields } from '../../documented-answer.ts';
import { orderName } from '../../order/name.ts';
import { OrderId } from '../../order/order.ts';
import { orderStatusLabel } from '../../order/status.ts';
import { readable } from '../../readable.ts';
import { keyOf } from '../../rows.ts';
import { flatten, isRecord } from '../../wire.ts';
import { CourierOrders, courierOrdersRequest, regularizedStatuses } from '../courier-order.ts';

const statusText = { received: 'livrée', canceled: 'annulée' } as const;

/** The order's new status on the server, which may differ from the requested one (PRP-383). */
const newStatus = (body: unknown, orderId: OrderId): Acceptance =>
  isRecord(body) && typeof body.new_status === 'string'
    ? { rows: flatten('order', 'answer', [{ id: orderId, status: body.new_status }]) }
    : { rows: [] };

/** The order's status in the lists of an answer, read as the screen does: a row that cannot be read hides no other. */
function statusIn(body: unknown, orderId: OrderId): string | null | undefined {
  const lists = readable(CourierOrders, body)?.value;
  const all = [...(lists?.orders_to_regularize ?? []), ...(lists?.current_orders ?? [])];
  return all.find(({ order }) => order.id === orderId)?.order.status;
}

/**
 * Sets an order of the second courier to delivered or cancelled (PRP-379 to PRP-383, API-P38). Live: the courier's
 * service is informed too, and neither can be undone here.
 */
export const setCourierOrderStatus = command('courierOrder.setStatus', {
  version: 1,
  args: z.object({
    center: CenterId,
    orderId: OrderId,
    randomId: z.nullish(z.string()),
    status: z.enum(regularizedStatuses),
  }),
  reads: () => ({}),
  guard: () => null,
  holds: () => false,
  effect: () => [],
  request: ({ orderId, status }) =>
    post('/uber-eats/change_order_status/', { body: { order_id: orderId, status, provider: 'uber' } }),
  answers: () => answersFields('new_status', ['new_status']),
  accept: (body, { orderId }) => newStatus(body, orderId),
  reread: ({ center }) => courierOrdersRequest(center),
  acceptReread: (body, { orderId }) => newStatus({ new_status: statusIn(body, orderId) }, orderId),
  isConfirmedBy: (body, { orderId, status }) => statusIn(body, orderId) === status,
  lane: ({ orderId }) => [keyOf('order', orderId)],
  delivery: live,
  text: {
    title: 'Commande Uber',
    label: ({ orderId, randomId, status }) =>
      `Commande ${orderName({ orderId, randomId })} : ${orderStatusLabel(status)}`,
    done: ({ orderId, randomId, status }) => `Commande ${orderName({ orderId, randomId })} ${statusText[status]}`,
    refusals: {
      regularized: 'Commande déjà livrée ou annulée',
      gone: "Cette commande n'est pas du second transporteur",
    },
  },
});
