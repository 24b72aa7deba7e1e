import { useEffect, useRef } from 'react';
import { focusOn } from '../../ui/focus/focus-on.ts';

/** Returns a focus that moved to the toasts, once the last is gone: to a dialog, or to the page. */
export function useFocusBack(region: HTMLElement | null, isEmpty: boolean): void {
  const from = useRef<HTMLElement | null>(null);
  // Only the events show where the focus comes from and goes to; one removed with a toast goes nowhere.
  useEffect(() => {
    const isOutside = (target: EventTarget | null): target is HTMLElement =>
      target instanceof HTMLElement && region?.contains(target) === false;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget)) from.current = relatedTarget;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget)) from.current = null;
    };
    region?.addEventListener('focusin', enter);
    region?.addEventListener('focusout', leave);
    return () => {
      region?.removeEventListener('focusin', enter);
      region?.removeEventListener('focusout', leave);
    };
  }, [region]);
  // The focus is outside React.
  useEffect(() => {
    if (!isEmpty) return;
    focusOn(from.current);
    from.current = null;
  }, [isEmpty]);
}
