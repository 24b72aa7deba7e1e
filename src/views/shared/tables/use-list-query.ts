import { useLiveQuery } from 'dexie-react-hooks';
import { readLists } from '../../../db/queries/lists.ts';
import { useSignedIn } from '../../app/context.ts';

/** What lists hold for the screen, read again when they change; undefined until read. `deps` as for an effect. */
export function useListQuery<T>(query: () => Promise<T>, deps: readonly unknown[]): T | undefined {
  const { db } = useSignedIn();
  return useLiveQuery(() => readLists(db, query), [db, ...deps]);
}
