import { and, asc, eq, gte, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { longestShiftMs } from '../../../../src/domain/driver-log/shift-times.ts';
import type { Db } from '../connection/open.ts';
import { isAnyOf, isId } from '../ids.ts';
import { users } from '../schema/accounts.ts';
import { drivers } from '../schema/day.ts';
import { presences } from '../schema/drivers/presences.ts';

/** Days in Paris, both included. */
export interface LogsAsked {
  readonly from: string;
  readonly to: string;
  readonly center: number | null;
  readonly driver: number | null;
  readonly withInvalid: boolean;
}

/** The start as corrected, by which logs are listed. */
export const startsAt = sql`coalesce(${presences.manual_edit_start}, ${presences.started_at})`;
const endsAt = sql`coalesce(${presences.manual_edit_end}, ${presences.ended_at})`;

/** Without an end though it began so long ago, or with a line that has an error (LOG-039). */
const isInvalid = (nowMs: number) =>
  or(
    eq(presences.has_error, true),
    and(sql`${endsAt} is null`, lt(startsAt, new Date(nowMs - longestShiftMs).toISOString())),
  ) ?? sql`false`;

export const presencesAsked = ({ from, to, center, driver, withInvalid }: LogsAsked, nowMs: number): SQL | undefined =>
  and(
    gte(presences.day, from),
    lte(presences.day, to),
    center === null ? undefined : isId(presences.center_id, center),
    driver === null ? undefined : isId(presences.driver, driver),
    withInvalid ? undefined : not(isInvalid(nowMs)),
  );

export const presencesById = (ids: readonly number[]): SQL => isAnyOf(presences.id, ids);

const punches = sql<readonly { kind: 'start' | 'stop'; at: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'at', p.at) order by p.at, p.id), '[]')
  from presence_punches p where p.presence_id = ${presences.id})`;

export interface ReadEdit {
  readonly id: number;
  readonly at: string;
  readonly user_id: number;
  readonly name: string;
  readonly time: 'start' | 'end';
  readonly before: string | null;
  readonly after: string | null;
  readonly comment: string | null;
}
const nameSql = (user: SQL) =>
  sql`coalesce(nullif(concat_ws(' ', ${user}.first_name, ${user}.last_name), ''), ${user}.email)`;
const edits = sql<readonly ReadEdit[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'at', e.at, 'user_id', e.user_id, 'name', ${nameSql(sql`u`)},
    'time', e.time, 'before', e.before, 'after', e.after, 'comment', n.comment) order by e.id), '[]')
  from presence_edits e join users u on u.id = e.user_id left join presence_edit_notes n on n.edit_id = e.id
  where e.presence_id = ${presences.id})`;

/** The first of its driver's logs of that day and criterion, ended ones before others (LOG-036). */
const hasDay = sql<boolean>`not exists (
  select 1 from presences o
  where o.driver = ${presences.driver} and o.day = ${presences.day} and o.id <> ${presences.id}
    and coalesce(o.pay_mode, ${drivers.data} ->> 'pay_mode') = 'by_day'
    and (o.frozen_at is null, coalesce(o.manual_edit_start, o.started_at), o.id)
      < (${presences.frozen_at} is null, ${startsAt}, ${presences.id}))`;

/** Presences with their drivers, punches and corrections, in one read. */
export const readPresences = (db: Db, wanted: SQL | undefined) =>
  db
    .select({
      presence: presences,
      driver: { id: drivers.id, name: drivers.name, is_paid_by_race: drivers.is_paid_by_race },
      added_name: sql<string | null>`case when ${users.id} is null then null else ${nameSql(sql`${users}`)} end`,
      ...{ punches, edits, hasDay },
    })
    .from(presences)
    .innerJoin(drivers, eq(drivers.id, presences.driver))
    .leftJoin(users, eq(users.id, presences.added_by))
    .where(wanted)
    .orderBy(asc(presences.day), asc(startsAt), asc(presences.id));

export type ReadPresence = Awaited<ReturnType<typeof readPresences>>[number];
