import * as z from 'zod/mini';
import { get } from '../command.ts';
import { detail } from '../detail.ts';
import { Id, maybe } from '../schema.ts';
import { Address } from './address.ts';

export const AddressId = Id.brand<'AddressId'>();
export type AddressId = z.infer<typeof AddressId>;

/** An address of a client's own (API-147). */
export const ClientAddress = z.extend(Address, {
  id: AddressId,
  user_id: maybe(Id),
  additional_information: maybe(z.string()),
});
export type ClientAddress = Readonly<z.infer<typeof ClientAddress>>;

/** The addresses of a client (DSP-840, API-147). */
export const clientAddresses = detail('addresses.ofClient', {
  args: z.object({ userId: Id }),
  value: z.array(ClientAddress),
  throttleMs: 3_000,
  request: ({ userId }) => get('/admin-addresses/', { query: { user_id: String(userId) } }),
});
