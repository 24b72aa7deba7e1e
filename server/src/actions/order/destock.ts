import * as z from 'zod/mini';
import { destockOrder as command } from '../../../../src/domain/order/commands/status.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { NoBody, textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { theOrder } from '../answers.ts';
import { aftermath, changedOf, readsOf, refused } from './changed.ts';

/** `DESTOCK (RE)`: restocks an order again, where the tables allow it (DSP-322, API-022). */
export const destock = action({
  method: 'POST',
  path: '/orders/:id/destock/',
  summary: 'Remet une commande en destockage',
  permission: 'flow',
  answers: 'Order',
  input: z.object({ id: textId(OrderId), body: NoBody }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => readsOf([id]),
  decide: ({ id }, rows, nowMs) => {
    const order = rows.get('order', id);
    const { settings } = rows;
    if (!order || !settings) return refused(refuse('gone'), { orders: [id] });
    const args = { ...changedOf(order, rows), center: settings.id };
    const refusal = command.guard(args, rows);
    if (refusal) return refused(refusal, { orders: [id] });
    const effect = command.effect(args, rows);
    const patches = [...effect, ...aftermath(effect, 'redestock', rows, nowMs)];
    return { verdict: 'accept', patches, answer: theOrder(id) };
  },
});
