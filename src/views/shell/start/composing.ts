/** Key code of any key an input method has taken, such as the one that ends a composition. */
const takenByInputMethod = 229;

/**
 * Escape that cancels an accent or a syllable is the input method's: no window, menu or form gets it. Listeners on
 * `window` come before all others.
 */
export function withstandComposition(window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const isComposing = event.isComposing || event.keyCode === takenByInputMethod;
      if (isComposing && event.key === 'Escape') event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
