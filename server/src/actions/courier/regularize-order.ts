import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { setCourierOrderStatus as command } from '../../../../src/domain/courier/commands/set-order-status.ts';
import { canRegularizeOrder, regularizedStatuses } from '../../../../src/domain/courier/courier-order.ts';
import { setOrderStatus } from '../../../../src/domain/order/commands/status.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { readOrders } from '../../db/read.ts';
import { enterRegularization, readMarketOrder } from '../../stores/records.ts';
import { action } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import { aftermath, changedOf, readsOf } from '../order/changed.ts';

/**
 * Sets the outcome of a second-courier order by hand (PRP-379 to PRP-383, API-P38); for an order that is over already,
 * its present status is answered. The seller is informed afterwards, until that succeeds (stores/desk.ts).
 */
export const regularizeOrder = action({
  method: 'POST',
  path: '/uber-eats/change_order_status/',
  summary: "Dit qu'une commande du second transporteur est livrée ou annulée",
  permission: 'flow',
  answers: 'NewStatus',
  input: z.object({
    body: z.strictObject({ order_id: OrderId, status: z.enum(regularizedStatuses), provider: z.literal('uber') }),
  }),
  subject: ({ body }) => ({ kind: 'order', id: body.order_id }),
  reads: ({ body }) => readsOf([body.order_id]),
  facts: (tx, { body }) => readMarketOrder(tx, body.order_id),
  decide: ({ body: { order_id: id, status } }, rows, nowMs, sold) => {
    const order = rows.get('order', id);
    const { settings } = rows;
    const isDelivered = rows
      .all('task')
      .some((task) => task.linked_order === id && rows.get('dock', task.dock)?.dock_type === 'UBER_DIRECT');
    if (!order || !settings || !(sold || isDelivered)) return refusalOf(command.text, refuse('gone'));
    if (!canRegularizeOrder(order.status)) return conflictOf(command.text, refuse('regularized'), { orders: [id] });
    const center = CenterId.parse(settings.id);
    const effect = setOrderStatus.effect({ ...changedOf(order, rows), to: status, center, reason: null }, rows);
    return {
      verdict: 'accept',
      patches: [...effect, ...aftermath(effect, status, rows, nowMs)],
      enters: [enterRegularization({ order: id, center, status, by: rows.by })],
      answer: async (db) => ({ new_status: (await readOrders(db, { ids: [id] }))[0]?.status ?? null }),
    };
  },
});
