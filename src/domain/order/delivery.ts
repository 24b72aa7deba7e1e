import * as z from 'zod/mini';
import { AddressFields, type ClientAddress } from '../address/client-address.ts';
import type { Order } from './order.ts';

/** Who receives an order; an empty company is none (SUP-311). */
export const DeliveryName = z.object({
  firstname: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  lastname: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  company: z.string().check(z.trim(), z.maxLength(100)),
});

const joined = (separator: string, ...parts: readonly (string | null | undefined)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);

/** `Léa Roux, Atelier Lumen`; empty when the order has no name. */
export const recipientText = ({ firstname, lastname, company }: Pick<Order, 'firstname' | 'lastname' | 'company'>) =>
  joined(', ', joined(' ', firstname, lastname), company);

/** Whether a slot's description only repeats the day and hours of the promise beside it: `10/03 10:30 - 12:30`. */
export function isRetold(description: string, promised: string): boolean {
  const told: readonly string[] = promised.match(/\d+/g) ?? [];
  let from = 0;
  const rest = description.replace(/\d+/g, (number) => {
    const at = told.indexOf(number, from);
    if (at < 0) return number;
    from = at + 1;
    return '';
  });
  return /^[\s\-–:/h,.]*$/i.test(rest);
}

/** An address as an order and its task have it: without the fields for the client's other orders. */
export const shippingAddress = ({ user_id: _, additional_information: __, ...address }: ClientAddress) => address;

/** An address for one delivery alone (SUP-313): an order has no note of its address. */
export const DeliveryPlace = z.omit(AddressFields, { additional_information: true });
export type DeliveryPlace = z.infer<typeof DeliveryPlace>;

/** Whether an order goes to such an address. */
export const isAt = ({ shipping_address: shown }: Pick<Order, 'shipping_address'>, place: DeliveryPlace): boolean =>
  (Object.keys(place) as (keyof DeliveryPlace)[]).every((field) => (shown?.[field] ?? '') === place[field]);

const written = ['id', 'street_number', 'street', 'postal_code', 'city'] as const;

/**
 * Whether an order goes to an address as it is written now; if the address was corrected since, the order must take it
 * over.
 */
export const goesTo = ({ shipping_address: shown }: Pick<Order, 'shipping_address'>, address: ClientAddress) =>
  written.every((field) => (shown?.[field] ?? null) === (address[field] ?? null));
