import { BehaviorSubject } from 'rxjs';
import type { ScanAnswer } from './scan-answer.ts';
import { scanTexts } from './text.ts';

/** A code that was scanned on this page, and what came of it. */
export interface LastScan extends ScanAnswer {
  readonly id: number;
  readonly atMs: number;
  /** As it is printed, else what was written. */
  readonly code: string;
}

export interface Scans {
  /** Of the page, since it was loaded. */
  readonly count: number;
  /** The latest first, ten at most. */
  readonly last: readonly LastScan[];
}

const most = 10;

export const scans$ = new BehaviorSubject<Scans>({ count: 0, last: [] });

export function noteScan(scan: Omit<LastScan, 'id'>): LastScan {
  const { count, last } = scans$.value;
  const noted = { ...scan, id: count + 1 };
  scans$.next({ count: count + 1, last: [noted, ...last].slice(0, most) });
  return noted;
}

/** Takes back what a scan marked and says in its place how that went; it is offered no more. */
export function takeBack({ id, code, undo }: LastScan): string | null {
  const { count, last } = scans$.value;
  if (!undo || last.some((it) => it.id === id && !it.undo)) return null;
  const text = undo() ? scanTexts.undone(code) : scanTexts.notUndone(code);
  const ended = ({ undo: _, ...rest }: LastScan): LastScan => ({ ...rest, text });
  scans$.next({ count, last: last.map((it) => (it.id === id ? ended(it) : it)) });
  return text;
}

/** A page begins with none. */
export const forgetScans = (): void => scans$.next({ count: 0, last: [] });
