import { msOf } from '../../domain/instant.ts';
import type { QuaiDb } from '../schema.ts';
import { type Seen, seenRows } from './seen-rows.ts';

export type UnreadNotification = Seen<'notification'>;

/** The alert notifications of a center nobody has read, as the user sees them, newest first, then by id (PRP-100). */
export async function unreadNotifications(db: QuaiDb, center: number): Promise<readonly UnreadNotification[]> {
  const all = await seenRows(db, center, 'notification');
  return all
    .filter((alert) => !alert.is_read)
    .sort((a, b) => (msOf(b.created_at) ?? 0) - (msOf(a.created_at) ?? 0) || b.id - a.id);
}
