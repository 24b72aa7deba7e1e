import * as z from 'zod/mini';
import { seenInForm } from '../../basis.ts';
import { command } from '../../command.ts';
import { CustomerId } from '../../customer/customer.ts';
import { refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { AddressChanges, AddressId } from '../client-address.ts';
import { addressCall, addressMoved } from './edit.ts';

/** Corrects an address of a customer in his file (SUP-122, API-S41); `editAddress` does so from one of his orders. */
export const correctAddress = command('address.correct', {
  ...addressCall,
  version: 1,
  args: z.object({ userId: CustomerId, addressId: AddressId, changes: AddressChanges, ...seenInForm }),
  // No row of the replica has a customer's addresses.
  reads: () => ({}),
  guard: ({ changes }) => (Object.keys(changes).length > 0 ? null : refuse('unchanged')),
  lane: ({ userId }) => [keyOf('customer', userId)],
  text: {
    title: 'Adresse de client',
    label: ({ userId }) => `Adresse du client ${userId}`,
    success: 'Sauvegarde effectuée',
    moved: addressMoved,
    refusals: { unchanged: "Rien n'a changé" },
  },
});
