import * as z from 'zod/mini';
import { command, get, hours, patchTo, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { flatten } from '../../wire.ts';
import { BagCount, OrderId } from '../order.ts';

const BagArgs = z.object({
  orderId: OrderId,
  randomId: z.nullish(z.string()),
  dry: BagCount,
  isotherm: BagCount,
});

const orderOf = (body: unknown) => ({ rows: flatten('order', 'answer', [body]) });

/** The bag counts of an order; the total is dry plus isothermal (DSP-833, API-023). */
export const setBags = command('order.bags', {
  version: 1,
  args: BagArgs,
  reads: ({ orderId }) => ({ order: [orderId] }),
  guard: ({ orderId, dry, isotherm }, rows) => {
    if (!rows.get('order', orderId)) return refuse('gone');
    return BagCount.safeParse(dry + isotherm).success ? null : refuse('tooMany');
  },
  holds: ({ orderId, dry, isotherm }, rows) => {
    const order = rows.get('order', orderId);
    return order?.number_of_bags === dry + isotherm && order.number_of_bags_isotherm === isotherm;
  },
  effect: ({ orderId, dry, isotherm }, rows) =>
    patch('order', rows.get('order', orderId), {
      number_of_bags: dry + isotherm,
      number_of_bags_dry: dry,
      number_of_bags_isotherm: isotherm,
    }),
  request: ({ orderId, dry, isotherm }) =>
    patchTo(`/processing-orders/${orderId}/`, {
      body: { number_of_bags: dry + isotherm, number_of_bags_isotherm: isotherm },
    }),
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: orderOf,
  reread: ({ orderId }) => get(`/processing-orders/${orderId}/`),
  acceptReread: orderOf,
  lane: ({ orderId }) => [keyOf('order', orderId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Sacs',
    label: ({ orderId, randomId, dry, isotherm }) =>
      `Sacs de la commande ${randomId ?? orderId} : ${dry} + ${isotherm}`,
    success: 'Sauvegarde effectuée',
    refusals: {
      gone: "La commande n'existe plus",
      tooMany: 'Le nombre total de sacs ne peut pas dépasser 999.',
    },
  },
});
