import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** An element, with its width in px as it changes; before it is laid out, and where nothing is, that of a usual sheet. */
export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width || usualWidth];
}

const usualWidth = 600;

/** The line of time, laid out. */
export interface Scale {
  /** Px. */
  readonly width: number;
  /** Px from its start. */
  readonly placeOf: (atMs: number) => number;
  /** The same px as a part of it, for paper is narrower. */
  readonly part: (px: number) => string;
}

export const scaleOf = (
  width: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Scale => ({
  width,
  placeOf: (atMs) => ((atMs - fromMs) / (toMs - fromMs)) * width,
  part: (px) => `${((px / width) * 100).toFixed(2)}%`,
});
