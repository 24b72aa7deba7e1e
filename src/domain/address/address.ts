import * as z from 'zod/mini';
import { alsoReads } from '../readable.ts';
import { Id, Latitude, Longitude, maybe } from '../schema.ts';

/**
 * A delivery address (ENT-01). Coordinates are decimal degrees; without them the address is invalid (DSP-258). An
 * address sent as a text (E-02, E-10) is read as its street.
 */
export const Address = alsoReads(
  z.object({
    /** Id of the client's address it was copied from. */
    id: maybe(Id),
    street_number: maybe(z.string()),
    street: maybe(z.string()),
    postal_code: maybe(z.string()),
    city: maybe(z.string()),
    latitude: maybe(Latitude),
    longitude: maybe(Longitude),
    hash: maybe(z.string()),
  }),
  (value) => (typeof value === 'string' ? { street: value } : undefined),
);
export type Address = Readonly<z.infer<typeof Address>>;
