import type { Center } from '../../domain/center/center.ts';
import type { QuaiDb } from '../schema.ts';

/** The centers as the settings of one list them, before they are known as any other's do; undefined while none are. */
export async function centersOf(db: QuaiDb, center: number): Promise<readonly Center[] | undefined> {
  const settings = (await db.rows('metas').get([center, center])) ?? (await db.rows('metas').toCollection().first());
  return settings && (settings.row.centers ?? []);
}
