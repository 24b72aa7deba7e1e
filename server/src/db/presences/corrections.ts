import { eq, sql } from 'drizzle-orm';
import type { Driver } from '../../../../src/domain/driver/driver.ts';
import type { Shift } from '../../../../src/domain/driver-log/shift-times.ts';
import { assert } from '../../../../src/domain/result.ts';
import { parisDay } from '../../../../src/domain/time/paris-time.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { users } from '../schema/accounts.ts';
import { presenceEditNotes, presenceEdits, presences } from '../schema/drivers/presences.ts';
import { writesInto } from './log-months.ts';
import { centerOf, endOf, frozenOf, type Presence, startOf } from './presences.ts';

/** Locks a presence until the transaction ends: nobody else corrects or ends it meanwhile. */
export async function lockPresence(tx: Tx, id: number): Promise<Presence | undefined> {
  const [found] = await tx.select().from(presences).where(isId(presences.id, id)).for('update');
  return found;
}

/** The number of whoever acts, by his e-mail address. */
export async function userIdOf(db: Db, email: string): Promise<number> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  assert(found, 'whoever acts is signed in');
  return found.id;
}

/** The corrections that stand after the call; null where the badge's time stands. */
export interface Corrected {
  readonly manual_edit_start: string | null;
  readonly manual_edit_end: string | null;
}

/**
 * Corrects a presence, with an entry for each time that changes (LOG-064). Its first end freezes it; without its only
 * end it is unfinished again (LOG-038).
 */
export const correctPresence =
  (presence: Presence, set: Corrected, { by, comment }: { readonly by: string; readonly comment: string | null }) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const after = { ...presence, ...set };
    await writesInto(tx, presence.driver, [presence.day, parisDay(startOf(after))]);
    const isEndedAnew = (endOf(after) === null) !== (presence.frozen_at === null);
    const facts = isEndedAnew ? await frozenOf(tx, after, nowMs) : {};
    await tx
      .update(presences)
      .set({ ...set, ...facts })
      .where(isId(presences.id, presence.id));
    const user_id = await userIdOf(tx, by);
    const entry = { presence_id: presence.id, user_id, at: new Date(nowMs).toISOString() };
    for (const edit of editsOf(presence, set)) {
      const [made] = await tx
        .insert(presenceEdits)
        .values({ ...entry, ...edit })
        .returning({ id: presenceEdits.id });
      assert(made, 'a row that is written is told');
      if (comment !== null) await tx.insert(presenceEditNotes).values({ edit_id: made.id, comment });
    }
  };

/** The times that change, each as it stood and as it stands, corrected or not. */
export function editsOf(
  { started_at, ended_at, manual_edit_start, manual_edit_end }: Presence,
  set: Corrected,
): readonly { readonly time: 'start' | 'end'; readonly before: string | null; readonly after: string | null }[] {
  return [
    ...(isSame(manual_edit_start, set.manual_edit_start)
      ? []
      : [
          {
            time: 'start' as const,
            before: manual_edit_start ?? started_at,
            after: set.manual_edit_start ?? started_at,
          },
        ]),
    ...(isSame(manual_edit_end, set.manual_edit_end)
      ? []
      : [{ time: 'end' as const, before: manual_edit_end ?? ended_at, after: set.manual_edit_end ?? ended_at }]),
  ];
}

const isSame = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));

/** Adds a presence by hand, ended at once (LOG-075). */
export const addPresence =
  (driver: Driver, { startMs, endMs }: Shift, by: string) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    assert(endMs !== null, 'a presence added by hand has an end');
    await writesInto(tx, driver.id, [parisDay(startMs)]);
    const times = {
      ...{ started_at: new Date(startMs).toISOString(), ended_at: new Date(endMs).toISOString() },
      ...{ manual_edit_start: null, manual_edit_end: null },
    };
    const facts = await frozenOf(tx, { id: null, driver: driver.id, ...times }, nowMs);
    await tx.insert(presences).values({
      ...{ center_id: centerOf(driver), driver: driver.id, vehicle: driver.vehicle ?? null },
      ...{ ...times, ...facts },
      ...{ added_by: await userIdOf(tx, by), added_at: new Date(nowMs).toISOString() },
    });
  };

/** The presence of a driver added last: his center is locked. */
export async function lastAdded(db: Db, driver: number): Promise<number> {
  const [found] = await db
    .select({ id: sql<string>`max(${presences.id})` })
    .from(presences)
    .where(sql`${presences.driver} = ${driver} and ${presences.added_at} is not null`);
  return Number(found?.id);
}
