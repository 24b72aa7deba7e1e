import * as z from 'zod/mini';
import { setOrderStatus as command } from '../../../../src/domain/order/commands/status.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { takesDeliveryBack } from '../../../../src/domain/order/transitions.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { readOrders } from '../../db/read.ts';
import { readFormerDelivery } from '../../db/sheets/read-sheets.ts';
import { rememberDelivery } from '../../db/sheets/write-sheets.ts';
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
  facts: async (tx, { id, body }) => (body.date_received ? readFormerDelivery(tx, id) : null),
  decide: ({ id, body }, rows, nowMs, former) => {
    const order = rows.get('order', id);
    const { settings } = rows;
    if (!order || !settings) return refused(refuse('gone'), { orders: [id] });
    const args = { ...changedOf(order, rows), to: body.status, center: settings.id, reason: reasonOf(body) };
    const refusal = command.guard(args, rows);
    if (refusal) return refused(refusal, { orders: [id] });
    const effect = command.effect(args, rows);
    const restored = hourGivenBack(body, former);
    const receivedMs = restored === null ? nowMs : Date.parse(restored);
    const receivedAt = rows.get('task', args.taskId)?.date_received;
    return {
      verdict: 'accept',
      patches: [...effect, ...aftermath(effect, body.status, rows, receivedMs)],
      enters: takesDeliveryBack(order.status, body.status) && receivedAt ? [rememberDelivery(id, receivedAt)] : [],
      answer: async (db) => {
        const [told] = (await readOrders(db, { ids: [id] })).map((row) => shaped(row, body));
        return restored === null ? told : { ...told, date_received: restored };
      },
    };
  },
});

/** An hour of delivery is given back, never invented: it is the one that the order had, or the present one counts. */
function hourGivenBack({ status, date_received: asked }: StatusBody, former: string | null): string | null {
  if (status !== 'received' || !asked || former === null) return null;
  return Date.parse(asked) === Date.parse(former) ? former : null;
}
