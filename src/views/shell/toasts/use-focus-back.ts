import { useEffect, useRef } from 'react';
import { focusOn } from '../../ui/focus/focus-on.ts';

/** Who went to the toasts is, once the last is gone, where he came from: in a dialog, or on the page. */
export function useFocusBack(region: HTMLElement | null, isEmpty: boolean): void {
  const from = useRef<HTMLElement | null>(null);
  // Where the focus comes from, and goes to, is told by the events alone; one that is removed with a toast goes nowhere.
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
  // The focus is no state of React's.
  useEffect(() => {
    if (!isEmpty) return;
    focusOn(from.current);
    from.current = null;
  }, [isEmpty]);
}
