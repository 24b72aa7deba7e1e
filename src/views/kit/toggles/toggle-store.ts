import { BehaviorSubject } from 'rxjs';
import { deviceMemory } from '../../ui/memory.ts';

/** Where the switches of every screen are kept, and the one that has a key of its own (DSP-020, CST-55). */
const key = 'dispatch.toggles';
const ownKey = 'canDispatchWaitingTasks';

/** The switches that are on; an unreadable value is dropped. */
function readToggles(stored: string | null): ReadonlySet<string> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : []);
  } catch {
    return new Set();
  }
}

function readAll(): ReadonlySet<string> {
  const toggles = new Set(readToggles(deviceMemory.getItem(key)));
  if (deviceMemory.getItem(ownKey) === 'true') toggles.add(ownKey);
  return toggles;
}

/** Writes a switch as it is among these. */
export function keep(toggles: ReadonlySet<string>, name: string): void {
  if (name === ownKey) deviceMemory.setItem(ownKey, String(toggles.has(ownKey)));
  else deviceMemory.setItem(key, JSON.stringify([...toggles].filter((it) => it !== ownKey)));
}

/** The switches that are on. */
export const toggles$ = new BehaviorSubject(readAll());

/** A page begins with what the device keeps, whatever a page before it in the same process had. */
export const beginToggles = (): void => toggles$.next(readAll());
