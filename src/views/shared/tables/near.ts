import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far beyond the screen things are shown already: one screen, so that neither wheel nor Tab outruns them. */
const margin = '100% 0px';
/** A table up to this long is shown whole: the browser's own search finds all of it. */
const wholeTable = 48;
/** Of a longer one these rows are there at once, whatever the screen. */
const firstRows = 12;

type Seen = (isNear: boolean) => void;

type Watch = (element: Element, seen: Seen) => () => void;

/** One observer for all elements it watches: the browser tells all that came or went at once. */
function makeWatch(margins: IntersectionObserverInit): Watch {
  const watched = new Map<Element, Seen>();
  let observer: IntersectionObserver | undefined;
  return (element, seen) => {
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    }, margins);
    const watching = observer;
    watched.set(element, seen);
    watching.observe(element);
    return () => {
      watched.delete(element);
      watching.unobserve(element);
    };
  };
}

const onScreen = makeWatch({ rootMargin: margin });
/** What scrolls within the page may be as high as all its rows: in pixels, or none would ever be far. */
const inFrame = makeWatch({ rootMargin: margin, scrollMargin: '400px 0px' });

/** Taking it away would end what the user is doing. */
const isInUse = (element: Element) =>
  element.contains(document.activeElement) || element.querySelector('[data-dragging="true"]') !== null;

/**
 * Whether an element lies on the screen or near it. One that holds the focus or is being dragged from stays near until it
 * comes and goes again. `watch` knows what it scrolls in.
 */
export function useNear(ref: RefObject<Element | null>, isNearAtFirst: boolean, watch = onScreen): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return watch(element, (isSeen) => {
      if (isSeen || !isInUse(element)) setIsNear(isSeen);
    });
  }, [ref, watch]);
  return isNear;
}

/** What a row has to know of its table; each a property of its own, so that a row kept by `memo` stays so. */
export interface RowPlace {
  readonly isFirst: boolean;
  readonly isWhole: boolean;
}

/** The place of the row at `at` in a table of `count` rows. */
export const rowPlace = (at: number, count: number): RowPlace => ({
  isFirst: at < firstRows,
  isWhole: count <= wholeTable,
});

/** For a row of a table that may be long: its ref, and whether it shows more than its name (docs/adr/0013). */
export function useNearRow({ isFirst, isWhole }: RowPlace) {
  const ref = useRef<HTMLTableRowElement>(null);
  return { ref, isNear: useNear(ref, isFirst, inFrame) || isWhole };
}
