import { BehaviorSubject } from 'rxjs';
import { deviceMemory } from '../../ui/memory.ts';

/** Storage keys of the switches, and of the one that has its own (DSP-020, CST-55). */
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

/** Stores a switch as it is here. */
export function keep(toggles: ReadonlySet<string>, name: string): void {
  if (name === ownKey) deviceMemory.setItem(ownKey, String(toggles.has(ownKey)));
  else deviceMemory.setItem(key, JSON.stringify([...toggles].filter((it) => it !== ownKey)));
}

/** The switches that are on. */
export const toggles$ = new BehaviorSubject(readAll());

/** A page starts from the device's switches, whatever an earlier page of the same process had. */
export const beginToggles = (): void => toggles$.next(readAll());
