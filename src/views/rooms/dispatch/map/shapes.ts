import type { DeliveryStage, OrderPoint } from './points.ts';

/** Strokes on an 18 × 18 grid and where a figure stands in them; each place has its shape, also without colour. */
export const shapes: Readonly<
  Record<DeliveryStage, { readonly path: string; readonly colour: string; readonly figureY: number }>
> = {
  toDispatch: { path: 'M9 2a7 7 0 1 0 0 14 7 7 0 1 0 0-14z', colour: '#3e63dd', figureY: 9 },
  planned: { path: 'M2 2h14v14H2z', colour: '#0d7d73', figureY: 9 },
  onTheRoad: { path: 'M9 .5L17.5 16.5H.5z', colour: '#8145b5', figureY: 11.5 },
  delivered: { path: 'M9 5a4 4 0 1 0 0 8 4 4 0 1 0 0-8z', colour: '#80838d', figureY: 9 },
};

/** A late order bears it, with an exclamation mark. */
export const lateColour = '#ce2c31';

/** The pictures of the map, by names that encode all that is drawn. */
export const pointImage = ({ place, isLate, rank }: Pick<OrderPoint, 'place' | 'isLate' | 'rank'>) =>
  `point|${place}|${isLate ? 'late' : ''}|${place === 'delivered' ? '' : (rank ?? '')}`;
export const roundImage = (name: string, isOnTheRoad: boolean) => `round|${isOnTheRoad ? 'road' : ''}|${name}`;
export const clusterImage = 'cluster';
