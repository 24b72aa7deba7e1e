import type { OrderPoint } from './points.ts';
import { lateColour, shapes } from './shapes.ts';

/** The shape of a point, for the legend and the list; words stand beside it. */
export function Shape({ place, isLate = false }: Pick<OrderPoint, 'place'> & { readonly isLate?: boolean }) {
  const { path, colour, figureY } = shapes[place];
  return (
    <svg width="14" height="14" viewBox="0 0 18 18" aria-hidden="true">
      <path d={path} fill={isLate ? lateColour : colour} stroke="#fff" strokeWidth="1" />
      {isLate ? (
        <text x="9" y={figureY + 4} textAnchor="middle" fontSize="11" fontWeight="700" fill="#fff">
          !
        </text>
      ) : null}
    </svg>
  );
}
