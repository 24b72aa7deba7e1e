import { and, asc, gt, type SQL, sql } from 'drizzle-orm';
import type { Alert } from '../../../../src/domain/alert/alert.ts';
import type { Center, Metas } from '../../../../src/domain/center/center.ts';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { TransitArea } from '../../../../src/domain/transit/transit-area.ts';
import type { Db } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { type ChangedSince, isLocked, type Which, where } from '../read.ts';
import { rowOf } from '../row-of.ts';
import { centers } from '../schema/center.ts';
import { alerts, metas, transitAreas } from '../schema/settings.ts';

/** Banners have no type, notifications have one. */
export async function readAlerts(db: Db, which: Which): Promise<Alert[]> {
  const query = db.select().from(alerts).where(where(alerts, which)).orderBy(asc(alerts.id)).$dynamic();
  const records = await (isLocked(which) ? query.for('update') : query);
  return records.map(({ rev: _, center_id: __, data, ...columns }) => rowOf(data, columns));
}

export async function readMetas(db: Db, { center, since }: ChangedSince): Promise<Metas | undefined> {
  const [found] = await db
    .select()
    .from(metas)
    .where(and(isId(metas.center_id, center), gt(metas.rev, since)));
  return found && { ...found.data, id: found.id };
}

type SettingsList = 'trolleys' | 'pseudo_zones';

/** One list of the settings of a center, or of all centers in order. The rest of them is many times as long. */
export async function readSettingsList<List extends SettingsList>(db: Db, list: List, center: CenterId | null) {
  const found = await db
    .select({ its: sql<Metas[List] | null>`${metas.data} -> ${list}::text` })
    .from(metas)
    .where(center === null ? undefined : isId(metas.center_id, center))
    .orderBy(asc(metas.center_id));
  return found.flatMap(({ its }): Entry<List>[] => its ?? []);
}

type Entry<List extends SettingsList> = NonNullable<Metas[List]>[number];

/** The center whose settings have a trolley or a zone; null for an unknown one. */
export async function centerNaming(db: Db, list: SettingsList, id: number): Promise<CenterId | null> {
  const named = sql`${metas.data} -> ${list}::text @> ${JSON.stringify([{ id }])}::jsonb`;
  const [found] = await db.select({ center: metas.center_id }).from(metas).where(named);
  return found?.center ?? null;
}

/** The settings of a center, if a later revision wrote them. */
export async function readMetasOf(db: Db, which: ChangedSince): Promise<readonly Metas[]> {
  const found = await readMetas(db, which);
  return found ? [found] : [];
}

/** Every center, by id. */
export async function readCenters(db: Db): Promise<Center[]> {
  const records = await db.select().from(centers).orderBy(asc(centers.id));
  return records.map(({ id, data }) => ({ ...data, id }));
}

/** Drop zones of a center, or of all centers. */
export async function readTransitAreas(db: Db, center: number | null): Promise<TransitArea[]> {
  return tellAreas(await selectAreas(db, center === null ? undefined : isId(transitAreas.center_id, center)));
}

/** Drop zones of a center that a later revision wrote. */
export const readAreas = async (db: Db, which: ChangedSince): Promise<TransitArea[]> =>
  tellAreas(await selectAreas(db, where(transitAreas, which)));

const selectAreas = (db: Db, which: SQL | undefined) =>
  db.select().from(transitAreas).where(which).orderBy(asc(transitAreas.id));

const tellAreas = (records: readonly (typeof transitAreas.$inferSelect)[]): TransitArea[] =>
  records.map(({ rev: _, data: __, ...columns }) => columns);

/** The revision of a center; null when there is no such center. */
export async function readRevision(db: Db, center: number): Promise<number | null> {
  const [found] = await db.select({ revision: centers.revision }).from(centers).where(isId(centers.id, center));
  return found?.revision ?? null;
}
