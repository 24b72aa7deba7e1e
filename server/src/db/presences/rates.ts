import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Driver } from '../../../../src/domain/driver/driver.ts';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import type { Db } from '../connection/open.ts';
import { isAnyOf, isId } from '../ids.ts';
import { driverRates, presences } from '../schema/drivers/presences.ts';
import { usualHourlyCents } from './facts.ts';
import { startsAt } from './read-presences.ts';

/**
 * Cents an hour of a driver on a day: the last rate that began by then, else that of his first log of the day, else his
 * present one (LOG-097).
 */
export async function hourlyCentsOn(db: Db, driver: Pick<Driver, 'id' | 'hourly_rate'>, day: string): Promise<number> {
  const [rate] = await db
    .select({ cents: driverRates.hourly_cents })
    .from(driverRates)
    .where(and(isId(driverRates.driver, driver.id), lte(driverRates.since, day)))
    .orderBy(desc(driverRates.since))
    .limit(1);
  if (rate) return rate.cents;
  return (await frozenOn(db, driver.id, day)) ?? usualHourlyCents(driver.hourly_rate);
}

/** Cents an hour at which minutes of a day are corrected: as frozen in its first ended log, else those of LOG-097 (LOG-204). */
export async function frozenCentsOn(db: Db, driver: Pick<Driver, 'id' | 'hourly_rate'>, day: string): Promise<number> {
  return (await frozenOn(db, driver.id, day)) ?? hourlyCentsOn(db, driver, day);
}

async function frozenOn(db: Db, driver: number, day: string): Promise<number | null> {
  const [log] = await db
    .select({ cents: presences.hourly_cents })
    .from(presences)
    .where(and(isId(presences.driver, driver), eq(presences.day, day), isNotNull(presences.hourly_cents)))
    .orderBy(asc(startsAt), asc(presences.id))
    .limit(1);
  return log?.cents ?? null;
}

/** What drivers are paid an hour, each from its day on, the oldest first. */
export async function readHourlyRates(db: Db, drivers: readonly number[]) {
  const found = await db
    .select({ driver: driverRates.driver, since: driverRates.since, cents: driverRates.hourly_cents })
    .from(driverRates)
    .where(isAnyOf(driverRates.driver, drivers))
    .orderBy(asc(driverRates.driver), asc(driverRates.since));
  return (driver: number) =>
    found.filter((rate) => rate.driver === driver).map(({ since, cents }) => ({ since, hourly: eurosOf(cents) }));
}
