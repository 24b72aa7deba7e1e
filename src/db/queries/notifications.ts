import { Dexie } from 'dexie';
import type { Alert } from '../../domain/alert/alert.ts';
import { msOf } from '../../domain/instant.ts';
import type { Mark, QuaiDb } from '../schema.ts';

export interface UnreadNotification extends Alert {
  readonly marks: readonly Mark[];
}

/** The alert notifications of a center nobody has read, as the user sees them, newest first. */
export async function unreadNotifications(db: QuaiDb, center: number): Promise<readonly UnreadNotification[]> {
  const [server, over] = await Promise.all([
    db.rows('notification').where('[center+id]').between([center, Dexie.minKey], [center, Dexie.maxKey]).toArray(),
    db.overlay
      .where('[center+kind+id]')
      .between([center, 'notification', Dexie.minKey], [center, 'notification', Dexie.maxKey])
      .toArray(),
  ]);
  const overlay = new Map(over.map((row) => [row.id, row]));
  return server
    .map(
      ({ id, row }) => ({ ...row, ...overlay.get(id)?.row, marks: overlay.get(id)?.marks ?? [] }) as UnreadNotification,
    )
    .filter((alert) => !alert.is_read)
    .sort((a, b) => (msOf(b.created_at) ?? 0) - (msOf(a.created_at) ?? 0));
}
