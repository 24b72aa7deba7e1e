import { BehaviorSubject } from 'rxjs';
import type { ScanAnswer } from './scan-answer.ts';
import { scanTexts } from './text.ts';

/** A code scanned on this page, and its result. */
export interface LastScan extends ScanAnswer {
  readonly id: number;
  readonly atMs: number;
  /** As printed, else as scanned. */
  readonly code: string;
}

export interface Scans {
  /** Since the page was loaded, those refused included. */
  readonly count: number;
  readonly refused: number;
  /** The latest first, ten at most. */
  readonly last: readonly LastScan[];
}

const most = 10;

export const scans$ = new BehaviorSubject<Scans>({ count: 0, refused: 0, last: [] });

export function noteScan(scan: Omit<LastScan, 'id'>): LastScan {
  const { count, refused, last } = scans$.value;
  const noted = { ...scan, id: count + 1 };
  scans$.next({
    ...{ count: count + 1, refused: refused + (scan.isRight ? 0 : 1) },
    last: [noted, ...last].slice(0, most),
  });
  return noted;
}

/** Undoes the mark of a scan and puts the result in its place; it cannot be undone again. */
export function takeBack({ id, code, undo }: LastScan): string | null {
  const { last } = scans$.value;
  if (!undo || last.some((it) => it.id === id && !it.undo)) return null;
  const text = undo() ? scanTexts.undone(code) : scanTexts.notUndone(code);
  const ended = ({ undo: _, ...rest }: LastScan): LastScan => ({ ...rest, text });
  scans$.next({ ...scans$.value, last: last.map((it) => (it.id === id ? ended(it) : it)) });
  return text;
}

/** A page begins with none. */
export const forgetScans = (): void => scans$.next({ count: 0, refused: 0, last: [] });
