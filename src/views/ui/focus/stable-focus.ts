import { type ComponentProps, useCallback, useLayoutEffect, useRef } from 'react';
import { focusOn } from './focus-on.ts';

type FocusProps = Pick<ComponentProps<'button'>, 'ref' | 'onFocus' | 'onBlur'>;

/** Keeps the focus when another button replaces a focused one, as `look` changes. */
export function useKeptFocus(look: boolean, { ref, onFocus, onBlur }: FocusProps): FocusProps {
  const element = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  const isKept = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element stands there when it changes
  useLayoutEffect(() => {
    if (!hasFocus.current) return;
    isKept.current = true;
    focusOn(element.current);
    isKept.current = false;
  }, [look]);
  const stands = useCallback(
    (button: HTMLButtonElement | null) => {
      element.current = button;
      if (typeof ref === 'function') return ref(button);
      if (ref) ref.current = button;
    },
    [ref],
  );
  return {
    ref: stands,
    onFocus: (event) => {
      hasFocus.current = true;
      // The user did not move: the tip stays closed, and the next Escape is for what lies outside.
      if (isKept.current) event.preventDefault();
      onFocus?.(event);
    },
    onBlur: (event) => {
      hasFocus.current = false;
      onBlur?.(event);
    },
  };
}
