import type { StatWindows } from '../../../../src/domain/preparation/home.ts';
import type { FloorFigures } from '../../db/schema/preparation.ts';
import { hourMs, minuteMs } from '../clock.ts';

/** A finished task of a packer, as figures read it. Instants are epoch ms. */
export interface DoneTask {
  readonly items: number;
  readonly startedMs: number;
  /** When the first product was picked; null where none was. */
  readonly pickedFromMs: number | null;
  readonly endedMs: number;
}

const windows = { '15minago': 15 * minuteMs, '60minago': hourMs } as const;

/** The longest of the windows: no figure includes anything that ended before it. */
export const longestWindowMs = hourMs;

const inEach = (nowMs: number, figure: (isIn: (ms: number) => boolean) => number | null): StatWindows =>
  Object.fromEntries(
    Object.entries(windows).map(([name, ms]) => [name, figure((atMs) => atMs > nowMs - ms && atMs <= nowMs)]),
  );

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Figures of packers' work and of departures, for the last quarter of an hour and the last hour (PRP-117 to PRP-119).
 */
export function figuresAt(
  nowMs: number,
  done: readonly DoneTask[],
  leftMs: readonly number[],
): Omit<FloorFigures, 'loads_future'> {
  return {
    packerstatiph: inEach(nowMs, (isIn) => {
      const ended = done.filter(({ endedMs, items }) => items > 0 && isIn(endedMs));
      const hours = sum(ended.map(({ startedMs, endedMs }) => endedMs - startedMs)) / hourMs;
      return hours > 0 ? Math.round(sum(ended.map(({ items }) => items)) / hours) : null;
    }),
    packerstatsordermoving: inEach(
      nowMs,
      (isIn) => done.filter(({ items, endedMs }) => items > 0 && isIn(endedMs)).length,
    ),
    packerstatsbeforepicking: inEach(nowMs, (isIn) => {
      const waits = done.flatMap(({ startedMs, pickedFromMs }) =>
        pickedFromMs !== null && isIn(pickedFromMs) ? [pickedFromMs - startedMs] : [],
      );
      return waits.length > 0 ? Math.round(sum(waits) / waits.length / minuteMs) : null;
    }),
    shipmentstats: inEach(nowMs, (isIn) => leftMs.filter(isIn).length),
  };
}
