import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/open.ts';
import { costsAsked, costsById, type ExtraCostLog, readExtraCostLogs } from '../demands/extra-cost-logs.ts';
import type { PageOf } from '../deposits/read-deposits.ts';
import { extraCosts } from '../schema/drivers/extra-costs.ts';
import { presences } from '../schema/drivers/presences.ts';
import { readFacts } from './facts.ts';
import { type PresenceLog, presenceLog } from './presence-log.ts';
import { endOf, startOf } from './presences.ts';
import {
  type LogsAsked,
  presencesAsked,
  presencesById,
  type ReadPresence,
  readPresences,
  startsAt,
} from './read-presences.ts';

export type DriverLog = PresenceLog | ExtraCostLog;

/** The logs of days, in the order of LOG-025: as many reads whatever their number, each by an index. */
export async function readLogs(db: Db, asked: LogsAsked, nowMs: number): Promise<DriverLog[]> {
  return inOrder([
    ...(await readPresenceLogs(db, presencesAsked(asked, nowMs), nowMs)),
    ...(await readExtraCostLogs(db, costsAsked(db, asked))),
  ]);
}

/** A page of them, with the number of all. */
export async function readLogPage(
  db: Db,
  asked: LogsAsked,
  { offset, limit }: PageOf,
  nowMs: number,
): Promise<{ readonly rows: DriverLog[]; readonly count: number }> {
  const all = keysOf(db, asked, nowMs);
  const found = await db
    .select({ kind: sql<'presence' | 'cost'>`kind`, id: sql<string>`id`, count: sql<string>`count(*) over ()` })
    .from(all)
    .orderBy(sql`day, kind = 'cost', at, id`)
    .offset(offset)
    .limit(limit);
  const ids = (kind: string) => found.flatMap((key) => (key.kind === kind ? [Number(key.id)] : []));
  const rows = inOrder([
    ...(await readPresenceLogs(db, presencesById(ids('presence')), nowMs)),
    ...(await readExtraCostLogs(db, costsById(ids('cost')))),
  ]);
  const [first] = found;
  return { rows, count: first ? Number(first.count) : await countOf(db, all) };
}

/** A page beyond the end has no row that tells the number. */
async function countOf(db: Db, all: SQL): Promise<number> {
  const [counted] = await db.select({ count: sql<string>`count(*)` }).from(all);
  return Number(counted?.count);
}

const keysOf = (db: Db, asked: LogsAsked, nowMs: number) => sql`(
  select 'presence' as kind, ${presences.id} as id, ${presences.day} as day, ${startsAt} as at
  from ${presences} where ${presencesAsked(asked, nowMs)}
  union all
  select 'cost', ${extraCosts.id}, ${extraCosts.day}, null from ${extraCosts} where ${costsAsked(db, asked)}) as logs`;

async function readPresenceLogs(db: Db, wanted: SQL | undefined, nowMs: number): Promise<PresenceLog[]> {
  const found = await readPresences(db, wanted);
  const open = found.filter(({ presence }) => presence.frozen_at === null);
  const facts = await readFacts(
    db,
    open.map((read) => spanOf(read, nowMs)),
  );
  const live = new Map(open.map(({ presence }, at) => [presence.id, facts[at]]));
  return found.map((read) => presenceLog(read, live.get(read.presence.id) ?? null, nowMs));
}

const spanOf = ({ presence }: ReadPresence, nowMs: number) => ({
  ...{ driver: presence.driver, presence: presence.id },
  ...{ startMs: startOf(presence), endMs: endOf(presence) ?? nowMs },
});

/** One presence as a log. */
export async function readPresenceLog(db: Db, id: number, nowMs: number): Promise<PresenceLog | undefined> {
  const [log] = await readPresenceLogs(db, presencesById([id]), nowMs);
  return log;
}

const startText = (log: DriverLog) => log.manual_edit_start ?? log.started_at ?? '';
const isCost = (log: DriverLog) => log.type === 'driverextracost';

/** By day, shifts from the earliest on, then extra costs. */
const inOrder = (logs: readonly DriverLog[]): DriverLog[] =>
  logs.toSorted(
    (one, other) =>
      compare(one.date, other.date) ||
      Number(isCost(one)) - Number(isCost(other)) ||
      compare(startText(one), startText(other)) ||
      one.id - other.id,
  );

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
