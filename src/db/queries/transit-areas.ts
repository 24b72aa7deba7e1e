import type { TransitArea } from '../../domain/transit/transit-area.ts';
import type { QuaiDb } from '../schema.ts';

/** The drop zones in the center's board; no action changes them. */
export async function transitAreasOf(db: QuaiDb, center: number): Promise<readonly TransitArea[]> {
  const rows = await db.rows('transitArea').where('[center+id]').between([center], [center, []]).toArray();
  return rows.map(({ row }) => row);
}
