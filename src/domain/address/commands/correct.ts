import * as z from 'zod/mini';
import { command } from '../../command.ts';
import { CustomerId } from '../../customer/customer.ts';
import { refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { AddressChanges, AddressId } from '../client-address.ts';
import { addressCall } from './edit.ts';

/** An address of a customer, corrected in his file (SUP-122, API-S41), as `editAddress` does where an order is looked at. */
export const correctAddress = command('address.correct', {
  ...addressCall,
  version: 1,
  args: z.object({ userId: CustomerId, addressId: AddressId, changes: AddressChanges }),
  reads: ({ userId }) => ({ customer: [userId] }),
  guard: ({ userId, changes }, rows) => {
    if (!rows.get('customer', userId)) return refuse('gone');
    return Object.keys(changes).length > 0 ? null : refuse('unchanged');
  },
  lane: ({ userId }) => [keyOf('customer', userId)],
  text: {
    title: 'Adresse de client',
    label: ({ userId }) => `Adresse du client ${userId}`,
    success: 'Sauvegarde effectuée',
    refusals: { gone: "Le client n'existe plus", unchanged: "Rien n'a changé" },
  },
});
