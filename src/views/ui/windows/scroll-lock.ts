import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Stands in for `react-remove-scroll-bar` (vite.config.ts): that one hides the bar by a style sheet of its own for as long
 * as a dialog is open, and the whole board would be styled anew at its coming and going. Here the body is marked, and
 * `theme.css` does the rest.
 */
export function RemoveScrollBar(): null {
  useLayoutEffect(() => {
    locks += 1;
    document.body.dataset.scrollLocked = '';
    return () => {
      locks -= 1;
      if (locks === 0) delete document.body.dataset.scrollLocked;
    };
  }, []);
  return null;
}
