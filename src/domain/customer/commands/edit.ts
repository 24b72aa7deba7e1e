import * as z from 'zod/mini';
import { type Basis, namesSet, seenInForm, valuesOf } from '../../basis.ts';
import { command, get, hours, patchTo, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { isEqual } from '../../equal.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { CustomerChanges } from '../changes.ts';
import { type Customer, CustomerId } from '../customer.ts';
import { customersOf } from './changed.ts';

/** Changes the file of a customer, the changed fields alone (SUP-104, API-S43): final values. */
export const editCustomer = command('customer.edit', {
  version: 1,
  args: z.object({ userId: CustomerId, email: z.string(), changes: CustomerChanges, ...seenInForm }),
  reads: ({ userId }) => ({ customer: [userId] }),
  guard: ({ userId, changes }, rows) => {
    if (!rows.get('customer', userId)) return refuse('gone');
    return Object.keys(changes).length > 0 ? null : refuse('unchanged');
  },
  holds: ({ userId, changes }, rows) => {
    const customer = rows.get('customer', userId);
    return customer !== undefined && has(customer, changes);
  },
  effect: ({ userId, changes }, rows) => patch('customer', rows.get('customer', userId), changes),
  basis: ({ userId, changes }, rows) => replacedIn(rows.get('customer', userId), changes),
  request: ({ userId, changes }) => patchTo(`/users/${userId}/`, { body: changes }),
  answers: ({ userId }) => answersOne('customer', userId),
  accept: customersOf,
  // Read by the address he has by then.
  reread: ({ userId, email, changes }) =>
    get(`/users/${userId}/support-info/`, { query: { email: changes.email ?? email } }),
  acceptReread: customersOf,
  lane: ({ userId }) => [keyOf('customer', userId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Fiche client',
    label: ({ userId }) => `Fiche du client ${userId}`,
    success: 'Sauvegarde effectuée',
    moved: () => "Quelqu'un d'autre a changé cette fiche entre-temps",
    refusals: { gone: "Le client n'existe plus", unchanged: "Rien n'a changé" },
  },
});

const has = (customer: Customer, changes: CustomerChanges) =>
  Object.entries(changes).every(([name, value]) => isEqual(customer[name as keyof CustomerChanges] ?? null, value));

/** The values of a customer that changes replace; of super vénère only whether it is on. */
export function replacedIn(customer: Partial<Customer> | undefined, changes: CustomerChanges): Basis | undefined {
  const values = valuesOf(customer, namesSet(changes));
  if (!values || !('super_venere_at' in values)) return values;
  return { ...values, super_venere_at: values.super_venere_at !== null };
}
