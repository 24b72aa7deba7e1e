/** The only way to give the focus: it never scrolls, so that the page stays where the user saw it. */
export const focusOn = (element: HTMLElement | null | undefined): void => element?.focus({ preventScroll: true });
