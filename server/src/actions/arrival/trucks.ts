import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import type { Db, Tx } from '../../db/connection/open.ts';
import { isAnyOf } from '../../db/ids.ts';
import { receptions } from '../../db/schema/arrivals.ts';
import { docks, orders } from '../../db/schema/day.ts';
import type { WireDock } from '../../wire.ts';
import { readWireDocks } from '../answers.ts';

export type Reception = typeof receptions.$inferSelect;

/** A truck with the receptions of its orders, by order. */
export interface Truck {
  readonly dock: WireDock;
  readonly said: ReadonlyMap<number, Reception>;
  /** Cancelled receptions by order. */
  readonly canceled: ReadonlyMap<number, Reception>;
}

/** The docks of trucks bound for a center. */
export const isBoundFor = (center: number) =>
  and(
    sql`(${docks.data}->>'cross_docking_target_center')::bigint = ${center}`,
    isNull(docks.left_rev),
    isNull(docks.closed_at),
    eq(docks.hidden, false),
  );

/** The trucks that have left for a center and are not put away, in the order in which they left. */
export async function readTrucks(db: Db, center: number): Promise<Truck[]> {
  const hasLeft = and(isBoundFor(center), isNotNull(docks.gone_at));
  const found = await db.select({ id: docks.id }).from(docks).where(hasLeft).orderBy(docks.gone_at, docks.id);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const receptionsOf = await readReceptions(db, ids);
  return (await readWireDocks(db, ids)).map((dock) => ({
    dock: { ...dock, tasks: dock.tasks.filter(({ linked_order }) => linked_order.status !== 'canceled') },
    ...receptionsOf(dock.id),
  }));
}

/** Gives the receptions of a truck, for all trucks by one statement. */
export async function readReceptions(db: Db, dockIds: readonly number[]) {
  const found = await db.select().from(receptions).where(isAnyOf(receptions.dock_id, dockIds));
  return (dock: number): Pick<Truck, 'said' | 'canceled'> => {
    const ofTruck = found.filter(({ dock_id }) => dock_id === dock);
    const byOrder = (isCanceled: boolean) =>
      new Map(ofTruck.flatMap((row) => ((row.canceled_at !== null) === isCanceled ? [[row.order_id, row]] : [])));
    return { said: byOrder(false), canceled: byOrder(true) };
  };
}

/** The centers that packed the orders and load them: these never change. */
export async function centersOf(tx: Tx, ids: readonly OrderId[]): Promise<CenterId[]> {
  const found = await tx.selectDistinct({ center: orders.center_id }).from(orders).where(isAnyOf(orders.id, ids));
  return found.map(({ center }) => center);
}

/** The name of an order, and whether a center has ever marked it. */
export async function knownOf(tx: Tx, center: CenterId, order: OrderId) {
  const [found] = await tx.select({ name: orders.random_id }).from(orders).where(eq(orders.id, order));
  const isOfIt = and(eq(receptions.center_id, center), eq(receptions.order_id, order));
  const said = await tx.select({ dock: receptions.dock_id }).from(receptions).where(isOfIt).limit(1);
  return { name: found?.name ?? null, wasSaid: said.length > 0 };
}

/** Stores receptions. A conflict updates them: an order found after all, or a cancelled reception. */
export async function insertReceptions(tx: Tx, rows: readonly Reception[]): Promise<void> {
  if (rows.length === 0) return;
  const said = { is_received: sql`excluded.is_received`, new_area: sql`excluded.new_area` };
  const stood = { stood: sql`excluded.stood`, ended: sql`excluded.ended` };
  const canceled = { canceled_by: sql`excluded.canceled_by`, canceled_at: sql`excluded.canceled_at` };
  await tx
    .insert(receptions)
    .values([...rows])
    .onConflictDoUpdate({
      target: [receptions.dock_id, receptions.order_id],
      set: {
        ...said,
        ...stood,
        ...canceled,
        received_by: sql`excluded.received_by`,
        received_at: sql`excluded.received_at`,
      },
    });
}
