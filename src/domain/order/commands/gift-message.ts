import * as z from 'zod/mini';
import { seenInForm } from '../../basis.ts';
import { command, get, hours, patchTo, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { whyNotOfMarketplace } from '../marketplace.ts';
import { orderName } from '../name.ts';
import { OrderId } from '../order.ts';
import { marketplaceRefusals } from '../text.ts';
import { sheetOf } from './sheet-answer.ts';

/** A card holds no longer text (SUP-521). */
export const GiftMessage = z.string().check(z.trim(), z.maxLength(500));

/** Why the card of an order is not written (SUP-306). */
export const whyNotGiftMessage = whyNotOfMarketplace;

/** What is written on the card of a gift; nothing takes it away (SUP-521 to SUP-523, API-S16). A final value. */
export const setGiftMessage = command('order.giftMessage', {
  version: 1,
  args: z.object({ orderId: OrderId, randomId: z.nullish(z.string()), message: GiftMessage, ...seenInForm }),
  reads: ({ orderId }) => ({ order: [orderId], orderSheet: [orderId] }),
  guard: ({ orderId }, rows) => {
    const order = rows.get('order', orderId);
    return order ? whyNotGiftMessage(order) : refuse('gone');
  },
  holds: ({ orderId, message }, rows) => {
    const sheet = rows.get('orderSheet', orderId);
    return sheet !== undefined && (sheet.gift_message ?? '') === message;
  },
  effect: ({ orderId, message }, rows) =>
    patch('orderSheet', rows.get('orderSheet', orderId), { gift_message: message }),
  basis: ({ orderId }, rows) => {
    const sheet = rows.get('orderSheet', orderId);
    return sheet && { gift_message: sheet.gift_message ?? '' };
  },
  request: ({ orderId, message }) =>
    patchTo(`/processing-orders/${orderId}/order_update_gift_message/`, {
      body: { order_id: orderId, gift_message: message },
    }),
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: (body) => sheetOf(body, ['gift_message', 'is_gift']),
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: (body) => sheetOf(body, ['gift_message', 'is_gift']),
  lane: ({ orderId }) => [keyOf('order', orderId), keyOf('orderSheet', orderId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Message cadeau',
    label: (it) => `Message cadeau de la commande ${orderName(it)}`,
    success: 'Sauvegarde effectuée',
    refusals: { gone: "La commande n'existe plus", ...marketplaceRefusals },
  },
});
