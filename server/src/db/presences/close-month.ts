import type { Driver } from '../../../../src/domain/driver/driver.ts';
import { DriverLogs } from '../../../../src/domain/driver-log/details.ts';
import { byTime } from '../../../../src/domain/driver-log/driver-log.ts';
import { closedLogsCsv, logsFileName } from '../../../../src/domain/driver-log/export.ts';
import { byDay, type LogTotals, totalsOf } from '../../../../src/domain/driver-log/totals.ts';
import type { Db, Tx } from '../connection/open.ts';
import { logClosings, logReopeningNotes, logReopenings } from '../schema/drivers/log-months.ts';
import { userIdOf } from './corrections.ts';
import { firstDayOf } from './log-months.ts';
import { lastDayOf } from './month-days.ts';
import { readLogs } from './read-logs.ts';

/** A month as it would be closed now. */
export interface MonthSums {
  readonly totals: LogTotals;
  readonly file: string;
}

/** The sums and the file of a driver's month, by the code of the screen; presences without an end are in neither. */
export async function sumsOfMonth(db: Db, driver: number, month: string, nowMs: number): Promise<MonthSums> {
  const asked = { from: firstDayOf(month), to: lastDayOf(month), center: null, driver, withInvalid: true };
  const { logs } = DriverLogs.parse({ logs: await readLogs(db, asked, nowMs) });
  return { totals: totalsOf(logs), file: closedLogsCsv(byDay(logs).flatMap((day) => day.logs.toSorted(byTime))) };
}

interface Month {
  readonly driver: Driver;
  readonly month: string;
}

/** Closes a month with its sums and its file (LOG-151). */
export const enterClosing =
  ({ driver, month }: Month, { totals, file }: MonthSums, by: string) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    await tx.insert(logClosings).values({
      ...{ driver: driver.id, month: firstDayOf(month), at: new Date(nowMs).toISOString() },
      ...{ user_id: await userIdOf(tx, by), time_total: totals.seconds, time_waiting: totals.waitingSeconds },
      ...{ presence_cents: totals.presenceCents, extra_cost_cents: totals.extraCostCents },
      ...{ unfinished: totals.unfinished, file, file_name: logsFileName(month, driver.name ?? String(driver.id)) },
    });
  };

/** Reopens a closed month; its closing stays (LOG-154). */
export const enterReopening =
  (closing: number, reason: string, by: string) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    await tx.insert(logReopenings).values({
      ...{ closing_id: closing, at: new Date(nowMs).toISOString() },
      user_id: await userIdOf(tx, by),
    });
    await tx.insert(logReopeningNotes).values({ closing_id: closing, reason });
  };
