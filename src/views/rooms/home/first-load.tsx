import { useShownSource } from '../../app/freshness/use-sync-status.ts';
import { homeTexts } from './text.ts';

/**
 * Whether the board's state of the center has been on this device: what it holds is then shown at once (PRP-031).
 * Undefined until the replica has been asked.
 */
export function useIsLoaded(): boolean | undefined {
  const source = useShownSource();
  return source === undefined ? undefined : source !== null && source.appliedAtMs !== null;
}

export function FirstLoad() {
  return <p role="status">{homeTexts.loading}</p>;
}
