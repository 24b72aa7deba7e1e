import { BehaviorSubject } from 'rxjs';
import { useSubject } from '../../app/context.ts';

const key = 'dispatch.toggles';

/** Switches of the screen that outlive the session (DSP-020): absent means off, or open for a list that folds. */
const names = [
  ...(['hideWaiting', 'nowView', 'showHiddenDrivers', 'showReviewed', 'canDispatchWaitingTasks'] as const),
  ...(['fold:ready', 'fold:delivery', 'fold:drivers', 'fold:redeliver'] as const),
] as const;
type Toggle = (typeof names)[number];
type Toggles = ReadonlySet<Toggle>;

/** The switches that are on; an unreadable value is dropped. */
function readToggles(stored: string | null): Toggles {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(parsed) ? names.filter((name) => parsed.includes(name)) : []);
  } catch {
    return new Set();
  }
}

const toggles$ = new BehaviorSubject<Toggles>(readToggles(localStorage.getItem(key)));

export function useToggle(name: Toggle): readonly [isOn: boolean, flip: () => void] {
  const toggles = useSubject(toggles$);
  const flip = () => {
    const next = new Set(toggles$.value);
    if (!next.delete(name)) next.add(name);
    localStorage.setItem(key, JSON.stringify([...next]));
    toggles$.next(next);
  };
  return [toggles.has(name), flip];
}
