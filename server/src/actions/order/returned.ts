import * as z from 'zod/mini';
import type { Changed } from '../../../../src/domain/order/commands/changed.ts';
import {
  askRestock,
  markDelivered,
  resetForRedelivery,
  validateRestock,
} from '../../../../src/domain/order/commands/restock.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { type Patch, patch } from '../../../../src/domain/rows.ts';
import { maybe } from '../../../../src/domain/schema.ts';
import { NoBody, textId } from '../../http/input.ts';
import { type Action, action } from '../action.ts';
import { theOrder } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';
import { actionTexts } from '../text.ts';
import { aftermath, changedOf, readsOf } from './changed.ts';

interface Returned extends Pick<Action, 'method' | 'summary'> {
  readonly command: typeof askRestock | typeof validateRestock | typeof markDelivered | typeof resetForRedelivery;
  /** The order's new status. */
  readonly to: string;
  /** The last segment of its path. */
  readonly service: string;
  /** It continues on today's board: an order of another day goes out again as a new one. */
  readonly onBoard?: true;
  /** Patches of the server alone. */
  readonly also?: (args: Changed, rows: Rows) => readonly Patch[];
}

const Posted = z.object({ id: textId(OrderId), body: NoBody });
const Asked = z.object({ id: textId(OrderId), flag_id: maybe(z.string().check(z.regex(/^\d{1,9}$/))) });

/** Calls on an order that came back from the road (section 20 of dispatch.md). */
const returned = ({ command, to, method, service, summary, onBoard, also }: Returned) =>
  action({
    method,
    path: `/processing-orders/:id/${service}/`,
    summary,
    permission: 'flow',
    answers: 'Order',
    input: method === 'GET' ? Asked : Posted,
    subject: ({ id }) => ({ kind: 'order', id }),
    reads: ({ id }) => readsOf([id]),
    decide: ({ id }, rows, nowMs) => {
      const order = rows.get('order', id);
      if (!order) return conflictOf(command.text, refuse('gone'), { orders: [id] });
      const args = changedOf(order, rows);
      const refusal = command.guard(args, rows);
      if (refusal) return conflictOf(command.text, refusal, { orders: [id] });
      if (onBoard && rows.offBoard.has(id)) return { verdict: 'conflict', error: actionTexts.offBoard, orders: [id] };
      const effect = command.effect(args, rows);
      const patches = [...effect, ...aftermath(effect, to, rows, nowMs), ...(also?.(args, rows) ?? [])];
      return { verdict: 'accept', patches, answer: theOrder(id) };
    },
  });

/** Removes the driver, also for an order without a dock. */
const back = ({ taskId }: Changed, rows: Rows) =>
  patch('task', rows.get('task', taskId), { delivery_man_id: null, group_uniq_id: null, eta: null });

/** Calls on an order that was not delivered (API-038 to API-040, API-042). */
export const returnedOrders = [
  returned({
    command: askRestock,
    to: 'waiting_restock',
    method: 'GET',
    service: 'to_restock',
    summary: 'Met une commande en attente de restockage (malgré GET)',
  }),
  returned({
    command: validateRestock,
    to: 'restock',
    method: 'GET',
    service: 'validate_restock',
    summary: "Valide le restockage d'une commande (malgré GET)",
    also: back,
  }),
  returned({
    command: markDelivered,
    to: 'received',
    method: 'POST',
    service: 'was_delivered',
    summary: 'Indique que la commande a bien été livrée',
  }),
  returned({
    command: resetForRedelivery,
    to: 'prepared',
    method: 'POST',
    service: 'reset_for_redelivery',
    summary: 'Remet une commande à dispatcher pour une relivraison',
    onBoard: true,
    also: back,
  }),
];
