import { type PointerEvent, useState } from 'react';
import { type Point, rectangleOf } from '../../../../domain/polygon.ts';
import styles from './map.module.css';

/** How orders are circled on the map. */
export type OutlineTool = 'rectangle' | 'lasso';

interface OutlineProps {
  readonly tool: OutlineTool;
  /** The closed outline, in px of the map; null where nothing was drawn. */
  readonly onDone: (outline: readonly Point[] | null) => void;
}

/** A press that moves less is no outline, px. */
const leastPx = 6;

/** Lies over the map while a tool is taken: what the pointer or the finger draws is an outline, and moves no map. */
export function Outline({ tool, onDone }: OutlineProps) {
  const [drawn, setDrawn] = useState<readonly Point[]>([]);
  const [first] = drawn;
  const last = drawn.at(-1);
  const outline = tool === 'rectangle' && first && last ? rectangleOf(first, last) : drawn;
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn([pointOf(event)]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (first && event.isPrimary) setDrawn([...drawn, pointOf(event)]);
  };
  const end = () => {
    if (!first) return;
    setDrawn([]);
    onDone(drawn.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) >= leastPx) ? outline : null);
  };
  return (
    <svg
      className={styles.outline}
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={() => setDrawn([])}
    >
      <polygon points={outline.map(({ x, y }) => `${x},${y}`).join(' ')} />
    </svg>
  );
}

/** In px of the drawing. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
