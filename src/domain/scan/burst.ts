/** A key press from the browser; `atMs` is when the key was pressed, not when the page handled it. */
export interface Press {
  /** The place on the keyboard, as `KeyboardEvent.code`. */
  readonly code: string;
  /** The sign in the device's keyboard layout, as `KeyboardEvent.key`. */
  readonly key: string;
  readonly isShifted: boolean;
  readonly isRepeat: boolean;
  /** Pressed with Ctrl, Alt or Meta. */
  readonly isModified: boolean;
  readonly atMs: number;
}

/** Signs in sequence at the pace of a scanner; `lastMs` is when the last of them was pressed. */
export interface Burst {
  readonly signs: readonly Press[];
  readonly lastMs: number;
  /** When the last key that ended a code was pressed; -Infinity once another key followed. */
  readonly endedMs: number;
}

/** The burst after a press. */
export interface Heard {
  readonly burst: Burst;
  /** The press came after a sign at the pace of a scanner. */
  readonly isFast: boolean;
  /** The signs of a code that the press ended; null where it ended none. */
  readonly scanned: readonly Press[] | null;
  /** The press is one more end of the code before: a scanner may send two Enters, or Tab and Enter. */
  readonly isSecondEnd: boolean;
}

/**
 * The longest time between two keys of a scanner, ms. Scanners need 1 to 40 ms a key; only the fastest people reach
 * that, and only for a few keys in a row.
 */
export const paceMs = 60;

/** Length of the shortest code; nobody types as many keys and Enter in a row at that pace. */
export const fewestSigns = 4;

const never = Number.NEGATIVE_INFINITY;

export const noBurst: Burst = { signs: [], lastMs: never, endedMs: never };

const ends: ReadonlySet<string> = new Set(['Enter', 'Tab']);
/** Keys pressed for the sign that follows. */
const silent: ReadonlySet<string> = new Set(['Shift', 'CapsLock', 'Control']);

/** Some scanners send a line feed as its sign, others as Ctrl J. */
const isLineFeed = ({ key, code, isModified }: Press) => key === '\n' || (code === 'KeyJ' && isModified);

/**
 * Distinguishes scans from typing (OUR-022): a scan is at least four signs, each within 60 ms of the one before, and
 * Enter or Tab within 60 ms of the last. Further Enters, Tabs and line feeds at that pace belong to the scan (OUR-024).
 * After its end a new scan may begin at once.
 */
export function hear(before: Burst, press: Press): Heard {
  const { key, atMs, isRepeat, isModified } = press;
  const isFast = atMs - before.lastMs <= paceMs && !isRepeat;
  const none = { isFast, scanned: null, isSecondEnd: false };
  if (silent.has(key)) return { ...none, burst: before };
  if (atMs - before.endedMs <= paceMs && (ends.has(key) || isLineFeed(press)))
    return { ...none, burst: { ...noBurst, endedMs: atMs }, isSecondEnd: true };
  const signs = isFast ? before.signs : [];
  if (key.length === 1 && !isModified && !isRepeat)
    return { ...none, burst: { signs: [...signs, press], lastMs: atMs, endedMs: never } };
  const isEnd = ends.has(key) && !isModified && !press.isShifted && signs.length >= fewestSigns;
  return { ...none, burst: isEnd ? { ...noBurst, endedMs: atMs } : noBurst, scanned: isEnd ? signs : null };
}
