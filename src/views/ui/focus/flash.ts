/** Draws the eye to an element for a moment; nothing moves. */
export function flash(element: HTMLElement): void {
  element.animate([{ outline: '3px solid var(--accent-9)' }, { outline: '3px solid transparent' }], 1_500);
}
