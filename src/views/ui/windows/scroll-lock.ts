import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Replaces `react-remove-scroll-bar` (vite.config.ts), whose own style sheet hides the bar while a dialog is open: the
 * whole board would be restyled when it opens and closes. This one marks the body, and `theme.css` does the rest.
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
