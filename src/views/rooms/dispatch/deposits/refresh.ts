import { useLiveQuery } from 'dexie-react-hooks';
import { lastSettled } from '../../../../db/queries/actions.ts';
import { useSignedIn } from '../../../app/context.ts';

/** How often what an open modal shows of deposits is asked for again: colleagues hand them over all day. */
export const refreshMs = 30_000;

/** Changes with every movement of deposits this device saved: the lists are then asked for again (DSP-799). */
export function useSavedMovement(): number {
  const { db } = useSignedIn();
  return useLiveQuery(() => lastSettled(db, 'deposit.'), [db]) ?? 0;
}
