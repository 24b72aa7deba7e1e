import * as z from 'zod/mini';
import { type Basis, seenInForm, valuesOf } from '../../basis.ts';
import { command, get, live, patchTo } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { isEqual } from '../../equal.ts';
import { orderName } from '../../order/name.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { keyOf } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { isRecord } from '../../wire.ts';
import { sentence } from '../../words/isolate.ts';
import { AddressChanges, AddressId } from '../client-address.ts';

/** An address of a client, and its changed fields. */
interface Correction {
  readonly userId: number;
  readonly addressId: AddressId;
  readonly changes: AddressChanges;
}

/** The address as somebody else corrected it meanwhile. */
export const addressMoved = (_: unknown, __: unknown, now: Basis) =>
  sentence`Cette adresse a changé entre-temps : ${Object.values(now).filter(Boolean).join(' ')}`;

/**
 * The call that corrects an address, from wherever (API-148): only changed fields are sent. Now or not at all: no row
 * of the replica has a client's addresses, so nothing could show a change that waits.
 */
export const addressCall = {
  holds: () => false,
  effect: () => [],
  request: ({ addressId, changes }: Correction) => patchTo(`/admin-addresses/${addressId}/`, { body: changes }),
  answers: ({ addressId }: Correction) => answersOne('address', addressId),
  accept: () => ({ rows: [] }),
  reread: ({ userId }: Correction) => get('/admin-addresses/', { query: { user_id: String(userId) } }),
  acceptReread: () => ({ rows: [] }),
  isConfirmedBy: (body: unknown, { addressId, changes }: Correction) => {
    const address = (Array.isArray(body) ? body : []).filter(isRecord).find(({ id }) => id === addressId);
    return address !== undefined && Object.entries(changes).every(([name, value]) => isEqual(address[name], value));
  },
  basis: () => undefined,
  basisInAnswer: (body: unknown, { addressId, changes }: Correction) => {
    const address = (Array.isArray(body) ? body : []).filter(isRecord).find(({ id }) => id === addressId);
    return valuesOf(address, Object.keys(changes));
  },
  delivery: live,
} as const;

/**
 * Corrects an address of a client from one of his orders (DSP-840, SUP-122). Orders to this address keep the old one
 * until it is chosen for them again.
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
    ...seenInForm,
  }),
  reads: ({ orderId }) => ({ order: [orderId] }),
  guard: ({ orderId, changes }, rows) => {
    if (!rows.get('order', orderId)) return refuse('gone');
    return Object.keys(changes).length > 0 ? null : refuse('unchanged');
  },
  // The correction comes before a change that sends the order there.
  lane: ({ orderId }) => [keyOf('order', orderId)],
  text: {
    title: 'Adresse de client',
    label: (args) => `Adresse du client de la commande ${orderName(args)}`,
    success: 'Sauvegarde effectuée',
    moved: addressMoved,
    refusals: { gone: "La commande n'existe plus", unchanged: "Rien n'a changé" },
  },
});
