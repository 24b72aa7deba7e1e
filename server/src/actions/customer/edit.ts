import * as z from 'zod/mini';
import { replacedIn } from '../../../../src/domain/customer/commands/edit.ts';
import { type Customer, CustomerId } from '../../../../src/domain/customer/customer.ts';
import { agrees } from '../../../../src/domain/equal.ts';
import { patch } from '../../../../src/domain/rows.ts';
import type { Client, Task } from '../../../../src/domain/task/task.ts';
import { Mail } from '../../../../src/domain/typed/mail.ts';
import { PhoneNumber } from '../../../../src/domain/typed/phone.ts';
import { type CustomerTask, readCustomer, readPlacesOf } from '../../db/customers/read-customers.ts';
import { correctCustomer, isOfAnother } from '../../db/customers/write-customers.ts';
import { SentInstant } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { groupBy } from '../../world/group-by.ts';
import { action, type BoardPatches } from '../action.ts';
import { actionTexts } from '../text.ts';

/** SUP-101: none of these may be empty. */
const Filled = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const OptIn = z.int().check(z.gte(0), z.lte(2));
const Switch = z.boolean();

/** The form of the customer (SUP-100); a field left out stays as it is. */
const CustomerForm = z.partial(
  z.strictObject({
    ...{ last_name: Filled, first_name: Filled, phone_number: PhoneNumber, email: Mail },
    main_psp: z.enum(['stripe', 'checkout']),
    ...{ optin_email: OptIn, optin_sms: OptIn, optin_push: OptIn },
    ...{ no_order_minimum_one_shot: Switch, without_shipping_fee_one_shot: Switch },
    without_extra_shipping_fee_oneshot: Switch,
    ...{ without_shipping_fee: Switch, without_extra_shipping_fee: Switch },
    ...{ is_vip: Switch, is_fraud: Switch, is_allowed_to_sponsor: Switch },
    ...{ is_bypass_limit: Switch, is_skip_fraud_detection: Switch },
    super_venere_at: z.nullable(SentInstant),
  }),
);

/** Changes a customer by support (API-S43); the cards of his deliveries follow. */
export const editCustomer = action({
  method: 'PATCH',
  path: '/users/:id/',
  summary: "Modifie la fiche d'un client : les champs envoyés seulement",
  permission: 'edit',
  answers: 'Customer',
  input: z.object({ id: textId(CustomerId), body: CustomerForm }),
  subject: ({ id }) => ({ kind: 'customer', id }),
  reads: () => ({}),
  facts: async (tx, { id, body }) => ({
    customer: await readCustomer(tx, id),
    places: await readPlacesOf(tx, id),
    isTaken: body.email !== undefined && (await isOfAnother(tx, id, body.email)),
  }),
  basis: ({ id, body }, _rows, { customer }) => {
    const values = replacedIn(customer ?? undefined, body);
    return values ? { values, customer: id } : null;
  },
  decide: ({ id, body }, _rows, _nowMs, { customer, places, isTaken }) => {
    if (!customer) return { verdict: 'refuse', error: actionTexts.customerGone };
    if (isTaken) return { verdict: 'refuse', error: actionTexts.emailTaken };
    return {
      verdict: 'accept',
      patches: [],
      boards: boardsOf(places, { ...customer, ...body }),
      enters: Object.keys(body).length > 0 ? [correctCustomer(id, body)] : [],
      answer: (db) => readCustomer(db, id),
    };
  },
});

/** The cards with outdated fields of the customer, by center. */
function boardsOf(places: readonly CustomerTask[], customer: Customer): BoardPatches[] {
  const changed = places.flatMap(({ center, task }) => {
    const client = clientAs(task.client, customer);
    return agrees(task.client ?? {}, client) ? [] : [{ center, patch: patch('task', task, { client }) }];
  });
  return [...groupBy(changed, ({ center }) => center)].map(([center, its]) => ({
    center,
    patches: its.flatMap((it) => it.patch),
  }));
}

/** A client as deliveries have him; a company keeps its name. */
function clientAs(client: Task['client'], { first_name, last_name, is_vip, is_fraud }: Customer): Client {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  return { ...client, first_name, last_name, is_vip, is_fraud, ...(client?.is_pro ? {} : { name }) };
}
