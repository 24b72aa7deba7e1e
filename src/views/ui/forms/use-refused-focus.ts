import { useEffect, useRef } from 'react';
import { focusOn } from '../focus/focus-on.ts';

interface Tried {
  readonly submitCount: number;
  readonly isValid: boolean;
}

/**
 * Ref for a form: each time it is refused, its first field that is wrong takes the focus, by the order of the screen. The
 * library knows neither that order nor choices, which are no inputs: its own `shouldFocusError` is off.
 */
export function useRefusedFocus({ submitCount, isValid }: Tried) {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that becomes wrong or right while typing moves nothing
  useEffect(() => {
    if (submitCount === 0 || isValid) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    focusOn(field);
    field?.scrollIntoView({ block: 'nearest' });
  }, [submitCount]);
  return form;
}
