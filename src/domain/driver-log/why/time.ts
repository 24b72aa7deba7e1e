import { msOf } from '../../time/instant.ts';
import { parisOffsetMs } from '../../time/paris-offset.ts';
import { type DriverLog, endMs, isUnfinished, startMs } from '../driver-log.ts';

/**
 * `punched`: between the badges; `added`: as added by hand; `start`, `end`: a correction; `clocks`: the night on which
 * clocks change; `running`: a presence without an end; `untold`: what the server does not explain.
 */
export type TimeKind = 'punched' | 'added' | 'start' | 'end' | 'clocks' | 'running' | 'untold';

export interface TimePart {
  readonly kind: TimeKind;
  /** By Paris clocks, but for `clocks`, which is the difference to what was lived. */
  readonly seconds: number;
}

/** What the time of a presence is made of: the seconds of the parts add up to its time_total (LOG-160, LOG-161). */
export function timeParts(log: DriverLog): readonly TimePart[] {
  const total = Math.round(log.time_total ?? 0);
  if (isUnfinished(log)) return [{ kind: 'running', seconds: total }];
  const [start, end] = [startMs(log), endMs(log)];
  if (start === null || end === null) return [{ kind: 'untold', seconds: total }];
  const parts = [...wallParts(log, start, end), { kind: 'clocks' as const, seconds: clocksOf(start, end) }];
  const told = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  return [...parts, { kind: 'untold' as const, seconds: total - told }].filter(
    ({ kind, seconds }) => seconds !== 0 || kind === 'punched' || kind === 'added',
  );
}

/** The badges, then what each correction adds to them or takes away, as Paris clocks show it. */
function wallParts(log: DriverLog, start: number, end: number): readonly TimePart[] {
  const [begun, ended] = [msOf(log.started_at) ?? start, msOf(log.ended_at)];
  const kind = log.added_at ? 'added' : 'punched';
  // Without a badge at the end all of it is the correction's.
  if (ended === null) return [{ kind: 'end', seconds: wallSeconds(start, end) }];
  const badged = wallSeconds(begun, ended);
  const fromStart = wallSeconds(start, ended);
  return [
    { kind, seconds: badged },
    { kind: 'start', seconds: fromStart - badged },
    { kind: 'end', seconds: wallSeconds(start, end) - fromStart },
  ];
}

/** What clocks that change between two instants add to the time they show. */
const clocksOf = (start: number, end: number) => (parisOffsetMs(start) - parisOffsetMs(end)) / 1_000;

const wallSeconds = (start: number, end: number) => Math.floor((end - start) / 1_000) - clocksOf(start, end);
