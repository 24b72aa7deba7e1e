import { projectionBuild } from '../db/device/last-session.ts';
import { wipeReplica } from '../db/device/wipe.ts';
import { readMeta, writeMeta } from '../db/meta.ts';
import type { QuaiDb } from '../db/schema.ts';
import type { ListDefinition } from './list.ts';
import { alerts } from './view-rows/alerts.ts';
import { docks } from './view-rows/docks.ts';
import { drivers } from './view-rows/drivers.ts';
import { driversSoon } from './view-rows/drivers-soon.ts';
import { late } from './view-rows/late.ts';
import { loadingDocks } from './view-rows/loadings/docks.ts';
import { loadingOrders } from './view-rows/loadings/orders.ts';
import { notDelivered } from './view-rows/not-delivered.ts';
import { besidePacking } from './view-rows/preparation/beside-packing.ts';
import { packings } from './view-rows/preparation/packings.ts';
import { rounds } from './view-rows/rounds.ts';
import { toDispatch } from './view-rows/to-dispatch.ts';

/** The lists of every room. Every write of rows updates them in the same transaction. */
export const lists: readonly ListDefinition[] = [
  toDispatch,
  late,
  notDelivered,
  docks,
  rounds,
  drivers,
  driversSoon,
  alerts,
  packings,
  besidePacking,
  loadingOrders,
  loadingDocks,
];

/** View rows of another build are dropped with the server rows they were made from; the next poll brings them again. */
export async function renewProjection(db: QuaiDb): Promise<void> {
  const known = await readMeta(db, 'projection');
  if (known === projectionBuild) return;
  if (known !== undefined) await wipeReplica(db);
  await writeMeta(db, 'projection', projectionBuild);
}
