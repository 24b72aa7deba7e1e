import type { Center } from '../../domain/center/center.ts';
import type { QuaiDb } from '../schema.ts';

/**
 * The centers listed in the settings of this center, or of any center while its own are unknown; undefined while none
 * are known.
 */
export async function centersOf(db: QuaiDb, center: number): Promise<readonly Center[] | undefined> {
  const settings = (await db.rows('metas').get([center, center])) ?? (await db.rows('metas').toCollection().first());
  return settings && (settings.row.centers ?? []);
}
