import { and, desc, eq } from 'drizzle-orm';
import { nameOfAuthor } from '../../../../src/domain/author.ts';
import type { Shift } from '../../../../src/domain/driver-log/shift-times.ts';
import { parisDay } from '../../../../src/domain/time/paris-time.ts';
import type { Db } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { users } from '../schema/accounts.ts';
import { presenceEdits, presences } from '../schema/drivers/presences.ts';
import { endOf, type Presence, startOf } from './presences.ts';

/** The first presence of a driver whose times, corrected or not, are the very same (OUR-269). */
export async function withSameTimes(db: Db, driver: number, { startMs, endMs }: Shift): Promise<Presence | undefined> {
  const ofDay = await db
    .select()
    .from(presences)
    .where(and(isId(presences.driver, driver), eq(presences.day, parisDay(startMs))))
    .orderBy(presences.id);
  return ofDay.find((presence) => startOf(presence) === startMs && endOf(presence) === endMs);
}

/** Whoever gave a presence its times last, and when; null where they are those of the badge. */
export async function timesAuthor(db: Db, { id, added_by, added_at }: Presence) {
  const { first_name, last_name, email } = users;
  const [edit] = await db
    .select({ at: presenceEdits.at, first_name, last_name, email })
    .from(presenceEdits)
    .innerJoin(users, eq(users.id, presenceEdits.user_id))
    .where(eq(presenceEdits.presence_id, id))
    .orderBy(desc(presenceEdits.id))
    .limit(1);
  if (edit) return { at: edit.at, name: nameOfAuthor(edit) || edit.email };
  if (added_by === null || added_at === null) return null;
  const [user] = await db.select({ first_name, last_name, email }).from(users).where(eq(users.id, added_by));
  return { at: added_at, name: user ? nameOfAuthor(user) || user.email : null };
}
