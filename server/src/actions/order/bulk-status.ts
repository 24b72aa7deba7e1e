import * as z from 'zod/mini';
import { DockId } from '../../../../src/domain/dock/dock.ts';
import { setOrderStatuses as command } from '../../../../src/domain/order/commands/status.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { Code } from '../../../../src/domain/schema.ts';
import { action } from '../action.ts';
import { theOrders } from '../answers.ts';
import { actionTexts } from '../text.ts';
import { aftermath, changedOf, readsOf, refused } from './changed.ts';

/**
 * Changes the statuses of several orders, all or none; orders of a dock have to be in it still (DSP-294, DSP-458,
 * API-021).
 */
export const changeStatuses = action({
  method: 'POST',
  path: '/processing-orders/bulk_change_status/',
  summary: 'Change le statut de plusieurs commandes',
  permission: 'flow',
  answers: ['Order'],
  input: z.object({
    body: z.object({
      orders_ids: z.array(OrderId).check(z.minLength(1), z.maxLength(200)),
      dock_id: z.nullish(DockId),
      status: Code.check(z.minLength(1)),
    }),
  }),
  subject: ({ body }) => ({ kind: 'order', id: body.orders_ids[0] ?? 0 }),
  reads: ({ body }) => readsOf(body.orders_ids),
  decide: ({ body: { orders_ids, dock_id, status } }, rows, nowMs) => {
    const ids = [...new Set(orders_ids)];
    const { settings } = rows;
    const orders = ids.flatMap((id) => rows.get('order', id) ?? []);
    const told = { orders: ids, docks: dock_id ? [dock_id] : [] };
    if (!settings || orders.length < ids.length) return refused(refuse('gone'), told);
    const changed = orders.map((order) => changedOf(order, rows));
    if (dock_id && changed.some((it) => it.dockId !== dock_id))
      return { verdict: 'conflict', error: actionTexts.notTogether, ...told };
    const args = { orders: changed, dockId: dock_id ?? null, to: status, center: settings.id };
    const refusal = command.guard(args, rows);
    if (refusal) return refused(refusal, told);
    const effect = command.effect(args, rows);
    const patches = [...effect, ...aftermath(effect, status, rows, nowMs)];
    return { verdict: 'accept', patches, answer: theOrders(ids) };
  },
});
