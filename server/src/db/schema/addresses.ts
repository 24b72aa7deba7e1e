import { doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AddressId, ClientAddress } from '../../../../src/domain/address/client-address.ts';
import { id } from '../columns.ts';
import { centerId } from './center.ts';

/** The addresses of clients (API-147): those their orders went to, and what else they wrote down. */
export const addresses = pgTable(
  'addresses',
  {
    id: id().$type<AddressId>().primaryKey(),
    user_id: id().notNull(),
    /** Whose order told of it first: its lock is the one a correction takes. */
    center_id: centerId(),
    street_number: text(),
    street: text(),
    postal_code: text(),
    city: text(),
    additional_information: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    hash: text(),
    /** Where it is that of a canteen. */
    canteen: jsonb().$type<ClientAddress['canteen']>(),
  },
  (t) => [index('addresses_user').on(t.user_id)],
);
