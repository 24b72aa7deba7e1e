/** Key code of any key an input method has taken, such as the one that ends a composition. */
const takenByInputMethod = 229;

/**
 * A key that composes an accent or a syllable, chooses it or cancels it is the input method's: nothing in the page gets
 * it, so Enter moves no order and Escape closes no window. This is the one place that decides so, for all keys: a
 * listener on `window` comes before all others, if it is the first there.
 */
export function withstandComposition(window: EventTarget): void {
  window.addEventListener('keydown', (event) => isOfInputMethod(event) && event.stopImmediatePropagation(), {
    capture: true,
  });
}

const isOfInputMethod = (event: Event): boolean =>
  ('isComposing' in event && event.isComposing === true) ||
  ('keyCode' in event && event.keyCode === takenByInputMethod);
