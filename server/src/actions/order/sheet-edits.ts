import * as z from 'zod/mini';
import { GiftMessage, setGiftMessage as giftCommand } from '../../../../src/domain/order/commands/gift-message.ts';
import {
  setProductStatus as statusCommand,
  whyNotProductStatus,
} from '../../../../src/domain/order/commands/product-status.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { productStatuses } from '../../../../src/domain/order/sheet/product-status.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { Code, Id } from '../../../../src/domain/schema.ts';
import { readGift, readProducts } from '../../db/sheets/read-sheets.ts';
import { setLineStatus, writeGift } from '../../db/sheets/write-sheets.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { theOrderWith } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import { actionTexts } from '../text.ts';

/** Sets the card of a gift (API-S16). */
export const setGiftMessage = action({
  method: 'PATCH',
  path: '/processing-orders/:id/order_update_gift_message/',
  summary: "Change le message cadeau d'une commande ; vide, il est supprimé",
  permission: 'edit',
  answers: 'OrderSheet',
  input: z.object({
    id: textId(OrderId),
    body: z.strictObject({ order_id: z.optional(OrderId), gift_message: GiftMessage }),
  }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => ({ order: [id] }),
  facts: (tx, { id }) => readGift(tx, id),
  basis: ({ id }, _rows, gift) => ({
    values: { gift_message: gift.gift_message ?? '' },
    orders: [id],
  }),
  decide: ({ id, body: { order_id = id, gift_message } }, rows) => {
    if (order_id !== id) return { verdict: 'refuse', error: actionTexts.otherOrder };
    const refusal = giftCommand.guard({ orderId: id, message: gift_message }, rows);
    if (refusal) return conflictOf(giftCommand.text, refusal, { orders: [id] });
    return {
      verdict: 'accept',
      patches: [],
      enters: [writeGift(id, gift_message)],
      answer: theOrderWith(id, (db) => readGift(db, id)),
    };
  },
});

/** Sets the status of a product, without the check of preparation (API-S14). */
export const setProductStatus = action({
  method: 'PATCH',
  path: '/processing-orders/:id/order_product_change_status/',
  summary: "Change le statut d'un produit d'une commande en préparation",
  permission: 'productStatus',
  answers: 'OrderSheet',
  input: z.object({
    id: textId(OrderId),
    body: z.strictObject({ id: Id, new_status: Code.check(z.minLength(1)), is_forced: z.boolean() }),
  }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => ({ order: [id], settings: true }),
  facts: (tx, { id }) => readProducts(tx, id),
  basis: ({ id, body }, _rows, products) => {
    const line = products.find(({ order_product_id }) => order_product_id === body.id);
    return line ? { values: { status: line.status ?? null }, orders: [id] } : null;
  },
  decide: ({ id, body }, rows, _nowMs, products) => {
    const order = rows.get('order', id);
    if (!order) return conflictOf(statusCommand.text, refuse('gone'), { orders: [id] });
    if (!products.some(({ order_product_id }) => order_product_id === body.id))
      return { verdict: 'refuse', error: actionTexts.otherProduct };
    if (!productStatuses(rows.settings).some(({ code }) => code === body.new_status))
      return { verdict: 'refuse', error: actionTexts.noProductStatus };
    const refusal = whyNotProductStatus(order, rows.settings);
    if (refusal) return conflictOf(statusCommand.text, refusal, { orders: [id] });
    return {
      verdict: 'accept',
      patches: [],
      enters: [setLineStatus(body.id, body.new_status)],
      answer: theOrderWith(id, async (db) => ({ products: await readProducts(db, id) })),
    };
  },
});
