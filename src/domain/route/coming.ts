import type { Dock } from '../dock/dock.ts';
import { isCourierType } from '../dock/dock-type.ts';
import { arrivalMs } from '../driver/arrival.ts';
import type { Driver } from '../driver/driver.ts';
import { isRefusal } from '../driver/planning.ts';
import { offersStart } from '../driver/presence.ts';
import { etaAhead, isOver } from '../task/arrival.ts';
import { msOf } from '../time/instant.ts';
import { minutesBetween } from '../time/minutes.ts';
import { arrivalsOf, estimateErrorMs } from './best-place.ts';
import { type PlannedRun, runOf } from './driver-run.ts';
import { type CenterPlaces, type Ends, plannedRun, type RunCard } from './planned-run.ts';

export interface ComingRound
  extends RunCard,
    Pick<Dock, 'id' | 'dock_type' | 'closed_at' | 'current_status' | 'target_driver' | 'cross_docking_target_center'> {}

export type ComingDriver = Pick<Driver, 'id' | 'state' | 'eta' | 'planning_end'> &
  Partial<Pick<Driver, 'current_planning_start' | 'is_planning_confirmed'>>;

/** The question what is coming on the board of a scope. */
export interface ComingAsk {
  readonly scope: number;
  readonly nowMs: number;
  /** Where centers are, by their id; one that is not in it is nowhere. */
  readonly places: CenterPlaces;
}

/** On how many rounds something that is said rests: those whose hours are known, of those that count. */
interface Basis {
  readonly known: number;
  readonly of: number;
}

/** The first quarter of an hour that has more rounds than drivers; epoch ms of its start. */
export interface Shortage extends Basis {
  readonly quarterMs: number;
  /** Whether that quarter is the one under way. */
  readonly isNow: boolean;
  readonly missing: number;
}

/** The first round that will be late, with the stop where it will be. */
export interface LateRound extends Basis {
  readonly dockId: number;
  readonly taskId: number;
  /** As its card numbers the stop, from 1. */
  readonly stop: number;
  readonly minutes: number;
  /** It is given to nobody and has not left: its orders can be moved. */
  readonly isMovable: boolean;
}

export interface Coming {
  readonly shortage: Shortage | null;
  readonly late: LateRound | null;
}

const quarterMs = 15 * 60_000;
const horizonMs = 2 * 3_600_000;

/** A round that counts, with what is left of it. */
interface Planned {
  readonly card: ComingRound;
  readonly run: PlannedRun;
}

/** What is coming on a board, as far as it is known (OUR-231, OUR-232). */
export function coming(
  rounds: readonly ComingRound[],
  drivers: readonly ComingDriver[],
  ends: Ends,
  nowMs: number,
): Coming {
  const planned = rounds.filter(counts).map((card) => ({ card, run: plannedRun(card, ends, nowMs) }));
  return { shortage: shortage(planned, drivers, nowMs), late: lateRound(planned, nowMs) };
}

/** Rounds of own drivers to clients that have something left: no courier's, no truck to another center. */
const counts = (card: ComingRound) =>
  !card.closed_at &&
  card.current_status !== 'closed' &&
  !isCourierType(card) &&
  !card.cross_docking_target_center &&
  card.tasks.some((task) => !isOver(task));

/** From an instant up to another, which is not of it; epoch ms. */
interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

const covers = ({ fromMs, toMs }: Span, ms: number) => fromMs <= ms && ms < toMs;

/** When a round that has not left is driven; null where that is not known. */
function spanOf({ run }: Planned): Span | null {
  const { leavesMs, backMs } = runOf(run, run.leavesMs);
  return leavesMs === null || backMs === null ? null : { fromMs: leavesMs, toMs: backMs };
}

/**
 * At an instant drivers are short when more rounds that nobody has are to be on the road than drivers are here with no
 * round of their own on the road. Whatever is not known counts in favour, so that a shortage that is said holds.
 */
function shortage(planned: readonly Planned[], drivers: readonly ComingDriver[], nowMs: number): Shortage | null {
  const spans = new Map(planned.map((it) => [it, it.run.stage === 'gone' ? null : spanOf(it)]));
  const free = planned.filter(({ card, run }) => run.stage !== 'gone' && !card.target_driver);
  const needs = free.flatMap((it) => spans.get(it) ?? []);
  const supply = drivers.flatMap((driver) => {
    const here = hereSpan(driver, planned, nowMs);
    const held = planned.filter(({ card }) => card.target_driver === driver.id).flatMap((it) => spans.get(it) ?? []);
    return here ? [{ here, held }] : [];
  });
  const missingAt = (ms: number) =>
    needs.filter((span) => covers(span, ms)).length -
    supply.filter(({ here, held }) => covers(here, ms) && !held.some((span) => covers(span, ms))).length;
  // Between these instants the count falls at most.
  const instants = [
    nowMs,
    ...needs.map(({ fromMs }) => fromMs),
    ...supply.flatMap(({ here, held }) => [here.toMs, ...held.map(({ fromMs }) => fromMs)]),
  ].filter((ms) => nowMs <= ms && ms < nowMs + horizonMs);
  const short = instants.map((ms) => ({ at: quarterOf(ms), missing: missingAt(ms) })).filter((it) => it.missing > 0);
  if (short.length === 0) return null;
  const first = Math.min(...short.map(({ at }) => at));
  return {
    quarterMs: first,
    isNow: first === quarterOf(nowMs),
    missing: Math.max(...short.filter(({ at }) => at === first).map(({ missing }) => missing)),
    known: planned.filter((it) => (it.run.stage === 'gone' ? it.run.returnMs : spans.get(it)) != null).length,
    of: planned.length,
  };
}

const quarterOf = (ms: number) => ms - (ms % quarterMs);

/** Drivers who drive nothing here, whatever their hours. */
const elsewhere: ReadonlySet<string> = new Set(['hidden', 'run_other']);

/** When a driver is here, as far as is known; null for one who is not. */
function hereSpan(driver: ComingDriver, planned: readonly Planned[], nowMs: number): Span | null {
  if (elsewhere.has(driver.state ?? '') || isRefusal(driver)) return null;
  const fromMs = hereFrom(driver, planned, nowMs);
  const toMs = msOf(driver.planning_end) ?? Number.POSITIVE_INFINITY;
  return fromMs === null || toMs <= fromMs ? null : { fromMs, toMs };
}

/** Who has rounds on the road is here once they are back; who is awaited is not here at an hour that is over. */
function hereFrom(driver: ComingDriver, planned: readonly Planned[], nowMs: number): number | null {
  const road = planned.filter(({ card, run }) => run.stage === 'gone' && card.target_driver === driver.id);
  if (road.length > 0) {
    const returns = road.flatMap(({ run }) => run.returnMs ?? []);
    return returns.length < road.length ? (etaAhead(driver.eta, nowMs) ?? nowMs) : Math.max(...returns);
  }
  if (driver.state === 'wait' || driver.state === 'noplan') return nowMs;
  if (!offersStart(driver)) return etaAhead(driver.eta, nowMs) ?? nowMs;
  const ms = arrivalMs(driver);
  return ms !== null && ms >= nowMs ? ms : null;
}

/**
 * The round of which a slot is missed first, of those slots that have not ended, by more than an estimate may be wrong.
 */
function lateRound(planned: readonly Planned[], nowMs: number): LateRound | null {
  const timed = planned.map(({ card, run }) => {
    const reached = arrivalsOf(run);
    return { card, run, stops: run.stops.map((stop, at) => ({ ...stop, ms: reached[at] ?? null })) };
  });
  const late = timed.flatMap(({ card, run, stops }) =>
    stops.flatMap(({ id, ms, slotEndMs }) =>
      ms !== null && slotEndMs !== null && slotEndMs > nowMs && ms - estimateErrorMs > slotEndMs
        ? [{ card, run, id, slotEndMs, minutes: minutesBetween(slotEndMs, ms) }]
        : [],
    ),
  );
  const [first] = late.sort((a, b) => a.slotEndMs - b.slotEndMs || b.minutes - a.minutes || a.card.id - b.card.id);
  if (!first) return null;
  return {
    dockId: first.card.id,
    taskId: first.id,
    stop: first.card.tasks.findIndex(({ id }) => id === first.id) + 1,
    minutes: first.minutes,
    isMovable: first.run.stage === 'waiting',
    known: timed.filter(({ stops }) => stops.every(({ ms, slotEndMs }) => ms !== null || slotEndMs === null)).length,
    of: timed.length,
  };
}
