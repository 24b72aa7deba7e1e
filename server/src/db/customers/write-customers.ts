import { getTableColumns, sql } from 'drizzle-orm';
import type { Customer, CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { WorldCustomer } from '../../world/people/customers.ts';
import type { Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { customers } from '../schema/customers.ts';
import { clientContacts } from '../schema/outgoing.ts';

/** Rows per statement: PostgreSQL limits the number of its parameters. */
const batch = 500;

/** Inserts customers; known ones stay as they are. */
export async function insertCustomers(tx: Tx, people: readonly WorldCustomer[]): Promise<void> {
  for (let from = 0; from < people.length; from += batch)
    await tx
      .insert(customers)
      .values(people.slice(from, from + batch))
      .onConflictDoNothing();
}

/** Changes a customer, who is locked. A new number is also his number for SMS. */
export const correctCustomer =
  (id: CustomerId, changes: Partial<Omit<Customer, 'id' | 'credits' | 'referrer_info'>>) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const columns = getTableColumns(customers);
    const of = (isColumn: boolean) =>
      Object.fromEntries(Object.entries(changes).filter(([field]) => field in columns === isColumn));
    const rest = JSON.stringify({ ...of(false), updated_at: new Date(nowMs).toISOString() });
    await tx
      .update(customers)
      .set({ ...of(true), data: sql`${customers.data} || ${rest}::jsonb` })
      .where(isId(customers.id, id));
    const { phone_number: phone } = changes;
    if (phone) await tx.update(clientContacts).set({ phone }).where(isId(clientContacts.client_id, id));
  };
