import { serverValues } from '../../../../db/queries/server-rows.ts';
import type { StoredCommand } from '../../../../db/schema.ts';
import { useSignedIn } from '../../client/context.ts';
import { useSeenQuery } from '../../queries/live-queries.ts';
import { type ServerSays, serverSays } from './server-says.ts';

/** The server's present values of an action's fields; undefined until read. */
export function useServerSays(stored: StoredCommand): ServerSays | undefined {
  const { db } = useSignedIn();
  return useSeenQuery(async () => serverSays(stored.before, await serverValues(db, stored)), [db, stored]);
}
