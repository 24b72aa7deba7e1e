import { useState } from 'react';
import { focusOn } from './focus-on.ts';

/**
 * Returns the focus to the opener of a dialog, for `onCloseAutoFocus`: a dialog in the address has no trigger. One
 * opened from a menu returns to the menu's button. Focus that has moved elsewhere meanwhile stays: a menu opened right
 * after would close again. One that came with the page, as after a reload, has no opener (OUR-275).
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => openerOf(document.activeElement));
  return (event) => {
    event.preventDefault();
    if (!isFree(document.activeElement, opener)) return;
    if (opener === null || opener === document.body) focusBelow();
    else focusOn(opener);
  };
}

/** Nowhere, or on the row or block around the opener, which keeps the focus first on a slow device. */
const isFree = (focused: Element | null, opener: HTMLElement | null) =>
  focused === null || focused === document.body || (focused !== opener && focused.contains(opener));

/** The focused element or, inside a menu, whose entry disappears once chosen, the menu's button. */
export function openerOf(element: Element | null): HTMLElement | null {
  const opener = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (opener) return openerOf(document.getElementById(opener));
  return element instanceof HTMLElement ? element : null;
}

/** On the window that is left open, else on the title of the room: reading and the Tab key go on from there. */
function focusBelow(): void {
  const windows = document.querySelectorAll<HTMLElement>(
    ':is([role="dialog"], [role="alertdialog"])[data-state="open"]',
  );
  const title = document.querySelector<HTMLElement>('main h1');
  const place = [...windows].at(-1) ?? title ?? document.querySelector<HTMLElement>('main');
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  focusOn(place);
}
