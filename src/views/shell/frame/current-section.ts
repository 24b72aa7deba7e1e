import { useEffect, useState } from 'react';

/** A section counts as reached this far below the frame, px. */
const marginPx = 24;

const againMs = 250;

/** Columns beside the blocks are always in view. */
const isBeside = (element: Element) => element.closest('[data-beside="true"]') !== null;

/** The last section whose top has come under the frame; the first of them while none has. */
function sectionAt(ids: readonly string[]): string | null {
  const topPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  let current: string | null = null;
  for (const id of ids) {
    const element = document.getElementById(id);
    if (!element || isBeside(element)) continue;
    const { top } = (element.closest('section') ?? element).getBoundingClientRect();
    if (current !== null && top > topPx + marginPx) return current;
    current = id;
  }
  return current;
}

/** The id of the section scrolled to, read once per frame during a scroll; null while there is none. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      frame = 0;
      const found = sectionAt(all.split(' '));
      setCurrent(found);
      // The screen is still to come.
      if (found === null) timer = setTimeout(soon, againMs);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [all]);
  return current;
}
