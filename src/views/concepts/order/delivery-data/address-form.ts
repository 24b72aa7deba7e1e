import * as z from 'zod/mini';
import type { AddressChanges, AddressFields, ClientAddress } from '../../../../domain/address/client-address.ts';
import { addressLine } from '../../../../domain/task/address.ts';
import { codeText } from '../../../../domain/typed/code.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import type { Choice } from '../../../ui/fields/select-props.ts';
import { addressTexts, deliveryTexts } from './text.ts';

const line = z.string().check(z.trim(), z.maxLength(200, addressTexts.tooLong));
const wanted = line.check(z.minLength(1, deliveryTexts.required));

/** An address in a form: its postal code is five digits, kept as text (SUP-123). */
export const AddressForm = z.object({
  street_number: line,
  street: wanted,
  postal_code: z.string().check(z.overwrite(codeText), z.regex(/^\d{5}$/, addressTexts.badPostalCode)),
  city: wanted,
  additional_information: line,
});
export type AddressForm = AddressFields;

/** The same for one delivery, which has no note of its own. */
export const PlaceForm = z.omit(AddressForm, { additional_information: true });
export type PlaceForm = z.infer<typeof PlaceForm>;

export const addressForm = (address: ClientAddress): AddressForm => ({
  street_number: address.street_number ?? '',
  street: address.street ?? '',
  postal_code: address.postal_code ?? '',
  city: address.city ?? '',
  additional_information: address.additional_information ?? '',
});

const fields = ['street_number', 'street', 'postal_code', 'city', 'additional_information'] as const;

/** The changed fields alone (SUP-122). */
export function addressChanges(address: ClientAddress, typed: AddressForm): AddressChanges {
  const before = addressForm(address);
  return Object.fromEntries(
    fields.filter((field) => typed[field] !== before[field]).map((field) => [field, typed[field]]),
  );
}

/** Each on one line, with its additional note. */
export const addressChoices = (addresses: readonly ClientAddress[]): readonly Choice[] =>
  addresses.map((address) => ({
    value: String(address.id),
    label: joined(' – ', [addressLine(address), address.additional_information?.trim()]),
  }));
