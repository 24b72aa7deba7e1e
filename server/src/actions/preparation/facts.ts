import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { FloorRow } from '../../db/center/floor.ts';
import { readNextConfigs, readNexts } from '../../db/center/floor.ts';
import type { Db, Tx } from '../../db/connection/open.ts';
import { isAnyOf, isId } from '../../db/ids.ts';
import { orders, tasks } from '../../db/schema/day.ts';
import { nexts, packings } from '../../db/schema/preparation.ts';

/** The deliveries of orders, by their ids. */
export async function tasksOfOrders(db: Db, ids: readonly number[]): Promise<number[]> {
  const found = await db.select({ id: tasks.id }).from(tasks).where(isAnyOf(tasks.linked_order, ids));
  return found.map(({ id }) => id);
}

/** A packing with the status of its order. */
export interface ToPack {
  readonly id: number;
  readonly center: number;
  readonly emergency_rank: number | null;
  readonly orderStatus: string | null;
}

/** Some packings, and the emergencies of the first one's center. */
export async function packingsBeside(tx: Tx, ids: readonly number[]): Promise<ToPack[]> {
  const named = await tx
    .select({ center: packings.center_id })
    .from(packings)
    .where(isAnyOf(packings.id, ids.slice(0, 1)))
    .limit(1);
  const [first] = named;
  if (!first) return [];
  return tx
    .select({
      id: packings.id,
      center: packings.center_id,
      emergency_rank: packings.emergency_rank,
      orderStatus: orders.status,
    })
    .from(packings)
    .innerJoin(orders, eq(orders.id, packings.linked_order))
    .where(
      and(
        eq(packings.center_id, first.center),
        isNull(packings.left_rev),
        or(isAnyOf(packings.id, ids), isNotNull(packings.emergency_rank)),
      ),
    )
    .orderBy(asc(packings.id));
}

/** A packer, and the types of task of his center. */
export interface OnFloor {
  readonly next: FloorRow<'next'> | undefined;
  readonly configs: readonly FloorRow<'nextConfig'>[];
}

export async function onFloor(tx: Tx, id: number | null): Promise<OnFloor> {
  if (id === null) return { next: undefined, configs: [] };
  const [next] = await readNexts(tx, { ids: [id] });
  const [place] = await tx
    .select({ center: nexts.center_id })
    .from(nexts)
    .where(isAnyOf(nexts.id, [id]));
  return { next, configs: place ? await readNextConfigs(tx, { center: place.center, since: 0 }) : [] };
}

/** The packings a packer has in hand. */
export async function inHandOf(tx: Tx, next: number): Promise<number[]> {
  const found = await tx.select({ id: packings.id }).from(packings).where(isId(packings.next_id, next));
  return found.map(({ id }) => id);
}
