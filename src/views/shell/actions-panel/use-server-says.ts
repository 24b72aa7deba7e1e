import { serverValues } from '../../../db/queries/server-rows.ts';
import type { StoredCommand } from '../../../db/schema.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { serverSays } from './server-says.ts';

/** What the server has now of what an action changes; undefined while it is read. */
export function useServerSays(stored: StoredCommand): readonly string[] | undefined {
  const { db } = useSignedIn();
  return useSeenQuery(async () => serverSays(stored.before, await serverValues(db, stored)), [db, stored]);
}
