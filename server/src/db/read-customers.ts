import { eq, sql } from 'drizzle-orm';
import type { Customer } from '../../../src/domain/customer/customer.ts';
import type { Client } from '../../../src/domain/task/task.ts';
import { isId } from './ids.ts';
import type { Db } from './open.ts';
import { customers } from './schema/customers.ts';
import { clientCredits } from './schema/outgoing.ts';
import { orderSheets } from './schema/sheets.ts';

/** A customer with his credit; undefined for an unknown one. */
export async function readCustomer(db: Db, id: number): Promise<Customer | undefined> {
  const [found] = await db.select().from(customers).where(isId(customers.id, id));
  if (!found) return undefined;
  const { referrer_id, data, ...columns } = found;
  return { ...data, ...columns, credits: await creditOf(db, id), referrer_info: await referrerOf(db, referrer_id) };
}

/** Whoever ordered, as tasks name him; undefined where nobody is known. */
export async function readClientOf(db: Db, order: number): Promise<Client | undefined> {
  const [found] = await db
    .select({
      id: customers.id,
      first_name: customers.first_name,
      last_name: customers.last_name,
      is_fraud: customers.is_fraud,
    })
    .from(orderSheets)
    .innerJoin(customers, eq(customers.id, orderSheets.customer_id))
    .where(isId(orderSheets.order_id, order));
  if (!found) return undefined;
  const name = [found.first_name, found.last_name].filter(Boolean).join(' ');
  return { ...found, name };
}

async function creditOf(db: Db, id: number): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${clientCredits.amount_cents}), 0)::int` })
    .from(clientCredits)
    .where(isId(clientCredits.client_id, id));
  return (sum?.cents ?? 0) / 100;
}

async function referrerOf(db: Db, id: number | null): Promise<Customer['referrer_info']> {
  if (id === null) return null;
  const { first_name, last_name, email } = customers;
  const [found] = await db
    .select({ id: customers.id, email, first_name, last_name })
    .from(customers)
    .where(eq(sql`${customers.id}`, id));
  return found ?? null;
}
