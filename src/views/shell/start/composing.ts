/** What a browser says of a key that an input method has taken; the key that ends a composition among them. */
const takenByInputMethod = 229;

/**
 * Escape that gives up an accent or a syllable being composed is the input method's: no window, menu or form hears it.
 * `window` is asked before everything else.
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
