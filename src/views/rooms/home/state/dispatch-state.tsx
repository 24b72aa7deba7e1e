import { tileTexts } from '../text.ts';
import { StateTiles } from './state-tiles.tsx';
import { useDispatchTiles } from './use-dispatch-tiles.ts';

/** The state of the dispatch, where there are lists of it to count on. */
export const DispatchState = () => <StateTiles title={tileTexts.dispatch} {...useDispatchTiles()} />;
