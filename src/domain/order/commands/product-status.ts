import * as z from 'zod/mini';
import { command, get, hours, patchTo, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Code, Id } from '../../schema.ts';
import { isRecord } from '../../wire.ts';
import { OrderId } from '../order.ts';
import { notFoundStatus } from '../sheet/product-status.ts';
import { nameOf } from './changed.ts';
import { sheetOf } from './sheet-answer.ts';

/**
 * The status of a product of an order, without the check of preparation (SUP-530 to SUP-533, API-S14). A final value.
 */
export const setProductStatus = command('order.productStatus', {
  version: 1,
  args: z.object({
    orderId: OrderId,
    randomId: z.nullish(z.string()),
    orderProductId: Id,
    productName: z.string(),
    status: Code.check(z.minLength(1)),
  }),
  reads: ({ orderId }) => ({ order: [orderId], orderSheet: [orderId] }),
  guard: ({ orderId }, rows) => (rows.get('order', orderId) ? null : refuse('gone')),
  holds: ({ orderId, orderProductId, status }, rows) =>
    rows.get('orderSheet', orderId)?.products?.find((it) => it.order_product_id === orderProductId)?.status === status,
  effect: ({ orderId, orderProductId, status }, rows) => {
    const sheet = rows.get('orderSheet', orderId);
    const products = sheet?.products?.map((line) =>
      line.order_product_id === orderProductId ? { ...line, status, not_found: status === notFoundStatus } : line,
    );
    return products ? patch('orderSheet', sheet, { products }) : [];
  },
  request: ({ orderId, orderProductId, status }) =>
    patchTo(`/processing-orders/${orderId}/order_product_change_status/`, {
      body: { id: orderProductId, new_status: status, is_forced: true },
    }),
  // The tables document "Order line or order": an answer may have either id.
  answers: ({ orderId, orderProductId }) => answersOne('order', orderId, orderProductId),
  accept: (body, { orderId }) => (isRecord(body) && body.id === orderId ? sheetOf(body, ['products']) : { rows: [] }),
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`, { query: { products: '1' } }),
  acceptReread: (body) => sheetOf(body, ['products']),
  lane: ({ orderId }) => [keyOf('order', orderId), keyOf('orderSheet', orderId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Statut produit',
    label: (it) => `Statut de ${it.productName} dans la commande ${nameOf(it)}`,
    success: 'Le statut a été mis à jour avec succès',
    refusals: { gone: "La commande n'existe plus" },
  },
});
