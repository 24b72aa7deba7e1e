import * as z from 'zod/mini';
import { setOrderStatus as command } from '../../../../src/domain/order/commands/status.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { readOrders } from '../../db/read.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { aftermath, changedOf, readsOf, refused } from './changed.ts';
import { reasonOf, StatusBody, shaped } from './status-body.ts';

/**
 * Changes the status of one order, by the center's tables, with a reason where one is required (DSP-323 to DSP-330,
 * API-020).
 */
export const changeStatus = action({
  method: 'POST',
  path: '/processing-orders/:id/change_status/',
  summary: "Change le statut d'une commande",
  permission: 'flow',
  answers: 'Order',
  input: z.object({ id: textId(OrderId), body: StatusBody }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => readsOf([id]),
  decide: ({ id, body }, rows, nowMs) => {
    const order = rows.get('order', id);
    const { settings } = rows;
    if (!order || !settings) return refused(refuse('gone'), { orders: [id] });
    const args = { ...changedOf(order, rows), to: body.status, center: settings.id, reason: reasonOf(body) };
    const refusal = command.guard(args, rows);
    if (refusal) return refused(refusal, { orders: [id] });
    const effect = command.effect(args, rows);
    return {
      verdict: 'accept',
      patches: [...effect, ...aftermath(effect, body.status, rows, nowMs)],
      answer: async (db) => (await readOrders(db, { ids: [id] })).map((row) => shaped(row, body))[0],
    };
  },
});
