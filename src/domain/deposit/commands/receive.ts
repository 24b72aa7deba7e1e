import * as z from 'zod/mini';
import { type Basis, seenInForm } from '../../basis.ts';
import { post } from '../../command.ts';
import { answersAll } from '../../documented-answer.ts';
import { Id } from '../../schema.ts';
import { de } from '../../words/elided.ts';
import { heldIn } from '../basis-in.ts';
import { clientDebtsRequest } from '../requests.ts';
import { depositMoved } from '../text.ts';
import { depositCommand, Moved, who } from './deposit-command.ts';

/** The client and the product of a movement. */
const what = { userId: Id, userName: z.string(), productId: Id, product: z.string() };

/** It rests on how many of the product the client had, as its author saw it (OUR-266). */
const ofHeld = {
  read: ({ userId }: { readonly userId: number }) => clientDebtsRequest(userId),
  seen: (body: unknown, { productId }: { readonly productId: number }) => heldIn(body, productId),
  moved: ({ product }: { readonly product: string }, now: Basis) => depositMoved.held(product, now),
};

/** A driver receives deposits from a client (DSP-812, API-116). */
export const receiveDeposits = depositCommand('deposit.receive', {
  args: z.object({ ...who, ...what, quantity: Moved, ...seenInForm }),
  restsOn: ofHeld,
  request: ({ driverId, userId, productId, quantity }) =>
    post('/depositdriver/receive_from/', {
      body: { driver_id: driverId, user_id: userId, product_id: productId, quantity },
    }),
  answers: answersAll('deposit', null),
  title: 'Remise de consignes',
  label: ({ driverName, userName, product, quantity }) => `${userName} remet ${quantity} × ${product} à ${driverName}`,
  success: 'Remise enregistrée',
});

/** Not 0; below 0 the client gets deposits back (DSP-809, DSP-810). */
export const HandedBack = z.int().check(z.refine((quantity) => Moved.safeParse(Math.abs(quantity)).success));

/**
 * A client hands deposits back, which a driver takes. A negative quantity reverses that, without a refund (DSP-808 to
 * DSP-810, API-113).
 */
export const handBackDeposits = depositCommand('deposit.handBack', {
  args: z.object({
    ...who,
    ...what,
    quantity: HandedBack,
    ...seenInForm,
  }),
  restsOn: ofHeld,
  request: ({ driverId, userId, productId, quantity }) =>
    post('/depositdriver/return_to/', {
      body: { product_id: productId, driver_id: driverId, user_id: userId, quantity },
    }),
  answers: answersAll('deposit', null),
  title: 'Reprise de consignes',
  label: ({ driverName, userName, product, quantity }) =>
    `${driverName} reprend ${quantity} × ${product} ${de(userName)}`,
  success: 'Reprise enregistrée',
});

/** A client hands back all the deposits of one order, which a driver takes (DSP-800, API-111). */
export const handBackOrder = depositCommand('deposit.handBackOrder', {
  args: z.object({ ...who, orderId: Id, order: z.string() }),
  request: ({ driverId, orderId }) =>
    post('/depositdriver/return_order_to/', { body: { driver_id: driverId, order_id: orderId } }),
  answers: answersAll('deposit', null),
  title: "Retour des consignes d'une commande",
  label: ({ driverName, order }) => `${driverName} reprend les consignes de la commande ${order}`,
  success: 'Retour de commande effectué!',
  successTitle: 'Consigne Livreur',
});
