import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { CenterId } from '../../../src/domain/center/center-id.ts';
import type { RegularizedStatus } from '../../../src/domain/courier/courier-order.ts';
import type { OrderId } from '../../../src/domain/order/order.ts';
import type { Db, Tx } from '../db/connection/open.ts';
import { isId } from '../db/ids.ts';
import { marketOrders, regularizations, storeLogs, stores } from '../db/schema/stores.ts';
import type { StoreEvent } from './provider.ts';

export type StoreRecord = typeof stores.$inferSelect;
export type MarketOrder = typeof marketOrders.$inferSelect;
export type Regularization = typeof regularizations.$inferSelect;

/** The stores of a center, by name. */
export const readStores = (db: Db, center: CenterId): Promise<StoreRecord[]> =>
  db.select().from(stores).where(eq(stores.center_id, center)).orderBy(asc(stores.store_name));

export const readAllStores = (db: Db): Promise<StoreRecord[]> => db.select().from(stores);

export async function readStore(db: Db, store: string): Promise<StoreRecord | undefined> {
  const [found] = await db.select().from(stores).where(eq(stores.store_id, store));
  return found;
}

/** The newest first (PRP-375). */
export const readStoreLogs = (db: Db, store: string) =>
  db
    .select({ status: storeLogs.status, done_by: storeLogs.done_by, created_at: storeLogs.created_at })
    .from(storeLogs)
    .where(eq(storeLogs.store_id, store))
    .orderBy(desc(storeLogs.event));

/** Records the state of a store after an event; unknown stores, and old events, change nothing. */
export async function recordEvent(tx: Tx, event: StoreEvent): Promise<'done' | 'unknown'> {
  const [store] = await tx.select().from(stores).where(eq(stores.store_id, event.store_id)).for('update');
  if (!store) return 'unknown';
  if (event.number <= store.last_event) return 'done';
  const { store_id, number, status } = event;
  await tx
    .update(stores)
    .set({
      ...{ status, last_event: number },
      is_offline_until: event.paused_until ?? null,
      offline_reason: event.reason ?? null,
      offline_reason_metadata: event.reason_metadata ?? null,
    })
    .where(eq(stores.store_id, store_id));
  await tx
    .insert(storeLogs)
    .values({ store_id, event: number, status, done_by: event.changed_by, created_at: event.changed_at });
  return 'done';
}

export const readMarketOrders = (db: Db, center: CenterId): Promise<MarketOrder[]> =>
  db.select().from(marketOrders).where(eq(marketOrders.center_id, center));

export async function readMarketOrder(db: Db, order: number): Promise<MarketOrder | undefined> {
  const [found] = await db.select().from(marketOrders).where(isId(marketOrders.order_id, order));
  return found;
}

export const readRegularizations = (db: Db, center: CenterId): Promise<Regularization[]> =>
  db.select().from(regularizations).where(eq(regularizations.center_id, center));

/** Outcomes still to be reported to the second courier, of the orders he sold. */
export const ordersToTell = (db: Db) =>
  db
    .select({
      order: regularizations.order_id,
      status: regularizations.status,
      store: marketOrders.store_id,
      display: marketOrders.display_id,
    })
    .from(regularizations)
    .innerJoin(marketOrders, eq(marketOrders.order_id, regularizations.order_id))
    .where(isNull(regularizations.told_at));

export async function markReported(db: Db, order: OrderId, nowMs: number): Promise<void> {
  await db
    .update(regularizations)
    .set({ told_at: new Date(nowMs).toISOString() })
    .where(and(isId(regularizations.order_id, order), isNull(regularizations.told_at)));
}

interface StoreStatus {
  readonly order: OrderId;
  readonly center: CenterId;
  readonly status: RegularizedStatus;
  readonly by: string;
}

/** The outcome is entered with the order; its seller is informed once that is committed. */
export const enterRegularization =
  ({ order: order_id, center: center_id, status, by: done_by }: StoreStatus) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const said = { center_id, status, done_by, done_at: new Date(nowMs).toISOString(), told_at: null };
    await tx
      .insert(regularizations)
      .values({ order_id, ...said })
      .onConflictDoUpdate({ target: regularizations.order_id, set: said });
  };

type NewStore = typeof stores.$inferInsert;
type NewLog = typeof storeLogs.$inferInsert;
type NewMarketOrder = typeof marketOrders.$inferInsert;

export interface MadeStores {
  readonly stores: readonly NewStore[];
  readonly logs: readonly NewLog[];
  readonly orders: readonly NewMarketOrder[];
}

export async function insertStores(tx: Tx, made: MadeStores): Promise<void> {
  if (made.stores.length > 0) await tx.insert(stores).values([...made.stores]);
  if (made.logs.length > 0) await tx.insert(storeLogs).values([...made.logs]);
  await insertMarketOrders(tx, made.orders);
}

export async function insertMarketOrders(tx: Tx, made: readonly NewMarketOrder[]): Promise<void> {
  if (made.length > 0) await tx.insert(marketOrders).values([...made]);
}
