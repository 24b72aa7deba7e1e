/** A key press from the browser; `atMs` is when the key was pressed, not when the page handled it. */
export interface Press {
  /** The place on the keyboard, as `KeyboardEvent.code`. */
  readonly code: string;
  /** The sign in the device's keyboard layout, as `KeyboardEvent.key`. */
  readonly key: string;
  readonly isShifted: boolean;
  readonly isRepeat: boolean;
  /** Pressed with Ctrl, Alt or Meta, or consumed by an input method. */
  readonly isModified: boolean;
  readonly atMs: number;
}

/** Signs in sequence at the pace of a scanner; `lastMs` is when the last of them was pressed. */
export interface Burst {
  readonly signs: readonly Press[];
  readonly lastMs: number;
}

/** The burst after a press. */
export interface Heard {
  readonly burst: Burst;
  /** The press came after a sign at the pace of a scanner. */
  readonly isFast: boolean;
  /** The signs of a code that the press ended; null where it ended none. */
  readonly scanned: readonly Press[] | null;
}

/**
 * The longest time between two keys of a scanner, ms. Scanners need 1 to 40 ms a key; only the fastest people reach
 * that, and only for a few keys in a row.
 */
export const paceMs = 60;

/** Length of the shortest code; nobody types as many keys and Enter in a row at that pace. */
export const fewestSigns = 4;

export const noBurst: Burst = { signs: [], lastMs: Number.NEGATIVE_INFINITY };

const ends: ReadonlySet<string> = new Set(['Enter', 'Tab']);
/** Keys pressed for the sign that follows. */
const silent: ReadonlySet<string> = new Set(['Shift', 'CapsLock']);

/**
 * Distinguishes scans from typing (OUR-022): a scan is at least four signs, each within 60 ms of the one before, and
 * Enter or Tab within 60 ms of the last. After its end a new scan may begin at once.
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
