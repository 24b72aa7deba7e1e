import * as z from 'zod/mini';
import { AddressId, type ClientAddress } from '../../../../src/domain/address/client-address.ts';
import { newOrderReasons } from '../../../../src/domain/center/reasons.ts';
import { prepareAgain as command } from '../../../../src/domain/order/commands/prepare-again.ts';
import { type Order, OrderId } from '../../../../src/domain/order/order.ts';
import { minReasonComment } from '../../../../src/domain/order/reason.ts';
import { packOf, unitsFault, unitsFaultTexts } from '../../../../src/domain/order/redelivery/repreparation.ts';
import type { OrderSheet } from '../../../../src/domain/order/sheet/sheet.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { Id } from '../../../../src/domain/schema.ts';
import type { Client } from '../../../../src/domain/task/task.ts';
import { readAddress } from '../../db/customers/client-addresses.ts';
import { readClientOf } from '../../db/customers/read-customers.ts';
import { readMade } from '../../db/sheets/made-orders.ts';
import { readProducts } from '../../db/sheets/read-sheets.ts';
import { enterLines, enterSheetAfter } from '../../db/sheets/write-sheets.ts';
import { SentInstant } from '../../http/bounds.ts';
import { action, type Decision } from '../action.ts';
import { theOrder } from '../answers.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';
import { actionTexts } from '../text.ts';
import { changedOf, readsOf } from './changed.ts';
import { replacedBy } from './made-meanwhile.ts';
import { newDelivery } from './new-delivery.ts';
import { slotProblem } from './slot-problem.ts';

const Body = z.strictObject({
  order_id_to_duplicate: OrderId,
  shipping_time: SentInstant,
  max_shipping_time: SentInstant,
  /** Quantities are packs. */
  products: z
    .array(z.strictObject({ product_id: Id, quantity: z.int().check(z.positive(), z.maximum(999)) }))
    .check(z.maxLength(200)),
  shipping_address_id: AddressId,
  repreparation_reason_id: Id,
  repreparation_reason_comment: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
});
type Body = z.infer<typeof Body>;

type Line = NonNullable<OrderSheet['products']>[number];

interface Known {
  readonly address: ClientAddress | undefined;
  readonly client: Client | null | undefined;
  readonly lines: readonly Line[];
}

/** Creates a new order for products of one that went wrong; nobody pays for it (API-S33). */
export const prepareAgain = action({
  method: 'POST',
  path: '/duplicate-orders/',
  summary: "Re-prépare des produits d'une commande, sous une commande nouvelle",
  permission: 'edit',
  answers: 'Order',
  input: z.object({ body: Body }),
  subject: ({ body }) => ({ kind: 'order', id: body.order_id_to_duplicate }),
  reads: ({ body }) => ({ ...readsOf([body.order_id_to_duplicate]), newIds: { order: 1, task: 1 }, listEnd: true }),
  facts: async (tx, { body }) => ({
    address: await readAddress(tx, body.shipping_address_id),
    client: await readClientOf(tx, body.order_id_to_duplicate),
    made: await readMade(tx, body.order_id_to_duplicate),
    lines: await readProducts(tx, body.order_id_to_duplicate),
  }),
  basis: ({ body }, _rows, { made }) => replacedBy(body.order_id_to_duplicate, made),
  decide: ({ body }, rows, nowMs, known) => decided(body, rows, nowMs, known),
});

function decided(body: Body, rows: Rows, nowMs: number, { address, client: known, lines }: Known): Decision {
  const id = body.order_id_to_duplicate;
  const order = rows.get('order', id);
  if (!order) return conflictOf(command.text, refuse('gone'), { orders: [id] });
  const { taskId } = changedOf(order, rows);
  const client = rows.get('task', taskId)?.client ?? known;
  const wanted = wantedOf(body, lines);
  const problem = slotProblem(body, nowMs) ?? reasonProblem(body, rows) ?? wanted.problem;
  if (problem || !address || address.user_id !== client?.id)
    return { verdict: 'refuse', error: problem ?? actionTexts.otherAddress };
  const refusal = command.guard(argsOf(body, order), rows);
  if (refusal?.code === 'noProduct') return refusalOf(command.text, refusal);
  if (refusal) return conflictOf(command.text, refusal, { orders: [id] });
  const made = newDelivery(
    {
      ...{ order, client, address, status: 'paid', shippingTime: body.shipping_time },
      maxShippingTime: body.max_shipping_time,
    },
    rows,
  );
  const repreparation = {
    ...reasonOf(body.repreparation_reason_id, rows),
    comment: body.repreparation_reason_comment ?? '',
    ...{ created_by: rows.by, created_at: new Date(nowMs).toISOString() },
  };
  return {
    verdict: 'accept',
    made: [
      { kind: 'order', row: made.order },
      { kind: 'task', row: made.task },
    ],
    patches: [],
    enters: [enterSheetAfter(made.order.id, order.id, { repreparation }), enterLines(made.order.id, wanted.lines)],
    answer: theOrder(made.order.id),
  };
}

const argsOf = (body: Body, { id: orderId }: Order) => ({
  ...{ orderId, shippingTime: body.shipping_time, maxShippingTime: body.max_shipping_time },
  ...{ addressId: body.shipping_address_id, reasonId: body.repreparation_reason_id },
  comment: body.repreparation_reason_comment ?? '',
  isFree: false,
  products: body.products.map(({ product_id: productId, quantity: packs }) => ({ productId, packs })),
});

/** The lines of the new order, in units; a problem where one of them is not available. */
function wantedOf({ products }: Body, lines: readonly Line[]) {
  const wanted = products.map(({ product_id, quantity: packs }) => {
    const its = lines.filter(({ product }) => product?.id === product_id);
    const [line] = its;
    if (!line || products.filter((it) => it.product_id === product_id).length > 1) return null;
    const ordered = its.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
    const before = its.reduce((sum, { quantity_reprepared }) => sum + (quantity_reprepared ?? 0), 0);
    const units = packs * packOf(line);
    const fault = unitsFault({ ...line, quantity: ordered, quantity_reprepared: before }, units);
    return { product_id, quantity: units, fault, name: line.product?.selling_name ?? '' };
  });
  const known = wanted.flatMap((line) => line ?? []);
  const fault = known.find((line) => line.fault !== null)?.fault ?? null;
  const named = known.flatMap((line) => (line.fault === fault ? [line.name] : []));
  return {
    lines: known.map(({ product_id, quantity }) => ({ product_id, quantity })),
    problem: known.length < wanted.length ? actionTexts.otherProduct : fault ? unitsFaultTexts[fault](named) : null,
  };
}

/** The reason with its label, if it has one: the center may withdraw both later. */
function reasonOf(reason_id: number, rows: Rows) {
  const reason_label = rows.settings?.repreparation_reasons?.ID_TO_LABEL?.[reason_id];
  return { reason_id, ...(reason_label ? { reason_label } : {}) };
}

/** The reason must be one of the center's, with a comment where it requires one (SUP-420, SUP-421). */
function reasonProblem({ repreparation_reason_id: id, repreparation_reason_comment: comment = '' }: Body, rows: Rows) {
  const reason = newOrderReasons(rows.settings).find((it) => it.id === id);
  if (!reason) return actionTexts.noReason;
  return reason.wantsComment && comment.length < minReasonComment ? actionTexts.noComment : null;
}
