import { useEffect } from 'react';
import { focusOn } from '../../ui/focus/focus-on.ts';

/** How long whoever closed or moved something has to give the focus back himself. */
const patienceMs = 100;
const containers = 'tr, li, article, section';

/**
 * An action often takes its own control away: the order leaves the list, the button becomes another one. The focus then
 * goes to the row or card that is left, or came, in that place; never to another control, which a second press of the
 * same key would act on.
 */
export function KeepFocus(): null {
  useEffect(() => {
    let places: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      // A menu or dialog stands for what it was opened from.
      if (target instanceof Element && target.closest('main')) places = placesOf(target);
    };
    const check = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) setTimeout(() => isLost(target) && focusFirstLeft(places), patienceMs);
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', check);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', check);
    };
  }, []);
  return null;
}

const isLost = (left: EventTarget | null) =>
  document.activeElement === document.body && left instanceof Element && !left.isConnected;

/** What lies around an element: its row and those beside it, then its card and those beside it, and so on outwards. */
function placesOf(element: Element): Element[] {
  const around = element.closest(containers);
  if (!around) return [];
  const { tagName, nextElementSibling: next, previousElementSibling: previous, parentElement: parent } = around;
  const beside = [next, previous].filter((it) => it?.tagName === tagName) as Element[];
  return [around, ...beside, ...(parent ? placesOf(parent) : [])];
}

function focusFirstLeft(places: readonly Element[]): void {
  const left = places.find((it) => it.isConnected);
  if (!(left instanceof HTMLElement)) return;
  if (!left.hasAttribute('tabindex')) left.tabIndex = -1;
  // Whoever dragged it far away looks there now.
  focusOn(left);
}
