import type { Columns } from '../../../../db/schema.ts';
import type { DriverRow } from '../../../../db/view-rows/dispatch.ts';
import { isFree } from '../../../../domain/driver/free.ts';
import { isLateAt } from '../../../../domain/late-order/late.ts';
import { isReviewed, lateStates } from '../../../../domain/late-order/state.ts';
import { minutesBetween } from '../../../../domain/time/minutes.ts';

type Late = Columns<'slotEnd' | 'state'>;
type ToDispatch = Columns<'lateFrom' | 'leavesAt'>;
type Docks = Columns<'departure' | 'gone' | 'tasks' | 'driver'>;

export interface CenterLists {
  readonly late: Late | undefined;
  readonly toDispatch: ToDispatch | undefined;
  readonly docks: Docks | undefined;
}

type Free = Pick<DriverRow, 'id' | 'state' | 'name'>;

const minuteMs = 60_000;
const soonMs = 30 * minuteMs;
const hourMs = 60 * minuteMs;
const departsMs = 15 * minuteMs;

/** The pressing numbers of a center; undefined if the device does not keep their list. */
export interface CenterNumbers {
  /** Late orders that nobody has dealt with (DSP-710). */
  readonly late: number | undefined;
  /** Orders waiting for a round that are late within 30 minutes. */
  readonly lateSoon: number | undefined;
  /** Rounds that have to leave within 15 minutes, or should have. */
  readonly departing: number | undefined;
  /** Drivers who are here without a round. */
  readonly free: number | undefined;
}

/** The same in detail, with those to dispatch. Instants are epoch ms. */
export interface CenterState extends CenterNumbers {
  /** The late order that waits longest, by its task, and minutes since its slot ended (below 1: not yet). */
  readonly worst: { readonly task: number; readonly minutes: number } | null;
  /** When the first of those late soon is. */
  readonly firstLateMs: number | null;
  readonly toDispatch: number;
  /** How many of these are due within the hour, or overdue. */
  readonly leaving: number;
  /** The rounds that have to leave, soonest first. */
  readonly departures: readonly { readonly dock: number; readonly atMs: number }[];
  /** Names of free drivers, if known. */
  readonly freeNames: readonly string[];
}

const valuesOf = <Column extends string>(index: Columns<Column> | undefined, column: Column): Float64Array =>
  index?.columns[column] ?? new Float64Array();

/** Counts from the columns of the lists alone: it reads no row of a board of thousands. `nowMs` is the server's. */
export function countNow(lists: CenterLists, drivers: readonly Free[], nowMs: number): CenterNumbers {
  return {
    late: lists.late && lateNow(lists.late, nowMs).length,
    lateSoon: lists.toDispatch && soonLate(lists.toDispatch, nowMs).length,
    departing: lists.docks && departing(lists.docks, nowMs).length,
    free: lists.docks && freeDrivers(lists.docks, drivers).length,
  };
}

/** Further facts from the columns. */
export function stateNow(lists: CenterLists, drivers: readonly Free[], nowMs: number): CenterState {
  // Lists are ordered by urgency: oldest end of slot, earliest departure.
  const [worst] = lateNow(lists.late, nowMs);
  const soon = soonLate(lists.toDispatch, nowMs);
  return {
    ...countNow(lists, drivers, nowMs),
    worst: worst ? { task: worst.id, minutes: minutesBetween(worst.value, nowMs) } : null,
    firstLateMs: soon.length > 0 ? Math.min(...soon.map(({ value }) => value)) : null,
    toDispatch: lists.toDispatch?.ids.length ?? 0,
    leaving: entries(lists.toDispatch, 'leavesAt').filter(({ value }) => value <= nowMs + hourMs).length,
    departures: departing(lists.docks, nowMs).map(({ id, value }) => ({ dock: id, atMs: value })),
    freeNames: freeDrivers(lists.docks, drivers).flatMap(({ name }) => name ?? []),
  };
}

interface Entry {
  readonly id: number;
  readonly at: number;
  readonly value: number;
}

/** The ids of a list with their value in one of its columns. */
const entries = <Column extends string>(index: Columns<Column> | undefined, column: Column): Entry[] =>
  Array.from(valuesOf(index, column), (value, at) => ({ id: index?.ids[at] ?? 0, at, value }));

function lateNow(index: Late | undefined, nowMs: number): Entry[] {
  const states = valuesOf(index, 'state');
  return entries(index, 'slotEnd').filter(
    ({ at, value }) => isLateAt(value, nowMs) && !isReviewed(lateStates[states[at] ?? 0] ?? 'warn'),
  );
}

const soonLate = (index: ToDispatch | undefined, nowMs: number): Entry[] =>
  entries(index, 'lateFrom').filter(({ value }) => value > nowMs && value <= nowMs + soonMs);

function departing(index: Docks | undefined, nowMs: number): Entry[] {
  const gone = valuesOf(index, 'gone');
  const tasks = valuesOf(index, 'tasks');
  return entries(index, 'departure').filter(
    ({ at, value }) => gone[at] === 0 && (tasks[at] ?? 0) > 0 && value <= nowMs + departsMs,
  );
}

function freeDrivers(docks: Docks | undefined, drivers: readonly Free[]): readonly Free[] {
  const withRounds = new Set(valuesOf(docks, 'driver'));
  return drivers.filter((driver) => isFree(driver, withRounds));
}
