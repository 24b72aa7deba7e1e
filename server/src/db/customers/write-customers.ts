import { and, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Customer, CustomerId } from '../../../../src/domain/customer/customer.ts';
import { mailKey } from '../../../../src/domain/typed/mail.ts';
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

/**
 * Whether an e-mail is another customer's, whatever its case. Whoever writes the same one waits until this has ended:
 * two customers who are given one address at once do not both get it.
 */
export async function isOfAnother(tx: Tx, id: CustomerId, email: string): Promise<boolean> {
  const key = mailKey(email);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const found = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(sql`lower(${customers.email}) = ${key}`, ne(customers.id, id)))
    .limit(1);
  return found.length > 0;
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
