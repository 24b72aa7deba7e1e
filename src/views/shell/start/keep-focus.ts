import { useEffect } from 'react';
import { focusOn } from '../../ui/focus/focus-on.ts';

/** How long code that closes or moves something has to return the focus itself. */
const patienceMs = 100;
const containers = 'tr, li, article, section, main';

/**
 * An action often removes its own control: the order leaves the list, the button becomes another. The focus then goes
 * to the row or card left or new in that place; never to another control, which a second press of the same key would
 * trigger.
 */
export function KeepFocus(): null {
  useEffect(() => {
    let places: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      // A menu or dialog counts as its opener.
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

/** Places around an element: its row and its neighbours, then its card and its neighbours, and so on outwards. */
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
  if (left.tabIndex < 0) left.tabIndex = -1;
  // After a drag far away the user looks there.
  focusOn(left);
}
