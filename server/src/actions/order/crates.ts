import * as z from 'zod/mini';
import { addCrate as add, deleteCrate as remove } from '../../../../src/domain/order/commands/crates.ts';
import { CrateCode, crateFormat, withCrate, withoutCrate } from '../../../../src/domain/order/crates.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { type Patch, patch, type RowOf } from '../../../../src/domain/rows.ts';
import { takeCrateId } from '../../db/new-ids.ts';
import { textId } from '../../http/input.ts';
import { action, type Decision } from '../action.ts';
import { theOrder } from '../answers.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';

const input = z.object({
  id: textId(OrderId),
  body: z.strictObject({ crate_code: z.string().check(z.maxLength(40)), flat: z.optional(z.literal(1)) }),
});
type Input = z.infer<typeof input>;

const common = {
  method: 'POST',
  permission: 'crates',
  answers: 'Order',
  input,
  subject: ({ id }: Input) => ({ kind: 'order', id }) as const,
  reads: ({ id }: Input) => ({ order: [id], settings: true }) as const,
} as const;

type Effect = (order: RowOf<'order'>, code: string) => readonly Patch[];

/** A wrong code, or a center without codes, answers 400; crates that are not as the user saw them answer 409. */
function decided(command: typeof add | typeof remove, { id, body }: Input, rows: Rows, effect: Effect): Decision {
  const code = CrateCode.safeParse(body.crate_code);
  if (!code.success) return { verdict: 'refuse', error: crateFormat };
  const order = rows.get('order', id);
  if (!order || !rows.settings) return conflictOf(command.text, refuse('gone'), { orders: [id] });
  const refusal = command.guard({ orderId: id, center: rows.settings.id, code: code.data }, rows);
  if (refusal?.code === 'noCodes') return refusalOf(command.text, refusal);
  if (refusal) return conflictOf(command.text, refusal, { orders: [id] });
  return { verdict: 'accept', patches: effect(order, code.data), answer: theOrder(id) };
}

/** Adds a crate to an order, with an id of its own (PRP-336, API-032). */
export const addCrate = action({
  ...common,
  path: '/processing-orders/:id/add_crate/',
  summary: 'Ajoute une cagette à une commande',
  facts: (tx) => takeCrateId(tx),
  decide: (asked, rows, _, crateId) =>
    decided(add, asked, rows, (order, code) => patch('order', order, withCrate(order, { id: crateId, code }))),
});

/** PRP-339, API-033. */
export const deleteCrate = action({
  ...common,
  path: '/processing-orders/:id/delete_crate/',
  summary: "Retire une cagette d'une commande",
  decide: (asked, rows) =>
    decided(remove, asked, rows, (order, code) => patch('order', order, withoutCrate(order, code))),
});
