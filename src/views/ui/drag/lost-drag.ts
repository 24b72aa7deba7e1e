/** What something is held by; null while nothing is. */
export type Holder = 'pointer' | 'keys' | null;

/**
 * A release may never come to the page: the window lost its focus, the button or the pen was lifted outside, the browser
 * took the finger for itself. What is held then is not dropped by the next click: `cancel` is called. Gives what ends that.
 */
export function watchLostReleases(holder: () => Holder, cancel: () => void): () => void {
  const lose = () => {
    if (holder() !== null) cancel();
  };
  const move = (event: PointerEvent) => {
    if (event.buttons === 0 && holder() === 'pointer') cancel();
  };
  // Of what is pressed a further finger is no first one, and a further button no new press.
  const press = (event: PointerEvent) => {
    if (event.isPrimary) lose();
  };
  const listening = new AbortController();
  const early = { capture: true, signal: listening.signal };
  // Not early: it would hear of every field that loses the focus.
  window.addEventListener('blur', lose, { signal: listening.signal });
  window.addEventListener('pointercancel', lose, early);
  window.addEventListener('pointermove', move, early);
  window.addEventListener('pointerdown', press, early);
  document.addEventListener('visibilitychange', lose, early);
  return () => listening.abort();
}

/** The one thing that every sensor of dnd-kit ends a drag for, and that nobody else listens to at the window. */
export const endSensors = () => window.dispatchEvent(new Event('visibilitychange'));
