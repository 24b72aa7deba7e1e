import { BehaviorSubject } from 'rxjs';
import { useSubject } from './context.ts';

/** Where the switches of every screen are kept (DSP-020). */
const key = 'dispatch.toggles';

/** The switches that are on; an unreadable value is dropped. */
function readToggles(stored: string | null): ReadonlySet<string> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : []);
  } catch {
    return new Set();
  }
}

const toggles$ = new BehaviorSubject<ReadonlySet<string>>(readToggles(localStorage.getItem(key)));

/** A switch that outlives the session; off until flipped. */
export function useKeptToggle(name: string): readonly [isOn: boolean, flip: () => void] {
  const toggles = useSubject(toggles$);
  const flip = () => {
    const next = new Set(toggles$.value);
    if (!next.delete(name)) next.add(name);
    localStorage.setItem(key, JSON.stringify([...next]));
    toggles$.next(next);
  };
  return [toggles.has(name), flip];
}
