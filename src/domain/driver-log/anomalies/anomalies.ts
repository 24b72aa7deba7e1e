import { msOf } from '../../time/instant.ts';
import { parisDay } from '../../time/paris-time.ts';
import { type DriverLog, dayOfLog, endMs, isExtraCost, startMs } from '../driver-log.ts';
import { overlapsOf } from '../overlaps.ts';
import { type Limited, limitsOf, type WorkLimits } from './limits.ts';
import { mondayOf, type Work, workByDay } from './worked.ts';

export type AnomalyKind = 'overlap' | Limited | 'noRounds' | 'noPresence' | 'twice';

/** Something of a driver's logs that somebody has to look at (LOG-170). */
export interface Anomaly {
  readonly kind: AnomalyKind;
  readonly driver: DriverLog['driver'];
  /** The day to look at; of a week its Monday. */
  readonly day: string;
  readonly fromMs: number | null;
  readonly toMs: number | null;
  /** Of work or rest. */
  readonly seconds: number | null;
  /** The round, or the reason of the extra cost. */
  readonly label: string | null;
  /** The presence, round or extra cost. */
  readonly id: number | null;
}

/** A round that stands in no log, as the server tells it (LOG-172). */
export interface UnloggedRound {
  readonly link_id: number;
  readonly label?: string | null | undefined;
  readonly driver: DriverLog['driver'];
  readonly started_at: string;
  readonly ended_at?: string | null | undefined;
}

interface Presence extends Work {
  readonly id: number;
  readonly log: DriverLog;
}

const nothing = { fromMs: null, toMs: null, seconds: null, label: null, id: null };

/** The anomalies of logs, by driver and day. What has no end is in none that asks how long it lasted. */
export function anomaliesOf(logs: readonly DriverLog[], limits: WorkLimits = limitsOf()): readonly Anomaly[] {
  const drivers = new Map<number, DriverLog[]>();
  for (const log of logs) drivers.set(log.driver.id, [...(drivers.get(log.driver.id) ?? []), log]);
  return [...drivers.values()].flatMap((his) => {
    const [first] = his;
    if (!first) return [];
    const presences = his.flatMap(ended);
    const worked = workByDay(presences);
    const isLimited = (kind: Limited) => !(first.driver.is_paid_by_race === true && limits.notByRace.has(kind));
    return [
      ...overlaps(presences),
      ...(isLimited('rest') ? rests(presences, first.driver, limits.seconds.rest) : []),
      ...(isLimited('day') ? longDays(worked, first.driver, limits.seconds.day) : []),
      ...(isLimited('week') ? longWeeks(worked, first.driver, limits.seconds.week) : []),
      ...presences.flatMap(withoutRounds),
      ...twice(his.filter(isExtraCost)),
    ].toSorted((one, other) => one.day.localeCompare(other.day));
  });
}

function ended(log: DriverLog): readonly Presence[] {
  const [start, end] = [startMs(log), endMs(log)];
  return isExtraCost(log) || start === null || end === null ? [] : [{ id: log.id, log, startMs: start, endMs: end }];
}

function overlaps(presences: readonly Presence[]): readonly Anomaly[] {
  const spells = presences.map(({ log, ...times }) => ({ ...times, driver: log.driver.id }));
  return overlapsOf(spells).flatMap(({ id, fromMs, toMs }) => {
    const log = presences.find((it) => it.id === id)?.log;
    return log
      ? [{ ...nothing, kind: 'overlap' as const, driver: log.driver, day: dayOfLog(log), fromMs, toMs, id }]
      : [];
  });
}

/** Between the last end of the presences of a day and the first start of the next day that has some (LOG-171). */
function rests(presences: readonly Presence[], driver: DriverLog['driver'], least: number): readonly Anomaly[] {
  const days = new Map<string, Work>();
  for (const { log, startMs: start, endMs: end } of presences) {
    const day = dayOfLog(log);
    const his = days.get(day) ?? { startMs: start, endMs: end };
    days.set(day, { startMs: Math.min(his.startMs, start), endMs: Math.max(his.endMs, end) });
  }
  const inOrder = [...days].toSorted(([one], [other]) => one.localeCompare(other));
  return inOrder.slice(1).flatMap(([day, { startMs: toMs }], at) => {
    // An end of long before may be later than that of the day just before.
    const fromMs = Math.max(...inOrder.slice(0, at + 1).map(([, { endMs: end }]) => end));
    const seconds = Math.max(0, Math.floor((toMs - fromMs) / 1_000));
    return seconds < least ? [{ ...nothing, driver, kind: 'rest' as const, day, fromMs, toMs, seconds }] : [];
  });
}

type Worked = ReturnType<typeof workByDay>;

const longDays = (worked: Worked, driver: DriverLog['driver'], most: number) =>
  [...worked].flatMap(([day, ms]) =>
    ms > most * 1_000 ? [{ ...nothing, driver, kind: 'day' as const, day, seconds: Math.floor(ms / 1_000) }] : [],
  );

/** From Monday to Sunday. */
function longWeeks(worked: Worked, driver: DriverLog['driver'], most: number): readonly Anomaly[] {
  const weeks = new Map<string, number>();
  for (const [day, ms] of worked) {
    const monday = mondayOf(day);
    weeks.set(monday, (weeks.get(monday) ?? 0) + ms);
  }
  return [...weeks].flatMap(([day, ms]) =>
    ms > most * 1_000 ? [{ ...nothing, driver, kind: 'week' as const, day, seconds: Math.floor(ms / 1_000) }] : [],
  );
}

/** A server that tells no lines says nothing about rounds. */
function withoutRounds({ log, id, startMs: fromMs, endMs: toMs }: Presence): readonly Anomaly[] {
  if (!log.logs || log.logs.length > 0) return [];
  const seconds = Math.floor((toMs - fromMs) / 1_000);
  return [{ ...nothing, kind: 'noRounds', driver: log.driver, day: dayOfLog(log), fromMs, toMs, seconds, id }];
}

/** Of one day, reason, order and amount: each but the first. */
function twice(costs: readonly DriverLog[]): readonly Anomaly[] {
  const seen = new Set<string>();
  return costs.flatMap((log) => {
    const [line] = log.logs ?? [];
    const same = JSON.stringify([dayOfLog(log), line?.label, line?.link_id, log.money_real]);
    if (!seen.has(same)) {
      seen.add(same);
      return [];
    }
    const label = line?.label ?? null;
    return [{ ...nothing, kind: 'twice', driver: log.driver, day: dayOfLog(log), label, id: log.id }];
  });
}

/** LOG-172. */
export function unlogged({ link_id, label, driver, started_at, ended_at }: UnloggedRound): Anomaly {
  const fromMs = msOf(started_at);
  return {
    ...{
      kind: 'noPresence' as const,
      driver,
      day: fromMs === null ? '' : parisDay(fromMs),
      fromMs,
      toMs: msOf(ended_at),
    },
    ...{ seconds: null, label: label ?? null, id: link_id },
  };
}
