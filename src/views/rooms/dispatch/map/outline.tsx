import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Point, rectangleOf } from '../../../../domain/polygon.ts';
import styles from './map.module.css';

/** How orders are circled on the map. */
export type OutlineTool = 'rectangle' | 'lasso';

/** An outline that began before its drawing was there, in px of the window. */
export interface BegunOutline {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

interface OutlineProps {
  readonly tool: OutlineTool;
  readonly begun: BegunOutline | null;
  /** The closed outline, in px of the map; null where nothing was drawn. */
  readonly onDone: (outline: readonly Point[] | null) => void;
}

/** A press that moves less is no outline, px. */
export const leastPx = 6;

/** Lies over the map while a tool is taken: what the pointer or the finger draws is an outline, and moves no map. */
export function Outline({ tool, begun, onDone }: OutlineProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<readonly Point[]>([]);
  // What came since the last render counts too.
  const path = useRef<readonly Point[]>([]);
  const keep = (points: readonly Point[]) => {
    path.current = points;
    setDrawn(points);
  };
  useLayoutEffect(() => {
    const { current } = drawing;
    if (!begun || !current) return;
    current.setPointerCapture(begun.pointerId);
    const first = pointOf({ ...begun, currentTarget: current });
    path.current = [first];
    setDrawn([first]);
  }, [begun]);
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    keep([pointOf(event)]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (path.current.length > 0 && event.isPrimary) keep([...path.current, pointOf(event)]);
  };
  // A further finger that is lifted ends nothing.
  const end = (event: PointerEvent<SVGSVGElement>) => {
    const [first] = path.current;
    if (!first || !event.isPrimary) return;
    const all = [...path.current, pointOf(event)];
    keep([]);
    onDone(all.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) >= leastPx) ? outlineOf(tool, all) : null);
  };
  return (
    <svg
      ref={drawing}
      className={styles.outline}
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={({ isPrimary }) => isPrimary && keep([])}
    >
      <polygon
        points={outlineOf(tool, drawn)
          .map(({ x, y }) => `${x},${y}`)
          .join(' ')}
      />
    </svg>
  );
}

/** What was drawn so far, closed. */
function outlineOf(tool: OutlineTool, drawn: readonly Point[]): readonly Point[] {
  const [first] = drawn;
  const last = drawn.at(-1);
  return tool === 'rectangle' && first && last ? rectangleOf(first, last) : drawn;
}

type InWindow = Pick<PointerEvent<SVGSVGElement>, 'currentTarget' | 'clientX' | 'clientY'>;

/** In px of the drawing. */
function pointOf({ currentTarget, clientX, clientY }: InWindow): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
