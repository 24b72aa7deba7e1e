/** A key as the browser tells it; `atMs` is when it was pressed, not when the page came to it. */
export interface Press {
  /** The place on the keyboard, as `KeyboardEvent.code`. */
  readonly code: string;
  /** What the layout of the device makes of it, as `KeyboardEvent.key`. */
  readonly key: string;
  readonly isShifted: boolean;
  readonly isRepeat: boolean;
  /** Held with Ctrl, Alt or Meta, or taken by an input method. */
  readonly isModified: boolean;
  readonly atMs: number;
}

/** Signs that follow each other at the pace of a scanner; `lastMs` is when the last of them was pressed. */
export interface Burst {
  readonly signs: readonly Press[];
  readonly lastMs: number;
}

/** What a press makes of the burst before it. */
export interface Heard {
  readonly burst: Burst;
  /** It came after a sign at the pace of a scanner. */
  readonly isFast: boolean;
  /** The signs of a code it ended; null where it ended none. */
  readonly scanned: readonly Press[] | null;
}

/**
 * The longest time between two keys of a scanner, ms. Scanners write one in 1 to 40 ms; of people, only the fastest, and
 * only for a few keys in a row.
 */
export const paceMs = 60;

/** The shortest code has as many; nobody strikes so many in a row, and Enter behind them, at that pace. */
export const fewestSigns = 4;

export const noBurst: Burst = { signs: [], lastMs: Number.NEGATIVE_INFINITY };

const ends: ReadonlySet<string> = new Set(['Enter', 'Tab']);
/** Pressed for the sign that follows. */
const silent: ReadonlySet<string> = new Set(['Shift', 'CapsLock']);

/**
 * Tells scans from typing (OUR-022): a scan is at least four signs, one within 60 ms of the other, and Enter or Tab within
 * 60 ms of the last. Each end begins anew, so that scans may follow each other at once.
 */
export function hear(before: Burst, press: Press): Heard {
  const { key, atMs, isRepeat, isModified } = press;
  const isFast = atMs - before.lastMs <= paceMs && !isRepeat;
  if (silent.has(key)) return { burst: before, isFast, scanned: null };
  const signs = isFast ? before.signs : [];
  if (key.length === 1 && !isModified && !isRepeat)
    return { burst: { signs: [...signs, press], lastMs: atMs }, isFast, scanned: null };
  const isEnd = ends.has(key) && !isModified && !press.isShifted && signs.length >= fewestSigns;
  return { burst: noBurst, isFast, scanned: isEnd ? signs : null };
}
