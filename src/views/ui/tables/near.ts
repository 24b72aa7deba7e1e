import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsPrinting } from './printing.ts';
import { makeListWatch, makeWatch, type Watch } from './watch.ts';

/** How far beyond the screen rows are rendered: one screen, so that neither wheel nor Tab outruns them. */
const margin = '100% 0px';
/** Lists are watched sooner than their members. */
const listMargin = '150% 0px';
/** A table up to this long is rendered whole: the browser's search finds all of it. */
const wholeTable = 48;
/** A longer one renders these rows at once, wherever it lies. */
const firstRows = 12;

/** Distance of watched rows in a table. Cards vary in height: all of them are watched. */
const rowsApart = 8;

const nearLists = makeWatch({ rootMargin: listMargin });
const onScreen = makeListWatch(nearLists, makeWatch({ rootMargin: margin }), 1);
/** A frame within the page may be as high as all its rows: with a margin in %, all would be near. */
const inFrame = makeListWatch(nearLists, makeWatch({ rootMargin: margin, scrollMargin: '400px 0px' }), rowsApart);

/** All but the list or dialog that is open over the page, which a row may have opened and would take along. */
const beneath = '[aria-hidden="true"]';

/** Removing it would end what the user is doing. */
const isInUse = (element: Element) =>
  element.contains(document.activeElement) ||
  element.querySelector('[data-dragging="true"]') !== null ||
  element.closest(beneath) !== null;

interface NearOptions {
  /** Rendered until its position is known. */
  readonly isAtFirst: boolean;
  /** Rendered anywhere. */
  readonly isAlways: boolean;
  /** Fits its scroll frame. */
  readonly watch?: Watch;
}

/**
 * Whether a member of a list lies on the screen or near it. One with the focus or a drag under way stays near until it
 * comes and goes again, and so does any while a list or a dialog is open over the page.
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

/** A row's place in its table; separate flags, so that `memo` keeps rows whose flags are unchanged. */
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
export function useNearRow<Row extends HTMLElement = HTMLTableRowElement>({ isFirst, isWhole }: RowPlace) {
  const ref = useRef<Row>(null);
  return { ref, isNear: useNear(ref, { isAtFirst: isFirst, isAlways: isWhole, watch: inFrame }) };
}
