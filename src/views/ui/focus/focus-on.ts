/** The only way to give the focus: it never scrolls, so that the page stays where the user saw it. */
export const focusOn = (element: HTMLElement | null | undefined): void => element?.focus({ preventScroll: true });

/** Draws the eye to an element for a moment; nothing moves. */
export function flash(element: HTMLElement): void {
  element.animate([{ outline: '3px solid var(--accent-9)' }, { outline: '3px solid transparent' }], 1_500);
}
