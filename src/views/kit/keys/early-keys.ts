/** What was typed after the search was asked for and before there was a field for it, and whether Enter ended it. */
interface Early {
  readonly text: string;
  readonly isEntered: boolean;
  /** A field that does not come takes no keys. */
  readonly untilMs: number;
}

const patienceMs = 5_000;
let early: Early | null = null;

/** The search is asked for: what is typed from here on is meant for its field. */
export function collectKeys(): void {
  early = { text: '', isEntered: false, untilMs: performance.now() + patienceMs };
}

/** The search opens with a text, as if it had been typed. */
export function searchFor(text: string): void {
  early = { text, isEntered: false, untilMs: performance.now() + patienceMs };
}

/** Whether keys are meant for a field that is on its way. */
export const isCollecting = (): boolean => early !== null && performance.now() <= early.untilMs;

/** Whether the key was kept for the field. */
export function isCollected({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (!early || performance.now() > early.untilMs || ctrlKey || metaKey || altKey) return false;
  if (key === 'Enter') early = { ...early, isEntered: true };
  else if (key.length === 1) early = { ...early, text: early.text + key, isEntered: false };
  else return false;
  return true;
}

/** From here on the field gets the keys itself; answers what was typed before, null when nothing waited for a field. */
export function fieldIsThere(): Pick<Early, 'text' | 'isEntered'> | null {
  const kept = early;
  early = null;
  return kept;
}
