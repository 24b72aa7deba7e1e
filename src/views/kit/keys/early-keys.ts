/** Text typed between the request for the search and the arrival of its field, and whether Enter ended it. */
interface Early {
  readonly text: string;
  readonly isEntered: boolean;
  /** A field that is too late takes no keys. */
  readonly untilMs: number;
}

const patienceMs = 5_000;
let early: Early | null = null;

/** The search is requested: keys from here on are meant for its field. */
export function collectKeys(): void {
  early = { text: '', isEntered: false, untilMs: performance.now() + patienceMs };
}

/** Opens the search with a text, as if typed. */
export function searchFor(text: string): void {
  early = { text, isEntered: false, untilMs: performance.now() + patienceMs };
}

/** Whether keys are meant for a field yet to come. */
export const isCollecting = (): boolean => early !== null && performance.now() <= early.untilMs;

/** Stores the key for the field, if it may. */
export function isCollected({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (!early || performance.now() > early.untilMs || ctrlKey || metaKey || altKey) return false;
  if (key === 'Enter') early = { ...early, isEntered: true };
  else if (key.length === 1) early = { ...early, text: early.text + key, isEntered: false };
  else return false;
  return true;
}

/** From here on the field gets the keys itself; returns the earlier ones, null when no field was requested. */
export function fieldIsThere(): Pick<Early, 'text' | 'isEntered'> | null {
  const kept = early;
  early = null;
  return kept;
}
