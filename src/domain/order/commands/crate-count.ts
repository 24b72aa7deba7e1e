import * as z from 'zod/mini';
import { seenInForm, valuesOf } from '../../basis.ts';
import { command, get, hours, queued } from '../../command.ts';
import { crossDockRefusals } from '../../dock/text.ts';
import { answersOne } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { CrateCount } from '../crates.ts';
import { orderName } from '../name.ts';
import { OrderId } from '../order.ts';
import { ordersOf, patchOrder } from './changed.ts';

/** How many crates an order has, in centers without crate codes (PRP-322, PRP-324, API-P12). */
export const setCrateCount = command('order.crateCount', {
  version: 1,
  args: z.object({ orderId: OrderId, randomId: z.nullish(z.string()), count: CrateCount, ...seenInForm }),
  reads: ({ orderId }) => ({ order: [orderId] }),
  guard: ({ orderId }, rows) => (rows.get('order', orderId) ? null : refuse('gone')),
  holds: ({ orderId, count }, rows) => rows.get('order', orderId)?.number_of_crates === count,
  effect: ({ orderId, count }, rows) => patch('order', rows.get('order', orderId), { number_of_crates: count }),
  basis: ({ orderId }, rows) => valuesOf(rows.get('order', orderId), ['number_of_crates']),
  request: ({ orderId, count }) => patchOrder(orderId, { number_of_crates: count }),
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: ordersOf,
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: ordersOf,
  errorText: () => crossDockRefusals.failed,
  lane: ({ orderId }) => [keyOf('order', orderId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Nombre de cagettes',
    label: (args) => `Cagettes de la commande ${orderName(args)} : ${args.count}`,
    success: 'Sauvegarde effectuée',
    refusals: { gone: "La commande n'existe plus" },
    untitled: true,
  },
});
