import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { subscriptions } from '../schema/sheets.ts';

/** The customer of a subscription; null where there is none. */
export async function customerOfSubscription(db: Db, id: number): Promise<CustomerId | null> {
  const [found] = await db
    .select({ customer: subscriptions.customer_id })
    .from(subscriptions)
    .where(isId(subscriptions.id, id));
  return found?.customer ?? null;
}

/** The status of a subscription; null where there is none. */
export async function statusOfSubscription(db: Db, id: number | null | undefined): Promise<string | null> {
  return id ? ((await readSubscription(db, id))?.status ?? null) : null;
}

export async function readSubscription(db: Db, id: number) {
  const [found] = await db.select().from(subscriptions).where(isId(subscriptions.id, id));
  return found;
}

/** Sets the status of a subscription; its customer is locked. */
export const setSubscriptionStatus =
  (id: number, status: string) =>
  async (tx: Tx): Promise<void> => {
    await tx.update(subscriptions).set({ status }).where(isId(subscriptions.id, id));
  };
