import * as z from 'zod/mini';
import type { ClientAddress } from '../../../../domain/address/client-address.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { isPhone, phoneText } from '../../../../domain/typed/phone.ts';
import { AddressForm, addressForm } from './address-form.ts';
import { deliveryTexts } from './text.ts';

const { required, tooLong, badPhone } = deliveryTexts;
const line = z.string().check(z.trim(), z.maxLength(100, tooLong));

/** The recipient, and his phone. */
type Recipient = Pick<Order, 'firstname' | 'lastname' | 'company' | 'phone'>;

const Shape = z.extend(AddressForm, {
  ...{ firstname: line, lastname: line, company: line },
  phone: z.string().check(z.overwrite(phoneText)),
});
export type DeliveredForm = z.infer<typeof Shape>;

/** An address of a client, with the recipient there (SUP-125). */
export const deliveredForm = (address: ClientAddress, order: Recipient): DeliveredForm => ({
  ...addressForm(address),
  ...{ firstname: order.firstname ?? '', lastname: order.lastname ?? '' },
  ...{ company: order.company ?? '', phone: order.phone ?? '' },
});

/** Whether the recipient changed, his number aside. */
export const isOtherName = (typed: DeliveredForm, order: Recipient): boolean =>
  (['firstname', 'lastname', 'company'] as const).some((field) => typed[field] !== (order[field] ?? ''));

export const isOtherPhone = ({ phone }: DeliveredForm, order: Recipient): boolean => phone !== (order.phone ?? '');

/** A changed name must be whole, a changed number callable; unchanged ones are not checked. */
export const deliveredSchema = (order: Recipient) =>
  Shape.check(
    ...(['firstname', 'lastname'] as const).map((field) =>
      z.refine<DeliveredForm>((typed) => typed[field] !== '' || !isOtherName(typed, order), {
        path: [field],
        error: required,
      }),
    ),
    z.refine<DeliveredForm>((typed) => typed.phone !== '' || !isOtherPhone(typed, order), {
      path: ['phone'],
      error: required,
    }),
    z.refine<DeliveredForm>((typed) => typed.phone === '' || !isOtherPhone(typed, order) || isPhone(typed.phone), {
      path: ['phone'],
      error: badPhone,
    }),
  );
