import { msOf } from '../../domain/time/instant.ts';
import type { QuaiDb } from '../schema.ts';
import { type MarkedRow, seenRows } from './seen-rows.ts';

export type UnreadNotification = MarkedRow<'notification'>;
export type UnreadAlert = MarkedRow<'alert'>;

/** The unread alert notifications of a center, as the user sees them, newest first, then by id (PRP-100). */
export const unreadNotifications = async (db: QuaiDb, center: number): Promise<readonly UnreadNotification[]> =>
  unread(await seenRows(db, center, 'notification'));

/** The unread banner alerts of a center, as the user sees them (PRP-102, DSP-224). */
export const unreadAlerts = async (db: QuaiDb, center: number): Promise<readonly UnreadAlert[]> =>
  unread(await seenRows(db, center, 'alert'));

const unread = <Row extends UnreadAlert | UnreadNotification>(rows: readonly Row[]): readonly Row[] =>
  rows
    .filter((alert) => !alert.is_read)
    .sort((a, b) => (msOf(b.created_at) ?? 0) - (msOf(a.created_at) ?? 0) || b.id - a.id);
