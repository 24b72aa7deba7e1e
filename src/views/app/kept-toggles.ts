import { BehaviorSubject } from 'rxjs';
import { deviceMemory } from '../shared/memory.ts';
import { useSubject } from './context.ts';

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

function keep(toggles: ReadonlySet<string>, name: string): void {
  if (name === ownKey) deviceMemory.setItem(ownKey, String(toggles.has(ownKey)));
  else deviceMemory.setItem(key, JSON.stringify([...toggles].filter((it) => it !== ownKey)));
}

const toggles$ = new BehaviorSubject(readAll());

/** A page begins with what the device keeps, whatever a page before it in the same process had. */
export const beginToggles = (): void => toggles$.next(readAll());

/** Turns switches off. */
export function switchOff(names: readonly string[]): void {
  const on = names.filter((name) => toggles$.value.has(name));
  if (on.length === 0) return;
  const next = new Set(toggles$.value);
  for (const name of on) {
    next.delete(name);
    keep(next, name);
  }
  toggles$.next(next);
}

/** Whether a switch is on now. */
export const isKeptOn = (name: string): boolean => toggles$.value.has(name);

/** A switch that outlives the session; off until flipped. */
export function useKeptToggle(name: string): readonly [isOn: boolean, flip: () => void] {
  const toggles = useSubject(toggles$);
  const flip = () => {
    const next = new Set(toggles$.value);
    if (!next.delete(name)) next.add(name);
    keep(next, name);
    toggles$.next(next);
  };
  return [toggles.has(name), flip];
}
