import { useEffect, useRef } from 'react';
import { focusOn } from '../focus/focus-on.ts';

/** The state of a form of the library. */
interface Tried {
  readonly submitCount: number;
  readonly errors: object;
}

/**
 * Ref for a form with choices: each time it is refused, its first field that is wrong takes the focus, by the order of
 * the screen. The library knows neither that order nor choices, which are no inputs: its own `shouldFocusError` is off.
 */
export function useRefusedFocus({ submitCount, errors }: Tried) {
  const form = useRef<HTMLFormElement>(null);
  const isValid = Object.keys(errors).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that becomes wrong or right while typing moves nothing
  useEffect(() => {
    if (submitCount === 0 || isValid) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Of a group the chosen one takes it, else the first.
    const isGroup = field?.getAttribute('role') === 'radiogroup';
    const chosen = field?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]');
    focusOn(isGroup ? (chosen ?? field?.querySelector<HTMLElement>('[role="radio"]')) : field);
    field?.scrollIntoView({ block: 'nearest' });
  }, [submitCount]);
  return form;
}
