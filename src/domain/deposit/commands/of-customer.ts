import * as z from 'zod/mini';
import { seenInForm } from '../../basis.ts';
import { CenterId } from '../../center/center-id.ts';
import { command, live, post } from '../../command.ts';
import { CustomerId } from '../../customer/customer.ts';
import { answersAll } from '../../documented-answer.ts';
import { DriverId } from '../../driver/driver.ts';
import { keyOf } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { heldIn } from '../basis-in.ts';
import { clientDebtsRequest } from '../requests.ts';
import { depositMoved } from '../text.ts';
import { Moved } from './deposit-command.ts';

// Movements of deposits from the file of a customer (SUP-629 to SUP-636). The calls are those of the driver's screens;
// the difference is the lane. The file has no board, so no driver is read and the customer's actions keep their order.
// They are `live` for the same reasons (deposit-command.ts). Their arguments name him by his number alone.

/**
 * Parts that all movements of a customer's deposits share. Their names begin with `deposit.`, so that the lists of
 * deposits are read again.
 */
const ofCustomer = {
  version: 1,
  reads: () => ({}),
  guard: () => null,
  holds: () => false,
  effect: () => [],
  answers: () => answersAll('deposit', null),
  accept: () => ({ rows: [] }),
  isUnreadable: true,
  reread: ({ userId }: { readonly userId: CustomerId }) => clientDebtsRequest(userId),
  acceptReread: () => ({ rows: [] }),
  lane: ({ userId }: { readonly userId: CustomerId }) => [keyOf('customer', userId)],
  delivery: live,
} as const;

/** The client hands back some of a product, which a driver takes (SUP-632, API-S64). */
export const handBackOfCustomer = command('deposit.customerHandBack', {
  ...ofCustomer,
  args: z.object({
    ...{ userId: CustomerId, productId: Id, product: z.string() },
    ...{ driverId: DriverId, driverName: z.string(), quantity: Moved },
    ...seenInForm,
  }),
  addsTo: { seen: (body, { productId }) => heldIn(body, productId) },
  request: ({ driverId, userId, productId, quantity }) =>
    post('/depositdriver/return_to/', {
      body: { driver_id: driverId, user_id: userId, quantity, product_id: productId },
    }),
  text: {
    title: 'Remise de consignes',
    label: ({ userId, driverName, product, quantity }) =>
      `Le client ${userId} remet ${quantity} × ${product} à ${driverName}`,
    success: 'Remise enregistrée',
    moved: ({ product }, _, now) => depositMoved.held(product, now),
    refusals: {},
  },
});

/** Cancels a hand-back: the rest that the driver still has goes back to the client (SUP-634, API-S65). */
export const cancelHandBack = command('deposit.customerCancel', {
  ...ofCustomer,
  args: z.object({
    userId: CustomerId,
    depositUserId: Id,
    movementId: Id,
    movementCenter: CenterId,
    product: z.string(),
  }),
  request: ({ movementId, depositUserId, movementCenter }) =>
    post('/depositdriver/cancel_received/', {
      body: { deposit_driver_id: movementId, deposit_user_id: depositUserId, center_id: movementCenter },
    }),
  text: {
    title: 'Annulation de remise de consignes',
    label: ({ userId, product }) => `Annulation d'une remise du client ${userId} : ${product}`,
    success: 'Correction effectuée!',
    refusals: {},
  },
});
