import type { DeliveryStage, OrderPoint } from './points.ts';

/** Strokes on an 18 × 18 grid and where a figure stands in them; each place has its shape, also without colour. */
export const shapes: Readonly<
  Record<DeliveryStage, { readonly path: string; readonly colour: string; readonly figureY: number }>
> = {
  toDispatch: { path: 'M9 2a7 7 0 1 0 0 14 7 7 0 1 0 0-14z', colour: '#3e63dd', figureY: 9 },
  planned: { path: 'M2 2h14v14H2z', colour: '#60646c', figureY: 9 },
  onTheRoad: { path: 'M9 .5L17.5 16.5H.5z', colour: '#60646c', figureY: 11.5 },
  delivered: { path: 'M9 5a4 4 0 1 0 0 8 4 4 0 1 0 0-8z', colour: '#80838d', figureY: 9 },
};

/** White is read on each of them; none is the blue of an order to dispatch, or the red of a late one (OUR-215). */
const roundColours = ['#0d7d73', '#8145b5', '#ad5700', '#c2298a', '#18794e', '#7d4a1e', '#5c6b00', '#4a5b8c'] as const;

/** The colour of a round, for its life. */
export const roundColour = (dockId: number): string => roundColours[dockId % roundColours.length] ?? roundColours[0];

/** A late order bears it, with an exclamation mark. */
export const lateColour = '#ce2c31';

/** The pictures of the map, by names that encode all that is drawn. */
export const pointImage = ({ place, isLate, rank, dockId }: Pick<OrderPoint, 'place' | 'isLate' | 'rank' | 'dockId'>) =>
  `point|${place}|${isLate ? 'late' : ''}|${place === 'delivered' ? '' : (rank ?? '')}|${dockId === null ? '' : roundColour(dockId)}`;
export const roundImage = (name: string, dockId: number) => `round|${roundColour(dockId)}|${name}`;
export const clusterImage = 'cluster';
/** The place of an order in a round that is not made yet. */
export const planImage = (number: number) => `plan|${number}`;
export const codeImage = (code: string) => `code|${code}`;
