import * as z from 'zod/mini';
import { Id, Latitude, Longitude, maybe } from '../schema.ts';

/** A delivery address (ENT-01). Coordinates are decimal degrees; without them the address is invalid (DSP-258). */
export const Address = z.object({
  /** Of the client's address it was taken from. */
  id: maybe(Id),
  street_number: maybe(z.string()),
  street: maybe(z.string()),
  postal_code: maybe(z.string()),
  city: maybe(z.string()),
  latitude: maybe(Latitude),
  longitude: maybe(Longitude),
  hash: maybe(z.string()),
});
export type Address = Readonly<z.infer<typeof Address>>;
