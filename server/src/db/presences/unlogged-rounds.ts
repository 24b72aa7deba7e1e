import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { dockCode } from '../../../../src/domain/dock/text.ts';
import type { Db } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { docks, drivers } from '../schema/day.ts';
import type { LogsAsked } from './read-presences.ts';

/** The first instant of a Paris day. */
const startOf = (day: string, daysLater: number) =>
  sql`((${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Paris')`;

/** In the lines of an ended presence of its driver, or left during one without an end. */
const isLogged = sql`exists (
  select 1 from presences p
  where p.driver = ${docks.driver} and p.day between ${docks.gone_at}::date - 2 and ${docks.gone_at}::date + 1
    and (p.lines @> jsonb_build_array(jsonb_build_object('dock_id', ${docks.id}))
      or p.frozen_at is null and coalesce(p.manual_edit_start, p.started_at) <= ${docks.gone_at}))`;

/** The rounds that left on these days and stand in no log, as far as rounds are kept (LOG-172). */
export async function readUnloggedRounds(db: Db, { from, to, center, driver }: LogsAsked) {
  const found = await db
    .select({ id: docks.id, gone_at: docks.gone_at, finished_at: docks.finished_at, driver: drivers })
    .from(docks)
    .innerJoin(drivers, eq(drivers.id, docks.driver))
    .where(
      and(
        isNotNull(docks.gone_at),
        sql`${docks.gone_at} >= ${startOf(from, 0)}`,
        sql`${docks.gone_at} < ${startOf(to, 1)}`,
        center === null ? undefined : isId(docks.center_id, center),
        driver === null ? undefined : isId(docks.driver, driver),
        sql`not ${isLogged}`,
      ),
    )
    .orderBy(asc(docks.gone_at), asc(docks.id));
  return found.map(({ id, gone_at, finished_at, driver: { id: of, name, is_paid_by_race, data } }) => ({
    ...{ link_id: id, label: dockCode(id), started_at: gone_at, ended_at: finished_at },
    driver: { id: of, name, is_paid_by_race, hourly_rate: data.hourly_rate ?? null },
  }));
}
