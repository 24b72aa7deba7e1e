import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { nextOpenMonth } from '../../../../src/domain/driver-log/correction.ts';
import { monthClosedText } from '../../../../src/domain/driver-log/month-closed.ts';
import { parisDay } from '../../../../src/domain/time/paris-time.ts';
import { Failure } from '../../http/failure.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isAnyOf, isId } from '../ids.ts';
import { drivers } from '../schema/day.ts';
import { logClosings, logReopeningNotes, logReopenings } from '../schema/drivers/log-months.ts';

/** `2026-10` of `2026-10-09`. */
export const monthOfDay = (day: string) => day.slice(0, 7);
export const firstDayOf = (month: string) => `${month}-01`;

const keyOf = (driver: number) => sql`hashtextextended(${`quai/logs of ${driver}`}, 0)`;

/** Whoever closes or reopens a month of a driver waits for those who write into his logs, and they for him. */
export const lockMonths = (tx: Tx, driver: number) => tx.execute(sql`select pg_advisory_xact_lock(${keyOf(driver)})`);
const shareMonths = (tx: Tx, driver: number) => tx.execute(sql`select pg_advisory_xact_lock_shared(${keyOf(driver)})`);

/** The closings that stand of a driver's months. */
export async function standingClosings(db: Db, driver: number, months: readonly string[]) {
  return db
    .select({ closing: logClosings, name: drivers.name })
    .from(logClosings)
    .innerJoin(drivers, eq(drivers.id, logClosings.driver))
    .leftJoin(logReopenings, eq(logReopenings.closing_id, logClosings.id))
    .where(
      and(
        isId(logClosings.driver, driver),
        inArray(logClosings.month, months.map(firstDayOf)),
        isNull(logReopenings.closing_id),
      ),
    )
    .orderBy(asc(logClosings.month))
    .limit(1);
}

/**
 * Every writer of a driver's logs comes by here, with the days it writes into: a closed month is refused with 409, and
 * nobody closes it until the transaction ends (LOG-153).
 */
export async function writesInto(tx: Tx, driver: number, days: readonly string[]): Promise<void> {
  await shareMonths(tx, driver);
  const [found] = await standingClosings(tx, driver, days.map(monthOfDay));
  if (!found) return;
  const { closing, name } = found;
  const month = monthOfDay(closing.month);
  const error = monthClosedText({ month, driverName: name ?? String(driver), at: closing.at });
  throw new Failure(409, { code: 'month_closed', error });
}

/** The months of drivers that are closed, from one on, each as `2026-10`. */
export async function closedSince(db: Db, ids: readonly number[], month: string) {
  const found = await db
    .select({ driver: logClosings.driver, month: logClosings.month })
    .from(logClosings)
    .leftJoin(logReopenings, eq(logReopenings.closing_id, logClosings.id))
    .where(
      and(
        isAnyOf(logClosings.driver, ids),
        gte(logClosings.month, firstDayOf(month)),
        isNull(logReopenings.closing_id),
      ),
    );
  return (driver: number): ReadonlySet<string> =>
    new Set(found.filter((closing) => closing.driver === driver).map((closing) => monthOfDay(closing.month)));
}

/**
 * The next open month of a driver after a closed one, null where that one is open (LOG-204). Neither is closed nor
 * reopened until the transaction ends.
 */
export async function lockNextOpen(tx: Tx, driver: number, month: string): Promise<string | null> {
  await shareMonths(tx, driver);
  return nextOpenMonth(month, (await closedSince(tx, [driver], month))(driver));
}

/** Whether the month of an instant is closed, for those who write on their own and ask nobody. */
export async function isMonthClosed(tx: Tx, driver: number, startMs: number): Promise<boolean> {
  await shareMonths(tx, driver);
  return (await standingClosings(tx, driver, [monthOfDay(parisDay(startMs))])).length > 0;
}

/** All closings of a month, the latest first, each with its reopening. */
export const readClosings = (db: Db, month: string, ids: readonly number[]) =>
  db
    .select({ closing: logClosings, reopening: logReopenings, reason: logReopeningNotes.reason })
    .from(logClosings)
    .leftJoin(logReopenings, eq(logReopenings.closing_id, logClosings.id))
    .leftJoin(logReopeningNotes, eq(logReopeningNotes.closing_id, logClosings.id))
    .where(and(eq(logClosings.month, firstDayOf(month)), isAnyOf(logClosings.driver, ids)))
    .orderBy(desc(logClosings.id));
