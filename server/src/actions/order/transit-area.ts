import * as z from 'zod/mini';
import { changeTransitArea as command } from '../../../../src/domain/order/commands/transit-area.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { depotOf } from '../../../../src/domain/transit/depot.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { theOrder } from '../answers.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import { actionTexts } from '../text.ts';
import { depotBody, foreignDepot } from './depot.ts';

/** Where the bags of an order are put down (DSP-837, API-044). */
export const changeTransitArea = action({
  method: 'POST',
  path: '/processing-orders/:id/change_transit_area/',
  summary: "Change la zone de dépôt d'une commande",
  permission: 'flow',
  answers: 'Order',
  input: z.object({ id: textId(OrderId), body: z.strictObject(depotBody) }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => ({ order: [id], settings: true }),
  decide: ({ id, body }, rows) => {
    if (!rows.get('order', id)) return conflictOf(command.text, refuse('gone'), { orders: [id] });
    const foreign = foreignDepot(body, rows);
    if (foreign) return { verdict: 'refuse', error: actionTexts[foreign] };
    const args = { orderId: id, depot: depotOf(body) };
    const refusal = command.guard(args, rows);
    if (refusal) return refusalOf(command.text, refusal);
    return { verdict: 'accept', patches: command.effect(args, rows), answer: theOrder(id) };
  },
});
