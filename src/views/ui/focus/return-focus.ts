import { useState } from 'react';
import { focusOn } from './focus-on.ts';

/**
 * Gives the focus back to what had it when the dialog opened, for `onCloseAutoFocus`: a dialog that stands in the
 * address has no trigger to return to. One opened from a menu returns to the menu's button. Who has meanwhile put the
 * focus elsewhere keeps it there: a menu opened right after would close again.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => openerOf(document.activeElement));
  return (event) => {
    event.preventDefault();
    if (isFree(document.activeElement, opener)) focusOn(opener);
  };
}

/** Nowhere, or kept meanwhile in the row or block the opener stands in: on a slow device that comes first. */
const isFree = (focused: Element | null, opener: HTMLElement | null) =>
  focused === null || focused === document.body || (focused !== opener && focused.contains(opener));

/** What has the focus, or where that is in a menu, which is gone once an entry is chosen: what opened the menu. */
export function openerOf(element: Element | null): HTMLElement | null {
  const opener = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (opener) return openerOf(document.getElementById(opener));
  return element instanceof HTMLElement ? element : null;
}
