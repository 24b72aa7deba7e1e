import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import type { Tx } from '../connection/open.ts';
import { users } from '../schema/accounts.ts';
import { orders } from '../schema/day.ts';
import { auditEntries, auditRequests } from '../schema/record.ts';
import { orderSheets } from '../schema/sheets.ts';
import { nameOfUser } from '../user-name.ts';

/** An order that was made of another one. */
export interface MadeOrder {
  readonly id: OrderId;
  readonly randomId: string | null;
  readonly isRepreparation: boolean;
}

/** The orders made of one, the oldest first. */
export async function readMade(tx: Tx, of: OrderId): Promise<readonly MadeOrder[]> {
  return tx
    .select({
      id: orderSheets.order_id,
      randomId: orders.random_id,
      isRepreparation: sql<boolean>`${orderSheets.data} ? 'repreparation'`,
    })
    .from(orderSheets)
    .innerJoin(orders, eq(orders.id, orderSheets.order_id))
    .where(eq(orderSheets.parent_order_id, of))
    .orderBy(asc(orderSheets.order_id));
}

const making = { '/api/duplicate-orders/': 'order_id_to_duplicate', '/api/redeliver-orders/': 'order_id_to_redeliver' };

/** Who made the last of them, and when. */
export async function lastMaker(
  tx: Tx,
  of: OrderId,
): Promise<{ readonly name: string | null; readonly at: string } | null> {
  const isOf = Object.values(making).map((field) => sql`${auditRequests.body}->>${field} = ${String(of)}`);
  const [last] = await tx
    .select({ at: auditEntries.at, user: users })
    .from(auditEntries)
    .innerJoin(auditRequests, eq(auditRequests.entry_id, auditEntries.id))
    .leftJoin(users, eq(users.id, auditEntries.user_id))
    .where(and(inArray(auditEntries.path, Object.keys(making)), or(...isOf)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last ? { at: last.at, name: last.user && nameOfUser(last.user) } : null;
}
