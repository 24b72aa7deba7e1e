import { msOf } from '../../time/instant.ts';
import type { UnloggedRound } from '../anomalies/anomalies.ts';
import type { MissingDriver } from '../details.ts';
import { type DriverLog, endMs, isExtraCost, isUnfinished, startMs } from '../driver-log.ts';
import { overlapsOf } from '../overlaps.ts';
import { type Span, union, without } from './spans.ts';

/** A time that is drawn (LOG-209). */
export interface PictureSpan extends Span {
  readonly kind: 'planned' | 'present' | 'road' | 'waiting';
  /** The round on the road. */
  readonly label: string | null;
  /** Nobody has ended it: it runs until now. */
  readonly isOpen: boolean;
}

/**
 * A time to look at: paid twice, planned but not worked between two presences, planned of a driver who did not come at
 * all, or on the road without a presence.
 */
export interface PictureMark extends Span {
  readonly kind: 'overlap' | 'hole' | 'absent' | 'noPresence';
}

/** A driver's day (LOG-209, LOG-210). */
export interface PictureLine {
  readonly driver: DriverLog['driver'];
  readonly spans: readonly PictureSpan[];
  readonly marks: readonly PictureMark[];
  /** Of his presences that have ended, as in their cells (LOG-052). */
  readonly seconds: number;
  readonly unfinished: number;
}

/** The lines of a day, by name; of the drivers who have a presence in it, a round without one, or a planning alone. */
export function pictureLines(
  logs: readonly DriverLog[],
  unlogged: readonly UnloggedRound[],
  missing: readonly MissingDriver[],
  nowMs: number,
): readonly PictureLine[] {
  const drivers = new Map<number, OfDriver>();
  const of = (driver: DriverLog['driver']) => {
    const his = drivers.get(driver.id) ?? { driver, logs: [], rounds: [], missed: [] };
    drivers.set(driver.id, his);
    return his;
  };
  for (const log of logs) if (!isExtraCost(log)) of(log.driver).logs.push(log);
  for (const round of unlogged) of(round.driver).rounds.push(round);
  for (const { driver, planning_sessions } of missing) of(driver).missed.push(...sessionsOf(planning_sessions));
  return [...drivers.values()]
    .map((his) => lineOf(his, nowMs))
    .toSorted((one, other) => byName.compare(nameOf(one), nameOf(other)) || one.driver.id - other.driver.id);
}

const byName = new Intl.Collator('fr');
const nameOf = ({ driver }: PictureLine) => driver.name ?? String(driver.id);

interface OfDriver {
  readonly driver: DriverLog['driver'];
  readonly logs: DriverLog[];
  readonly rounds: UnloggedRound[];
  /** What is planned of somebody who has no presence that day. */
  readonly missed: Span[];
}

function lineOf({ driver, logs, rounds, missed }: OfDriver, nowMs: number): PictureLine {
  const presences = logs.flatMap((log) => presenceOf(log, nowMs));
  const planned = union([...logs.flatMap((log) => sessionsOf(log.planning_sessions)), ...missed]);
  const present = union(presences);
  const unlogged = rounds.flatMap((round) => roadOf(round.started_at, round.ended_at, round.label, nowMs));
  const road = [...presences.flatMap(({ log, toMs }) => roadsOf(log, toMs)), ...unlogged];
  const waiting = without(present, road);
  return {
    driver,
    spans: [
      ...planned.map((span) => spanOf('planned', span)),
      ...presences.map(({ log, ...span }) => ({ ...spanOf('present', span), isOpen: isUnfinished(log) })),
      ...road,
      ...waiting.map((span) => spanOf('waiting', span)),
    ],
    marks: [...marksOf(presences, planned, present, unlogged), ...absencesOf(missed, unlogged, nowMs)],
    seconds: logs.reduce((sum, log) => sum + (isUnfinished(log) ? 0 : Math.round(log.time_total ?? 0)), 0),
    unfinished: logs.filter(isUnfinished).length,
  };
}

const spanOf = (kind: PictureSpan['kind'], { fromMs, toMs }: Span, label: string | null = null): PictureSpan => ({
  ...{ kind, fromMs, toMs, label, isOpen: false },
});

interface Presence extends Span {
  readonly log: DriverLog;
}

/** One without an end lasts until now (LOG-031). */
function presenceOf(log: DriverLog, nowMs: number): readonly Presence[] {
  const fromMs = startMs(log);
  const toMs = isUnfinished(log) ? nowMs : endMs(log);
  return fromMs === null || toMs === null || toMs <= fromMs ? [] : [{ log, fromMs, toMs }];
}

function sessionsOf(sessions: DriverLog['planning_sessions']): readonly Span[] {
  return (sessions ?? []).flatMap(({ start, end }) => {
    const [fromMs, toMs] = [msOf(start), msOf(end)];
    return fromMs === null || toMs === null ? [] : [{ fromMs, toMs }];
  });
}

/** The rounds of a presence; one without an end is on the road to the end of the presence (LOG-037). */
const roadsOf = ({ logs }: DriverLog, presentUntilMs: number): readonly PictureSpan[] =>
  (logs ?? []).flatMap(({ started_at, ended_at, label }) => roadOf(started_at, ended_at, label, presentUntilMs));

type Wire = string | null | undefined;

function roadOf(start: Wire, end: Wire, label: Wire, untilMs: number): readonly PictureSpan[] {
  const fromMs = msOf(start);
  const toMs = msOf(end) ?? untilMs;
  return fromMs === null || toMs <= fromMs
    ? []
    : [{ ...spanOf('road', { fromMs, toMs }, label ?? null), isOpen: !end }];
}

function marksOf(
  presences: readonly Presence[],
  planned: readonly Span[],
  present: readonly Span[],
  unlogged: readonly Span[],
): readonly PictureMark[] {
  const spells = presences.map(({ log, fromMs, toMs }) => ({
    ...{ id: log.id, driver: log.driver.id, startMs: fromMs },
    endMs: isUnfinished(log) ? null : toMs,
  }));
  const overlaps = overlapsOf(spells).map(({ fromMs, toMs }) => ({ kind: 'overlap' as const, fromMs, toMs }));
  const [first, last] = [present[0]?.fromMs ?? 0, present.at(-1)?.toMs ?? 0];
  // What he was late, or left early, is no hole: it lies outside his presences.
  const between = without(planned, present).flatMap(({ fromMs, toMs }) =>
    toMs <= first || fromMs >= last ? [] : [{ kind: 'hole' as const, fromMs, toMs }],
  );
  const roads = unlogged.map(({ fromMs, toMs }) => ({ kind: 'noPresence' as const, fromMs, toMs }));
  return [...overlaps, ...between, ...roads].toSorted((one, other) => one.fromMs - other.fromMs);
}

/** Planned until now, neither present nor on the road (LOG-216): what is still to come is no absence. */
const absencesOf = (missed: readonly Span[], unlogged: readonly Span[], nowMs: number): readonly PictureMark[] =>
  without(union(missed), unlogged).flatMap(({ fromMs, toMs }) =>
    fromMs < nowMs ? [{ kind: 'absent' as const, fromMs, toMs: Math.min(toMs, nowMs) }] : [],
  );

/** Whether somebody has to look at it (LOG-210). */
export const isToLookAt = ({ marks, unfinished }: PictureLine) => marks.length > 0 || unfinished > 0;
