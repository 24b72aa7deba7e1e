import type { Order } from '../../../src/domain/order/order.ts';
import type { ActivityEntry } from '../../../src/domain/order/sheet/activity.ts';
import type { Db } from '../db/connection/open.ts';
import { actionsOn } from './of-actions.ts';
import { drivesOf, messagesOf, moneyOf, packingOf, roundOf } from './of-rows.ts';

/**
 * The events of an order, the newest first (API-S35): actions of users, from the ledger, and events in rows of the
 * order. `prefix` is that of the API's paths.
 */
export async function readActivity(db: Db, order: Order, prefix: string): Promise<ActivityEntry[]> {
  const { id } = order;
  const entries = [
    ...(await actionsOn(db, id, prefix)),
    ...(await packingOf(db, order)),
    ...(await roundOf(db, id)),
    ...(await drivesOf(db, id)),
    ...(await moneyOf(db, id)),
    ...(await messagesOf(db, id)),
  ];
  return entries
    .toSorted((one, other) => Date.parse(other.activity_date) - Date.parse(one.activity_date))
    .map(({ user_id = null, full_name = null, extras = [], ...entry }) => ({
      ...entry,
      ...{ user_id, full_name, product_id: null, extras },
    }));
}
