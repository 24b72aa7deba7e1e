import * as z from 'zod/mini';
import { Euros } from '../money/euros.ts';
import { Code, Id, Instant, maybe } from '../schema.ts';

export const CustomerId = Id.brand<'CustomerId'>();
export type CustomerId = z.infer<typeof CustomerId>;

/** 2 yes, 0 no, 1 unknown. */
export const OptIn = z.int().check(z.gte(0), z.lte(2));

const Person = z.object({ id: maybe(Id), name: maybe(z.string()) });

/** An internal note of support about a customer (SUP-061). */
export const InternalNote = z.object({
  /** Absent while the first note is being saved. */
  id: maybe(Id),
  content: maybe(z.string()),
  last_author: maybe(z.object({ first_name: maybe(z.string()), last_name: maybe(z.string()) })),
  updated_at: maybe(Instant),
});
export type InternalNote = Readonly<z.infer<typeof InternalNote>>;

/** A customer as support sees him (entity "Customer (support user)"). Personal data. */
export const Customer = z.object({
  id: CustomerId,
  first_name: maybe(z.string()),
  last_name: maybe(z.string()),
  email: maybe(z.string()),
  phone_number: maybe(z.string()),
  main_psp: maybe(Code),
  optin_email: maybe(OptIn),
  optin_sms: maybe(OptIn),
  optin_push: maybe(OptIn),
  no_order_minimum_one_shot: maybe(z.boolean()),
  without_shipping_fee_one_shot: maybe(z.boolean()),
  without_extra_shipping_fee_oneshot: maybe(z.boolean()),
  without_shipping_fee: maybe(z.boolean()),
  without_extra_shipping_fee: maybe(z.boolean()),
  is_vip: maybe(z.boolean()),
  super_venere_at: maybe(Instant),
  is_fraud: maybe(z.boolean()),
  is_allowed_to_sponsor: maybe(z.boolean()),
  is_bypass_limit: maybe(z.boolean()),
  is_skip_fraud_detection: maybe(z.boolean()),
  log_order_deblocked_as_false_positive: maybe(
    z.object({ date: maybe(Instant), done_by: maybe(Person), order_id: maybe(Id) }),
  ),
  credits: maybe(Euros),
  date_joined: maybe(Instant),
  usersite: maybe(z.array(z.object({ site: maybe(Id), center: maybe(Id) }))),
  referrer_info: maybe(
    z.object({ id: Id, email: maybe(z.string()), first_name: maybe(z.string()), last_name: maybe(z.string()) }),
  ),
  is_multicenter_enabled: maybe(z.boolean()),
  internal_note: maybe(InternalNote),
  updated_at: maybe(Instant),
  /** A fraction, 0 to 1 (SUP-051). */
  fraud_score: maybe(z.number()),
  is_trusted: maybe(z.boolean()),
  fraud_details: maybe(
    z.array(z.object({ rule_id: maybe(z.union([z.string(), z.int()])), description: maybe(z.string()) })),
  ),
  groups: maybe(z.array(z.string())),
  legacy_user_id: maybe(Id),
});
export type Customer = Readonly<z.infer<typeof Customer>>;

/** The sites on which a customer orders, without duplicates. */
export const sitesOf = ({ usersite }: Pick<Customer, 'usersite'>): readonly number[] => [
  ...new Set((usersite ?? []).flatMap(({ site }) => site ?? [])),
];
