import type { OrderPoint } from './points.ts';
import { lateColour, roundColour, shapes } from './shapes.ts';

interface ShapeProps extends Pick<OrderPoint, 'place'> {
  readonly isLate?: boolean;
  /** In the colour of its round; absent for the kind alone. */
  readonly dockId?: number | null;
}

/** The shape of a point, for the legend and the list; words stand beside it. */
export function Shape({ place, isLate = false, dockId = null }: ShapeProps) {
  const { path, colour, figureY } = shapes[place];
  const own = dockId === null || place === 'delivered' ? colour : roundColour(dockId);
  return (
    <svg width="14" height="14" viewBox="0 0 18 18" aria-hidden="true">
      <path d={path} fill={isLate ? lateColour : own} stroke="#fff" strokeWidth="1" />
      {isLate ? (
        <text x="9" y={figureY + 4} textAnchor="middle" fontSize="11" fontWeight="700" fill="#fff">
          !
        </text>
      ) : null}
    </svg>
  );
}
