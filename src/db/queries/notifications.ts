import { Dexie } from 'dexie';
import type { Alert } from '../../domain/alert/alert.ts';
import { msOf } from '../../domain/instant.ts';
import type { QuaiDb } from '../schema.ts';

/** The alert notifications of a center, newest first. */
export async function notificationsOf(db: QuaiDb, center: number): Promise<readonly Alert[]> {
  const range = db.rows('notification').where('[center+id]').between([center, Dexie.minKey], [center, Dexie.maxKey]);
  const rows = (await range.toArray()).map(({ row }) => row);
  return rows.toSorted((a, b) => (msOf(b.created_at) ?? 0) - (msOf(a.created_at) ?? 0));
}
