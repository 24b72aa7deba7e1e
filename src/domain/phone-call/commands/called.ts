import * as z from 'zod/mini';
import { command, get, hours, post, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { ordersOf } from '../../order/commands/changed.ts';
import { orderName } from '../../order/name.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch, type Reader } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { msOf } from '../../time/instant.ts';
import { hourText } from '../../time/paris-time.ts';

const Called = z.object({
  orderId: OrderId,
  randomId: z.nullish(z.string()),
  /** When the call was made, whenever it is sent. */
  at: Instant,
  /** E-mail address of whoever called; the server knows the name. */
  by: z.string(),
});
type Called = z.infer<typeof Called>;

/** Whether a call as late as this one, or later, is known. */
export const isKnownCall = ({ orderId, at }: Pick<Called, 'orderId' | 'at'>, rows: Reader): boolean => {
  const known = msOf(rows.get('order', orderId)?.last_call?.at);
  return known !== null && known >= (msOf(at) ?? 0);
};

/**
 * Notes that the client of an order was called (OUR-220, API-O60). No state of the order refuses it: the call was made.
 * Of two calls the later one stays.
 */
export const noteCall = command('order.called', {
  version: 1,
  args: Called,
  reads: ({ orderId }) => ({ order: [orderId] }),
  guard: ({ orderId }, rows) => (rows.get('order', orderId) ? null : refuse('gone')),
  holds: isKnownCall,
  effect: (called, rows) =>
    isKnownCall(called, rows)
      ? []
      : patch('order', rows.get('order', called.orderId), {
          last_call: { at: called.at, by: { id: null, first_name: null, last_name: called.by } },
        }),
  request: ({ orderId, at }) => post(`/processing-orders/${orderId}/called/`, { body: { called_at: at } }),
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: ordersOf,
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: ordersOf,
  lane: ({ orderId }) => [keyOf('order', orderId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Client appelé',
    label: (called) => `Client de la commande ${orderName(called)} appelé à ${hourText(called.at)}`,
    success: 'Appel noté',
    refusals: { gone: "La commande n'existe plus" },
  },
});
