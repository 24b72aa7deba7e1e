import * as z from 'zod/mini';
import { isPhone, phoneText } from '../../../../domain/typed/phone.ts';
import { deliveryTexts } from './text.ts';

const { required, tooLong, badPhone } = deliveryTexts;
const line = z.string().check(z.trim(), z.maxLength(100, tooLong));
const wanted = line.check(z.minLength(1, required));

/** Both names are required, not the company (SUP-311). */
export const NameForm = z.object({ firstname: wanted, lastname: wanted, company: line });
export type NameForm = z.infer<typeof NameForm>;

/** An empty number is not sent (SUP-312). */
export const PhoneForm = z.object({
  phone: z.string().check(
    z.overwrite(phoneText),
    z.minLength(1, required),
    z.refine((text) => text === '' || isPhone(text), badPhone),
  ),
});
export type PhoneForm = z.infer<typeof PhoneForm>;
