import * as z from 'zod/mini';
import { Instant } from '../schema.ts';
import { Mail } from '../typed/mail.ts';
import { PhoneNumber } from '../typed/phone.ts';
import { OptIn } from './customer.ts';

/** SUP-101: none of these may be empty. */
const Filled = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

const psps = ['stripe', 'checkout'] as const;

/** The switches of the form of a customer, as the wire names them (SUP-100). */
export const customerSwitches = [
  'no_order_minimum_one_shot',
  'without_shipping_fee_one_shot',
  'without_extra_shipping_fee_oneshot',
  'without_shipping_fee',
  'without_extra_shipping_fee',
  'is_vip',
  'is_fraud',
  'is_allowed_to_sponsor',
  'is_bypass_limit',
  'is_skip_fraud_detection',
] as const;
type SwitchName = (typeof customerSwitches)[number];

const switches = Object.fromEntries(customerSwitches.map((name) => [name, z.boolean()])) as Record<
  SwitchName,
  z.ZodMiniBoolean
>;

/** Changes of a customer by support (API-S43): only changed fields. */
export const CustomerChanges = z.partial(
  z.object({
    last_name: Filled,
    first_name: Filled,
    email: Mail,
    phone_number: PhoneNumber,
    main_psp: z.enum(psps),
    ...{ optin_email: OptIn, optin_sms: OptIn, optin_push: OptIn },
    ...switches,
    super_venere_at: z.nullable(Instant),
  }),
);
export type CustomerChanges = Readonly<z.infer<typeof CustomerChanges>>;
