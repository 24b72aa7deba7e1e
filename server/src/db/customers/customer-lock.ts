import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { customers } from '../schema/customers.ts';
import { orderSheets } from '../schema/sheets.ts';

/** The customer with an id; null for an unknown one. */
export async function customerIdOf(db: Db, id: number): Promise<CustomerId | null> {
  const [found] = await db.select({ id: customers.id }).from(customers).where(isId(customers.id, id));
  return found?.id ?? null;
}

/** The customer of an order; null where he is unknown. */
export async function readCustomerOf(db: Db, order: number): Promise<CustomerId | null> {
  const [found] = await db
    .select({ customer: orderSheets.customer_id })
    .from(orderSheets)
    .where(isId(orderSheets.order_id, order));
  return found?.customer ?? null;
}

/**
 * Locks a customer: writers of his data go one after the other. Centers are locked before (actions/owner.ts). Rows that
 * refer to him may be inserted meanwhile.
 */
export async function lockCustomer(tx: Tx, id: CustomerId): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(isId(customers.id, id)).for('no key update');
}
