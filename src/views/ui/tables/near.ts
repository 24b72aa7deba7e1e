import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsPrinting } from './printing.ts';
import { makeListWatch, makeWatch, type Watch } from './watch.ts';

/** How far beyond the screen things are shown already: one screen, so that neither wheel nor Tab outruns them. */
const margin = '100% 0px';
/** Lists are watched sooner than what they hold. */
const listMargin = '150% 0px';
/** A table up to this long is shown whole: the browser's own search finds all of it. */
const wholeTable = 48;
/** Of a longer one these rows are there at once, whatever the screen. */
const firstRows = 12;

/** Of the rows of a list one in so many is watched. Cards are of any height: all of them are. */
const rowsApart = 8;

const nearLists = makeWatch({ rootMargin: listMargin });
const onScreen = makeListWatch(nearLists, makeWatch({ rootMargin: margin }), 1);
/** What scrolls within the page may be as high as all its rows: in pixels, or none would ever be far. */
const inFrame = makeListWatch(nearLists, makeWatch({ rootMargin: margin, scrollMargin: '400px 0px' }), rowsApart);

/** Taking it away would end what the user is doing. */
const isInUse = (element: Element) =>
  element.contains(document.activeElement) || element.querySelector('[data-dragging="true"]') !== null;

interface NearOptions {
  /** Shown before anybody knows where it lies. */
  readonly isAtFirst: boolean;
  /** Shown wherever it lies. */
  readonly isAlways: boolean;
  /** Knows what it scrolls in. */
  readonly watch?: Watch;
}

/**
 * Whether a member of a list lies on the screen or near it. One that holds the focus or is being dragged from stays near
 * until it comes and goes again.
 */
export function useNear(
  ref: RefObject<Element | null>,
  { isAtFirst, isAlways, watch = onScreen }: NearOptions,
): boolean {
  const [isNear, setIsNear] = useState(isAtFirst);
  useEffect(() => {
    const element = ref.current;
    if (!element || isAlways) return;
    return watch(element, (isSeen) => {
      if (isSeen || !isInUse(element)) setIsNear(isSeen);
    });
  }, [ref, watch, isAlways]);
  return useIsPrinting() || isNear || isAlways;
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
  return { ref, isNear: useNear(ref, { isAtFirst: isFirst, isAlways: isWhole, watch: inFrame }) };
}
