/** How an item is held; null while none is. */
export type Holder = 'pointer' | 'keys' | null;

/**
 * The page may miss a release: the window lost its focus, the button or pen was lifted outside, the browser took over
 * the touch. `cancel` is called then, so that the next click drops nothing. Returns a function that stops watching.
 */
export function watchLostReleases(holder: () => Holder, cancel: () => void): () => void {
  const lose = () => {
    if (holder() !== null) cancel();
  };
  const move = (event: PointerEvent) => {
    if (event.buttons === 0 && holder() === 'pointer') cancel();
  };
  // A further finger is not primary; a further button is no `pointerdown`. Both are ignored.
  const press = (event: PointerEvent) => {
    if (event.isPrimary) lose();
  };
  const listening = new AbortController();
  const early = { capture: true, signal: listening.signal };
  // Not in capture: it would fire for every field that blurs.
  window.addEventListener('blur', lose, { signal: listening.signal });
  window.addEventListener('pointercancel', lose, early);
  window.addEventListener('pointermove', move, early);
  window.addEventListener('pointerdown', press, early);
  document.addEventListener('visibilitychange', lose, early);
  return () => listening.abort();
}

/** The only event that ends a drag in every sensor of dnd-kit and has no other listener at the window. */
export const endSensors = () => window.dispatchEvent(new Event('visibilitychange'));
