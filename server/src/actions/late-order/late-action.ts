import * as z from 'zod/mini';
import type { Command } from '../../../../src/domain/command.ts';
import { limitAt, passes } from '../../../../src/domain/money/limit/limit.ts';
import type { MoneyLimit } from '../../../../src/domain/money/limit/limit-row.ts';
import { creditRefusals } from '../../../../src/domain/money/text.ts';
import { type Order, OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { creditsOfOrder } from '../../db/credits.ts';
import { readCustomerOf } from '../../db/customers/customer-lock.ts';
import { enterMessage, phoneOf } from '../../db/customers/messages.ts';
import { giveCredits } from '../../db/money.ts';
import { readLimit } from '../../db/proposals/read-limit.ts';
import type { CreditKind } from '../../db/schema/money/money.ts';
import { textId } from '../../http/input.ts';
import { type AnyAction, action, type Decision, type Entry } from '../action.ts';
import { theLateOrder } from '../answers.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import { aboveLimit } from '../money-action.ts';
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
  readonly credits?: (body: Body, order: Order) => readonly (readonly [CreditKind, number])[];
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
    operation: entry.credits ? ({ id }) => theLateOrder(id) : undefined,
    facts: async (tx, { id }, rows) => {
      const clientId = taskOf(id, rows)?.client?.id ?? (await readCustomerOf(tx, id));
      const feeCents = (await creditsOfOrder(tx, id)).get('shippingFee') ?? 0;
      const limit = entry.credits ? await readLimit(tx, id, rows.get('order', id)?.center_id) : null;
      return { clientId, phone: await phoneOf(tx, clientId), feeCents, limit };
    },
    decide: ({ id, body }, rows, nowMs, client): Decision => {
      const order = rows.get('order', id);
      if (!order) return conflictOf(command.text, refuse('gone'), {});
      const at = new Date(nowMs).toISOString();
      const args = entry.args(body, { orderId: id, taskId: taskOf(id, rows)?.id ?? null, at, by: rows.by });
      const refusal = command.guard(args, rows);
      if (refusal) return conflictOf(command.text, refusal, { orders: [id] });
      // The fee may have been given back from the order's sheet (SUP-347).
      const isTwice = entry.credits?.(body, order).some(([kind, cents]) => kind === 'shippingFee' && cents > 0);
      if (isTwice && client.feeCents > 0)
        return conflictOf({ refusals: creditRefusals }, refuse('feeGiven'), { orders: [id] });
      const gives = (entry.credits?.(body, order) ?? []).reduce((sum, [, cents]) => sum + Math.max(0, cents), 0);
      const limit = limitAt(client.limit, nowMs);
      if (passes(limit, gives)) return aboveLimit(limit, id);
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
  /** Of the delivery fee, credited already. */
  readonly feeCents: number;
  /** What its center lets be given for the order. */
  readonly limit: MoneyLimit | null;
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
  if (clientId !== null && credits.length > 0)
    entries.push(
      giveCredits(
        by,
        credits.map(([kind, cents]) => ({ kind, order_id: order.id, customer_id: clientId, cents })),
      ),
    );
  if (sms !== '' && phone !== null) entries.push(enterMessage({ orderId: order.id, phone, by }, sms));
  return entries;
}

const taskOf = (orderId: OrderId, rows: Rows) => rows.all('task').find((row) => row.linked_order === orderId);
