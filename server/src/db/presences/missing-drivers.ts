import { and, asc, getTableColumns, sql } from 'drizzle-orm';
import { dayAfter } from '../../../../src/domain/driver-log/calendar.ts';
import type { Db } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { drivers } from '../schema/day.ts';
import { plannedOn } from './facts.ts';
import type { LogsAsked } from './read-presences.ts';

/**
 * Drivers planned on a day who have no presence of it, with the sessions that none of the night before reaches into, as
 * far as plannings are kept (LOG-216). Of several days nobody: plannings are looked at by day.
 */
export async function readMissingDrivers(db: Db, { from, to, center, driver }: LogsAsked, nowMs: number) {
  if (from !== to) return [];
  const isPresent = sql`exists (select 1 from presences p where p.driver = ${drivers.id} and p.day = ${from})`;
  // A column alone would be named without its table here, and be that of the presence.
  const nightUntil = sql<string | null>`(
    select max(coalesce(p.manual_edit_end, p.ended_at, ${new Date(nowMs).toISOString()}::timestamptz))
    from presences p where p.driver = ${drivers}.id and p.day = ${dayAfter(from, -1)})`;
  const found = await db
    .select({ ...getTableColumns(drivers), nightUntil })
    .from(drivers)
    .where(
      and(
        center === null ? undefined : isId(drivers.center_id, center),
        driver === null ? undefined : isId(drivers.id, driver),
        sql`not ${isPresent}`,
      ),
    )
    .orderBy(asc(drivers.id));
  return found.flatMap(({ id, name, is_paid_by_race, data, nightUntil: until }) => {
    const untilMs = until === null ? 0 : Date.parse(until);
    const planning_sessions = plannedOn(data, from).filter(({ start }) => Date.parse(start) >= untilMs);
    const planned = { id, name, is_paid_by_race, hourly_rate: data.hourly_rate ?? null };
    return planning_sessions.length > 0 ? [{ driver: planned, planning_sessions }] : [];
  });
}
