import { desc } from 'drizzle-orm';
import type { Driver } from '../../../../src/domain/driver/driver.ts';
import { type PayMode, payModes, usualRate } from '../../../../src/domain/driver-log/pay.ts';
import { centsOfEuros } from '../../../../src/domain/money/cents.ts';
import { parisDay } from '../../../../src/domain/time/paris-time.ts';
import type { Db } from '../connection/open.ts';
import { isAnyOf } from '../ids.ts';
import { drivers } from '../schema/day.ts';
import { driverRates, type PlannedSession, type PresenceLine } from '../schema/drivers/presences.ts';
import { readRounds, readTakenRounds, type Span } from './rounds.ts';

/** All that the pay and the lines of a presence rest on beside its times: frozen when it ends (LOG-038). */
export interface PresenceFacts {
  readonly pay_mode: PayMode;
  readonly hourly_cents: number;
  readonly order_cents: number;
  readonly day_cents: number;
  readonly planning: readonly PlannedSession[];
  readonly lines: readonly PresenceLine[];
}

type Paid = Pick<Driver, 'pay_mode' | 'hourly_rate' | 'planning_data'>;

/** The facts of presences as they are now, one for each span: three reads, however many there are. */
export async function readFacts(db: Db, spans: readonly Span[]): Promise<readonly PresenceFacts[]> {
  if (spans.length === 0) return [];
  const ids = [...new Set(spans.map(({ driver }) => driver))];
  const found = await db.select({ id: drivers.id, data: drivers.data }).from(drivers).where(isAnyOf(drivers.id, ids));
  const paid = new Map<number, Paid>(found.map(({ id, data }) => [id, data]));
  const rates = await db
    .select()
    .from(driverRates)
    .where(isAnyOf(driverRates.driver, ids))
    .orderBy(desc(driverRates.since));
  const rounds = await readRounds(db, spans);
  const taken = rounds.length > 0 ? await readTakenRounds(db, spans) : new Set();
  return spans.map((span) => {
    const driver = paid.get(span.driver) ?? {};
    const day = parisDay(span.startMs);
    const rate = rates.find((it) => it.driver === span.driver && it.since <= day);
    return {
      pay_mode: payModes.find((mode) => mode === driver.pay_mode) ?? 'presence',
      ...(rate ? rateOf(rate) : usualOf(driver)),
      planning: plannedOn(driver, day),
      lines: rounds
        .filter((round) => round.driver === span.driver && !taken.has(round.dock_id) && leftDuring(span, round.left_at))
        .map(({ driver: _, ...line }) => line),
    };
  });
}

const rateOf = ({ hourly_cents, order_cents, day_cents }: typeof driverRates.$inferSelect) => ({
  ...{ hourly_cents, order_cents, day_cents },
});

/** Cents an hour of a driver for whom no rate with a day holds. */
export const usualHourlyCents = (hourly_rate: number | null | undefined) =>
  centsOfEuros(hourly_rate) || usualRate.hourlyCents;

const usualOf = ({ hourly_rate }: Paid) => ({
  hourly_cents: usualHourlyCents(hourly_rate),
  ...{ order_cents: usualRate.orderCents, day_cents: usualRate.dayCents },
});

/** The sessions of a driver that begin on a Paris day. */
export const plannedOn = ({ planning_data }: Pick<Paid, 'planning_data'>, day: string): PlannedSession[] =>
  (planning_data ?? [])
    .map(({ start, end }) => ({ start: secondsIso(start), end: secondsIso(end) }))
    .filter(({ start }) => parisDay(Date.parse(start)) === day);

const secondsIso = (seconds: number) => new Date(seconds * 1_000).toISOString();

function leftDuring({ startMs, endMs }: Span, left: string): boolean {
  const ms = Date.parse(left);
  return startMs <= ms && ms <= endMs;
}
