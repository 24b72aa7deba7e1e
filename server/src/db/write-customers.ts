import type { WorldCustomer } from '../world/customers.ts';
import type { Tx } from './open.ts';
import { customers } from './schema/customers.ts';

/** A statement takes so many parameters at most. */
const batch = 500;

/** Whoever ordered; one that is known stays as he is. */
export async function insertCustomers(tx: Tx, people: readonly WorldCustomer[]): Promise<void> {
  for (let from = 0; from < people.length; from += batch)
    await tx
      .insert(customers)
      .values(people.slice(from, from + batch))
      .onConflictDoNothing();
}
