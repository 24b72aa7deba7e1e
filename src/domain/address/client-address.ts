import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { personalMs } from '../customer/personal-data.ts';
import { Id, maybe } from '../schema.ts';
import { codeText } from '../typed/code.ts';
import { Address } from './address.ts';

export const AddressId = Id.brand<'AddressId'>();
export type AddressId = z.infer<typeof AddressId>;

/** An address of a client's own (API-147). */
export const ClientAddress = z.extend(Address, {
  id: AddressId,
  user_id: maybe(Id),
  additional_information: maybe(z.string()),
  /** The canteen, if it is a canteen's address (SUP-120). */
  canteen: maybe(z.object({ id: maybe(Id), name: maybe(z.string()), site: maybe(z.union([Id, z.string()])) })),
});
export type ClientAddress = Readonly<z.infer<typeof ClientAddress>>;

const Line = z.string().check(z.trim(), z.maxLength(200));
const Wanted = Line.check(z.minLength(1));

/** Fields of an address that can be corrected; the postal code is text, so that a leading zero counts (SUP-123). */
export const AddressFields = z.object({
  street_number: Line,
  street: Wanted,
  postal_code: z.string().check(z.overwrite(codeText), z.regex(/^\d{5}$/)),
  city: Wanted,
  additional_information: Line,
});
export type AddressFields = z.infer<typeof AddressFields>;

/** A part of these fields (SUP-122). */
export const AddressChanges = z.partial(AddressFields);
export type AddressChanges = z.infer<typeof AddressChanges>;

/** The addresses of a client (DSP-840, API-147). */
export const clientAddresses = detail('addresses.ofClient', {
  args: z.object({ userId: Id }),
  value: z.array(ClientAddress),
  throttleMs: 3_000,
  keptMs: personalMs,
  // Whoever may see the file of a customer sees them (SUP-120, SUP-705).
  permission: null,
  request: ({ userId }) => get('/admin-addresses/', { query: { user_id: String(userId) } }),
});
