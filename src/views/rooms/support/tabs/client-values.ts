import * as z from 'zod/mini';
import { type CustomerChanges, customerSwitches } from '../../../../domain/customer/changes.ts';
import type { Customer } from '../../../../domain/customer/customer.ts';
import { mailText } from '../../../../domain/typed/mail.ts';
import { isPhone, phoneText } from '../../../../domain/typed/phone.ts';
import { customerTexts as texts } from '../customer/text.ts';

const filled = (most: number, tooLong: string) =>
  z.string().check(z.trim(), z.minLength(1, texts.required), z.maxLength(most, tooLong));
/** One of a few values, as texts; none is chosen where unknown. */
const chosen = z.string().check(z.minLength(1, texts.required));

type SwitchName = (typeof customerSwitches)[number];
const ofSwitches = <Value>(value: (name: SwitchName) => Value) =>
  Object.fromEntries(customerSwitches.map((name) => [name, value(name)])) as Record<SwitchName, Value>;

/** The form as it is typed (SUP-101): choices are texts, `super_venere_at` is a switch. */
export const ClientForm = z.object({
  last_name: filled(200, texts.tooLong),
  first_name: filled(200, texts.tooLong),
  email: filled(320, texts.tooLong).check(z.overwrite(mailText), z.email(texts.badEmail)),
  phone_number: filled(40, texts.phoneTooLong).check(z.overwrite(phoneText)),
  ...{ main_psp: chosen, optin_email: chosen, optin_sms: chosen, optin_push: chosen },
  ...ofSwitches(() => z.boolean()),
  isSuperVenere: z.boolean(),
});
export type ClientForm = z.infer<typeof ClientForm>;

/** The form of one customer: a number that he has already may stay as it is. */
export const clientFormOf = ({ phone_number }: Customer) =>
  ClientForm.check(
    z.refine((typed) => typed.phone_number === phoneText(phone_number ?? '') || isPhone(typed.phone_number), {
      path: ['phone_number'],
      error: texts.badPhone,
    }),
  );

const texted = (value: number | string | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

export const clientForm = (customer: Customer): ClientForm => ({
  last_name: customer.last_name ?? '',
  first_name: customer.first_name ?? '',
  email: customer.email ?? '',
  phone_number: customer.phone_number ?? '',
  main_psp: texted(customer.main_psp),
  // 0 is a value like the others (SUP-101).
  optin_email: texted(customer.optin_email),
  optin_sms: texted(customer.optin_sms),
  optin_push: texted(customer.optin_push),
  ...ofSwitches((name) => customer[name] ?? false),
  isSuperVenere: customer.super_venere_at != null,
});

/** The changed fields, as on the wire (SUP-104); `nowMs` is the server's clock (SUP-106). */
export function clientChanges(customer: Customer, typed: ClientForm, nowMs: number): CustomerChanges {
  const { email, phone_number, ...rest } = clientForm(customer);
  // Plain signs instead of the same ones are no change.
  const before = { ...rest, email: mailText(email), phone_number: phoneText(phone_number) };
  const changed = <Name extends keyof ClientForm>(names: readonly Name[]) =>
    names.filter((name) => typed[name] !== before[name]);
  const picked = (names: readonly (keyof ClientForm)[], value: (name: keyof ClientForm) => unknown) =>
    Object.fromEntries(changed(names).map((name) => [name, value(name)]));
  return {
    ...picked(
      ['last_name', 'first_name', 'email', 'phone_number', 'main_psp', ...customerSwitches],
      (name) => typed[name],
    ),
    ...picked(['optin_email', 'optin_sms', 'optin_push'], (name) => Number(typed[name])),
    ...(typed.isSuperVenere === before.isSuperVenere
      ? {}
      : { super_venere_at: typed.isSuperVenere ? new Date(nowMs).toISOString() : null }),
  };
}
