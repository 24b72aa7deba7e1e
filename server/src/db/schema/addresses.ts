import { doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AddressId, ClientAddress } from '../../../../src/domain/address/client-address.ts';
import { id } from '../columns.ts';
import { centerId } from './center.ts';

/** The addresses of clients (API-147): those of their orders, and others they entered. */
export const addresses = pgTable(
  'addresses',
  {
    id: id().$type<AddressId>().primaryKey(),
    user_id: id().notNull(),
    /** Center of the first order with this address: a correction locks it. */
    center_id: centerId(),
    street_number: text(),
    street: text(),
    postal_code: text(),
    city: text(),
    additional_information: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    hash: text(),
    /** Set where it is a canteen's address. */
    canteen: jsonb().$type<ClientAddress['canteen']>(),
  },
  (t) => [index('addresses_user').on(t.user_id)],
);
