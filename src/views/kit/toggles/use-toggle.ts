import { useSubject } from '../client/context.ts';
import { keep, toggles$ } from './toggle-store.ts';

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
