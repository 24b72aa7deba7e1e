import { tileTexts } from '../text.ts';
import { StateTiles } from './state-tiles.tsx';
import { useDispatchTiles } from './use-dispatch-tiles.ts';
import { useFloorTiles } from './use-floor-tiles.ts';

/** The state of the center: the floor, and the dispatch where there are lists of it to count on. */
export function CenterState({ hasDispatch }: { readonly hasDispatch: boolean }) {
  return (
    <>
      <StateTiles title={tileTexts.floor} tiles={useFloorTiles()} />
      {hasDispatch ? <DispatchState /> : null}
    </>
  );
}

const DispatchState = () => <StateTiles title={tileTexts.dispatch} {...useDispatchTiles()} />;
