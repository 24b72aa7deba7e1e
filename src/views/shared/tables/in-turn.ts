import { type RefObject, startTransition, useEffect, useState } from 'react';

interface Waiting {
  readonly element: Element;
  readonly begin: () => void;
}

const waiting = new Set<Waiting>();
let turn: Waiting | null = null;

/**
 * Whether it is a thing's turn to be built: each is laid out and painted before the next begins, the nearest to the
 * middle of the screen first. Several at once are a frame too long for a drag that scrolls (docs/adr/0013).
 */
export function useInTurn(ref: RefObject<Element | null>, isAtOnce: boolean): boolean {
  const [isBuilt, setIsBuilt] = useState(isAtOnce);
  useEffect(() => {
    const element = ref.current;
    if (isBuilt || !element) return;
    return wait({ element, begin: () => startTransition(() => setIsBuilt(true)) });
  }, [ref, isBuilt]);
  return isBuilt;
}

/** What it gives is called when it is built, or gone. */
function wait(one: Waiting): () => void {
  waiting.add(one);
  if (!turn && waiting.size === 1) requestAnimationFrame(next);
  return () => {
    waiting.delete(one);
    if (turn !== one) return;
    turn = null;
    requestAnimationFrame(next);
  };
}

function next(): void {
  const middle = innerHeight / 2;
  let least = Number.POSITIVE_INFINITY;
  for (const one of waiting) {
    const { top, bottom } = one.element.getBoundingClientRect();
    const farOff = Math.abs((top + bottom) / 2 - middle);
    if (farOff < least) [least, turn] = [farOff, one];
  }
  turn?.begin();
}
