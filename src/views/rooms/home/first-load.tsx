import { useScreenSource } from '../../kit/freshness/use-sync-status.ts';
import { AwaitedLine } from '../../kit/queries/awaited.tsx';
import { homeTexts } from './text.ts';

/**
 * Whether the board's state of the center has been on this device: its rows are then shown at once (PRP-031), as soon
 * as their place is known (`isPlaced`). Undefined until the replica has answered.
 */
export function useIsLoaded(isPlaced: boolean): boolean | undefined {
  const source = useScreenSource();
  if (source === undefined) return undefined;
  if (source === null || source.appliedAtMs === null) return false;
  return isPlaced ? true : undefined;
}

export const FirstLoad = () => <AwaitedLine loading={homeTexts.loading} />;
