import { type RefObject, startTransition, useEffect, useState } from 'react';

import { useIsPrinting } from './printing.ts';

interface Waiting {
  readonly element: Element;
  readonly begin: () => void;
}

const waiting = new Set<Waiting>();
/** Being built now. */
const building = new Set<Waiting>();

/**
 * Whether a thing may be built: those on screen at once, then one after each layout and paint. Several at once take a
 * frame too long for a drag that scrolls (docs/adr/0013).
 */
export function useInTurn(ref: RefObject<Element | null>, isAtOnce: boolean): boolean {
  const [isBuilt, setIsBuilt] = useState(isAtOnce);
  useEffect(() => {
    const element = ref.current;
    if (isBuilt || !element) return;
    return wait({ element, begin: () => startTransition(() => setIsBuilt(true)) });
  }, [ref, isBuilt]);
  return useIsPrinting() || isBuilt;
}

/** Returns an end: call it when built, or gone. */
function wait(one: Waiting): () => void {
  waiting.add(one);
  if (waiting.size === 1 && building.size === 0) requestAnimationFrame(next);
  return () => {
    waiting.delete(one);
    if (building.delete(one) && building.size === 0) requestAnimationFrame(next);
  };
}

function next(): void {
  const seen = [...waiting].filter(({ element }) => isOnScreen(element));
  const [first] = waiting;
  const turn = seen.length > 0 || !first ? seen : [first];
  for (const one of turn) {
    waiting.delete(one);
    building.add(one);
    one.begin();
  }
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
