import * as z from 'zod/mini';
import { command, get, live, patchTo } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { isEqual } from '../../equal.ts';
import { orderName } from '../../order/name.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { isRecord } from '../../wire.ts';
import { AddressChanges, AddressId } from '../client-address.ts';

/** An address of a client, and what is other in it. */
interface Correction {
  readonly userId: number;
  readonly addressId: AddressId;
  readonly changes: AddressChanges;
}

/**
 * The call that corrects an address, wherever it is looked at (API-148): the changed fields alone are sent. Now or not at
 * all: no row of the replica tells of a client's addresses, so that nothing could show what waits.
 */
export const addressCall = {
  holds: () => false,
  effect: () => [],
  request: ({ addressId, changes }: Correction) => patchTo(`/admin-addresses/${addressId}/`, { body: changes }),
  answers: ({ addressId }: Correction) => answersOne('address', addressId),
  accept: () => ({ rows: [] }),
  reread: ({ userId }: Correction) => get('/admin-addresses/', { query: { user_id: String(userId) } }),
  acceptReread: () => ({ rows: [] }),
  isTold: (body: unknown, { addressId, changes }: Correction) => {
    const address = (Array.isArray(body) ? body : []).filter(isRecord).find(({ id }) => id === addressId);
    return address !== undefined && Object.entries(changes).every(([name, value]) => isEqual(address[name], value));
  },
  delivery: live,
} as const;

/**
 * An address of a client, corrected where one of his orders is looked at (DSP-840, SUP-122). The orders that go there keep
 * what they were told until it is chosen for them again.
 */
export const editAddress = command('address.edit', {
  ...addressCall,
  version: 1,
  args: z.object({
    orderId: OrderId,
    randomId: z.nullish(z.string()),
    userId: Id,
    addressId: AddressId,
    changes: AddressChanges,
  }),
  reads: ({ orderId }) => ({ order: [orderId] }),
  guard: ({ orderId, changes }, rows) => {
    if (!rows.get('order', orderId)) return refuse('gone');
    return Object.keys(changes).length > 0 ? null : refuse('unchanged');
  },
  // Before the order is sent there.
  lane: ({ orderId }) => [keyOf('order', orderId)],
  text: {
    title: 'Adresse de client',
    label: (args) => `Adresse du client de la commande ${orderName(args)}`,
    success: 'Sauvegarde effectuée',
    refusals: { gone: "La commande n'existe plus", unchanged: "Rien n'a changé" },
  },
});
