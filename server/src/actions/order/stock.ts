import * as z from 'zod/mini';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { Id } from '../../../../src/domain/schema.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { alterStock as command, StockAction } from '../../../../src/domain/zone/commands/stock.ts';
import { zoneName, zoneOfOrder } from '../../../../src/domain/zone/zone.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { theOrder } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import { actionTexts } from '../text.ts';

type StockLog = NonNullable<Task['logstock_pz']>;

const isOut = (log: StockLog, zoneId: number) =>
  log.some(({ pseudozone_id, quantity }) => pseudozone_id === zoneId && (quantity ?? 0) > 0);

/**
 * Takes the items of a zone out of stock, or puts them back (PRP-493, PRP-494, API-045). The stock log of the order's
 * task has what is out: nothing is taken twice, and nothing is put back that was not taken.
 */
export const alterStock = action({
  method: 'POST',
  path: '/processing-orders/:id/alter_stock/',
  summary: "Déstocke ou restocke une zone de préparation d'une commande",
  permission: 'zones',
  answers: 'Order',
  input: z.object({
    id: textId(OrderId),
    body: z.strictObject({ pseudo_zone_id: Id, action_type: StockAction }),
  }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => ({ order: [id], tasksOf: [id], settings: true }),
  decide: ({ id, body: { pseudo_zone_id: zoneId, action_type } }, rows) => {
    const told = { orders: [id] };
    const zone = zoneOfOrder(rows.get('order', id), zoneId);
    if (!rows.settings || !zone)
      return conflictOf(command.text, refuse(rows.get('order', id) ? 'noZone' : 'gone'), told);
    const task = rows.all('task').find(({ linked_order }) => linked_order === id);
    const log = task?.logstock_pz ?? [];
    const isTaken = isOut(log, zoneId);
    const name = zoneName(rows.settings, zoneId);
    if (task && isTaken === (action_type === 'destock'))
      return {
        verdict: 'conflict',
        error: isTaken ? actionTexts.outOfStock(name) : actionTexts.inStock(name),
        ...told,
      };
    const others = log.filter(({ pseudozone_id }) => pseudozone_id !== zoneId);
    const taken = { pseudozone_id: zoneId, quantity: zone.count_item_match ?? 0 };
    return {
      verdict: 'accept',
      patches: patch('task', task, { logstock_pz: action_type === 'destock' ? [...others, taken] : others }),
      answer: theOrder(id),
    };
  },
});
