import { useLiveQuery } from 'dexie-react-hooks';
import { lastSettled } from '../../db/queries/actions.ts';
import { useSignedIn } from './context.ts';

/** Changes with every action of these names this device saved: what tells of them is then asked for again. */
export function useLastSettled(prefix: string): number {
  const { db } = useSignedIn();
  return useLiveQuery(() => lastSettled(db, prefix), [db, prefix]) ?? 0;
}
