/** The one way to give the focus: whoever closes something, or is led somewhere, sees the page where it stood. */
export const focusOn = (element: HTMLElement | null | undefined): void => element?.focus({ preventScroll: true });
