import * as z from 'zod/mini';
import { command, get, live, post } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { ordersOf } from '../../order/commands/changed.ts';
import { orderName } from '../../order/name.ts';
import { keyOf } from '../../rows.ts';
import { zoneRefusals } from '../text.ts';
import { refusalOfZone, zoneOf } from './zone-command.ts';

/** `destock` takes the items of a zone out of stock, `add` puts them back (PRP-493, PRP-494). */
export const StockAction = z.enum(['destock', 'add']);
export type StockAction = z.infer<typeof StockAction>;

const outcomes = { destock: 'déstockée', add: 'restockée' } as const;
const successes = { destock: 'Zone déstockée', add: 'Zone restockée' } as const;

/**
 * Alters the stock of one zone of an order (DSP-116, SUP-500, API-045). Now or not at all (API-P10): the stock is
 * counted where the user stands. Only the server knows it, and no read can show whether it was altered: one movement is
 * like the next.
 */
export const alterStock = command('zone.stock', {
  version: 1,
  args: z.object({ ...zoneOf, action: StockAction }),
  reads: ({ orderId }) => ({ order: [orderId] }),
  guard: refusalOfZone,
  holds: () => false,
  effect: () => [],
  request: ({ orderId, zoneId, action }) =>
    post(`/processing-orders/${orderId}/alter_stock/`, { body: { pseudo_zone_id: zoneId, action_type: action } }),
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: (body, { action }) => ({ ...ordersOf(body), told: { text: successes[action], seconds: 3 } }),
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: ordersOf,
  isUnreadable: true,
  lane: ({ orderId }) => [keyOf('order', orderId)],
  delivery: live,
  text: {
    title: 'Stock de zone',
    label: (it) => `Zone ${it.zoneName} de la commande ${orderName(it)} : ${outcomes[it.action]}`,
    success: 'Stock de la zone modifié',
    refusals: zoneRefusals,
  },
});
