import * as z from 'zod/mini';
import type { Command } from '../../../../src/domain/command.ts';
import { type Order, OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { readCustomerOf } from '../../db/customers/customer-lock.ts';
import { enterMessage, phoneOf } from '../../db/customers/messages.ts';
import { type CreditReason, enterCredit } from '../../db/money.ts';
import { textId } from '../../http/input.ts';
import { type AnyAction, action, type Decision, type Entry } from '../action.ts';
import { theLateOrder } from '../answers.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';

/** The order in a command's arguments, and who handles its lateness. */
interface Who {
  readonly orderId: OrderId;
  readonly taskId: Task['id'] | null;
  readonly at: string;
  readonly by: string;
}

interface LateAction<Body, Args> {
  readonly service: string;
  readonly summary: string;
  readonly body: z.ZodMiniType<Body>;
  /** The rules: the guard refuses with 409, the effect is written. */
  readonly command: Command<Args>;
  readonly args: (body: Body, who: Who) => Args;
  /** Credits for the client, in cents. */
  readonly credits?: (body: Body, order: Order) => readonly (readonly [Exclude<CreditReason, 'spent'>, number])[];
  /** SMS to the client; none for an empty text. */
  readonly sms?: (body: Body) => string;
}

/** `POST /processing-orders/{id}/{service}/`: an action on the lateness of one order (DSP-715). */
export function lateAction<Body, Args>(entry: LateAction<Body, Args>): AnyAction {
  const { service, summary, body: schema, command } = entry;
  return action({
    method: 'POST',
    path: `/processing-orders/:id/${service}/`,
    summary,
    permission: 'flow',
    answers: 'LateOrder',
    input: z.object({ id: textId(OrderId), body: schema }),
    subject: ({ id }) => ({ kind: 'order', id }),
    reads: ({ id }) => ({ order: [id], tasksOf: [id] }),
    account: true,
    facts: async (tx, { id }, rows) => {
      const clientId = taskOf(id, rows)?.client?.id ?? (await readCustomerOf(tx, id));
      return { clientId, phone: await phoneOf(tx, clientId) };
    },
    decide: ({ id, body }, rows, nowMs, client): Decision => {
      const order = rows.get('order', id);
      if (!order) return conflictOf(command.text, refuse('gone'), {});
      const at = new Date(nowMs).toISOString();
      const args = entry.args(body, { orderId: id, taskId: taskOf(id, rows)?.id ?? null, at, by: rows.by });
      const refusal = command.guard(args, rows);
      if (refusal) return conflictOf(command.text, refusal, { orders: [id] });
      const enters = entriesOf(entry, { body, order, by: rows.by, client });
      if (!enters) return refusalOf(command.text, refuse('noPhone'));
      return { verdict: 'accept', patches: command.effect(args, rows), enters, answer: theLateOrder(id) };
    },
  });
}

/** The customer: an order of another day may have no task that names him. */
interface Reached {
  readonly clientId: number | null;
  readonly phone: string | null;
}

interface Asked<Body> {
  readonly body: Body;
  readonly order: Order;
  readonly by: string;
  readonly client: Reached;
}

/** Null where there is a message or a credit but nobody to receive it. */
function entriesOf<Body, Args>(entry: LateAction<Body, Args>, { body, order, by, client }: Asked<Body>) {
  const { clientId, phone } = client;
  const credits = (entry.credits?.(body, order) ?? []).filter(([, cents]) => cents > 0);
  const sms = entry.sms?.(body) ?? '';
  if ((sms !== '' && phone === null) || (credits.length > 0 && clientId === null)) return null;
  const entries: Entry[] = [];
  for (const [reason, cents] of credits)
    if (clientId !== null) entries.push(enterCredit({ orderId: order.id, clientId, by }, reason, cents));
  if (sms !== '' && phone !== null) entries.push(enterMessage({ orderId: order.id, phone, by }, sms));
  return entries;
}

const taskOf = (orderId: OrderId, rows: Rows) => rows.all('task').find((row) => row.linked_order === orderId);
