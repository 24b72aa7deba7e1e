import * as z from 'zod/mini';
import type { Metas } from '../../center/center.ts';
import { CenterId } from '../../center/center-id.ts';
import { command, get, hours, patchTo, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Code, Id } from '../../schema.ts';
import { isRecord } from '../../wire.ts';
import { whyNotOfMarketplace } from '../marketplace.ts';
import { orderName } from '../name.ts';
import { type Order, OrderId } from '../order.ts';
import { isInPreparation, notFoundStatus } from '../sheet/product-status.ts';
import { marketplaceRefusals } from '../text.ts';
import { sheetOf } from './sheet-answer.ts';

/** Why nothing is said of the products of an order: it is not prepared now, or a marketplace sold it (SUP-306, SUP-530). */
export const whyNotProductStatus = (
  order: Pick<Order, 'is_uber_eats_order' | 'status'>,
  settings: Pick<Metas, 'order_prepare_status'> | null | undefined,
): Refusal<'ofMarketplace' | 'notInPreparation'> | null =>
  whyNotOfMarketplace(order) ?? (isInPreparation(order.status, settings) ? null : refuse('notInPreparation'));

/** What became of a product of an order, without the check of preparation (SUP-530 to SUP-533, API-S14). A final value. */
export const setProductStatus = command('order.productStatus', {
  version: 2,
  args: z.object({
    orderId: OrderId,
    randomId: z.nullish(z.string()),
    /** Whose settings say in which statuses an order is prepared; null for an action of an older build. */
    center: z.nullable(CenterId),
    orderProductId: Id,
    productName: z.string(),
    status: Code.check(z.minLength(1)),
  }),
  upcasts: { 1: (args) => (isRecord(args) ? { ...args, center: null } : args) },
  reads: ({ orderId, center }) => ({ order: [orderId], orderSheet: [orderId], metas: [center] }),
  guard: ({ orderId, center }, rows) => {
    const order = rows.get('order', orderId);
    return order ? whyNotProductStatus(order, rows.get('metas', center)) : refuse('gone');
  },
  holds: ({ orderId, orderProductId, status }, rows) =>
    rows.get('orderSheet', orderId)?.products?.find((it) => it.order_product_id === orderProductId)?.status === status,
  effect: ({ orderId, orderProductId, status }, rows) => {
    const sheet = rows.get('orderSheet', orderId);
    const products = sheet?.products?.map((line) =>
      line.order_product_id === orderProductId ? { ...line, status, not_found: status === notFoundStatus } : line,
    );
    return products ? patch('orderSheet', sheet, { products }) : [];
  },
  basis: ({ orderId, orderProductId }, rows) => {
    const line = rows.get('orderSheet', orderId)?.products?.find((it) => it.order_product_id === orderProductId);
    return line && { status: line.status ?? null };
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
    label: (it) => `Statut de ${it.productName} dans la commande ${orderName(it)}`,
    success: 'Le statut a été mis à jour avec succès',
    refusals: {
      gone: "La commande n'existe plus",
      ...marketplaceRefusals,
      notInPreparation: "La commande n'est pas en préparation",
    },
  },
});
