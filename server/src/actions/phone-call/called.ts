import * as z from 'zod/mini';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { isKnownCall, noteCall } from '../../../../src/domain/phone-call/commands/called.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { readSigner } from '../../db/read-people.ts';
import { SentInstant } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { iso } from '../../world/clock.ts';
import { action } from '../action.ts';
import { theOrder } from '../answers.ts';
import { conflictOf } from '../conflict.ts';

/** Notes that the client of an order was called (OUR-220, API-O60); a call of an hour to come was made now. */
export const called = action({
  method: 'POST',
  path: '/processing-orders/:id/called/',
  summary: "Note que le client d'une commande a été appelé",
  permission: 'flow',
  answers: 'Order',
  input: z.object({ id: textId(OrderId), body: z.strictObject({ called_at: SentInstant }) }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => ({ order: [id] }),
  facts: (tx, _input, { by }) => readSigner(tx, by),
  decide: ({ id, body }, rows, nowMs, by) => {
    const order = rows.get('order', id);
    if (!order) return conflictOf(noteCall.text, refuse('gone'), {});
    const at = iso(Math.min(Date.parse(body.called_at), nowMs));
    const isOlder = isKnownCall({ orderId: id, at }, rows);
    return {
      verdict: 'accept',
      patches: isOlder ? [] : patch('order', order, { last_call: { at, by } }),
      answer: theOrder(id),
    };
  },
});
