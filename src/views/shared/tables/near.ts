import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far beyond the screen things are shown already: one screen, so that neither wheel nor Tab outruns them. */
const margin = '100% 0px';
/** Lists are watched sooner than what they hold. */
const listMargin = '150% 0px';
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

/** What lies in a list, with what stops its watch while that is near. */
interface List {
  readonly members: Map<Element, { readonly seen: Seen; stop: (() => void) | null }>;
  readonly stop: () => void;
  isNear: boolean;
}

/**
 * Members of lists, watched only while their list is near itself: the browser looks at every watched element in every
 * frame, and of 1,900 on a board of 10,000 orders that was a third of the frame.
 */
function makeListWatch(lists: Watch, members: Watch): Watch {
  const known = new Map<Element, List>();
  const listOf = (element: Element): List => {
    const list: List = {
      members: new Map(),
      isNear: false,
      stop: lists(element, (isNear) => {
        list.isNear = isNear;
        for (const [member, watching] of list.members) {
          watching.stop?.();
          watching.stop = isNear ? members(member, watching.seen) : null;
          if (!isNear) watching.seen(false);
        }
      }),
    };
    known.set(element, list);
    return list;
  };
  return (element, seen) => {
    const parent = element.parentElement;
    if (!parent) throw new Error('Invariant: it lies in a list');
    const list = known.get(parent) ?? listOf(parent);
    list.members.set(element, { seen, stop: list.isNear ? members(element, seen) : null });
    return () => {
      list.members.get(element)?.stop?.();
      list.members.delete(element);
      if (list.members.size > 0) return;
      list.stop();
      known.delete(parent);
    };
  };
}

const nearLists = makeWatch({ rootMargin: listMargin });
const onScreen = makeListWatch(nearLists, makeWatch({ rootMargin: margin }));
/** What scrolls within the page may be as high as all its rows: in pixels, or none would ever be far. */
const inFrame = makeListWatch(nearLists, makeWatch({ rootMargin: margin, scrollMargin: '400px 0px' }));

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
  return isNear || isAlways;
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
