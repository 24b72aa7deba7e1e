import * as z from 'zod/mini';
import { setOrderStatus as command } from '../../../../src/domain/order/commands/status.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { checkReason } from '../../../../src/domain/order/reason.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { readOrders } from '../../db/read.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import { aftermath, changedOf, readsOf } from './changed.ts';
import { reasonOf, StatusBody, shaped } from './status-body.ts';

/** Asking again without a fit reason changes nothing: 400, where another status would have been a 409. */
const forReason = new Set(['repreparationReason', 'blockingReason']);

/** The status of one order, by the center's tables, with a reason where one is wanted (DSP-323 to DSP-330, API-020). */
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
    if (!order || !settings) return conflictOf(command.text, refuse('gone'), { orders: [id] });
    const reason = reasonOf(body);
    const args = { ...changedOf(order, rows), to: body.status, center: settings.id, reason };
    const refusal = command.guard(args, rows) ?? (reason && checkReason(reason, settings));
    if (refusal && forReason.has(refusal.code)) return refusalOf(command.text, refusal);
    if (refusal) return conflictOf(command.text, refusal, { orders: [id] });
    const effect = command.effect(args, rows);
    return {
      verdict: 'accept',
      patches: [...effect, ...aftermath(effect, body.status, rows, nowMs)],
      answer: async (db) => (await readOrders(db, { ids: [id] })).map((row) => shaped(row, body))[0],
    };
  },
});
