import { useLiveQuery } from 'dexie-react-hooks';
import type { QuaiDb, StoredCommand } from '../../../db/schema.ts';
import { type RowKey, splitKey } from '../../../domain/rows.ts';
import { useSignedIn } from '../context.ts';
import { serverSays } from './server-says.ts';

async function serverRows(db: QuaiDb, { before, center }: StoredCommand) {
  const rows = new Map<RowKey, Readonly<Record<string, unknown>>>();
  for (const key of Object.keys(before) as RowKey[]) {
    const [kind, id] = splitKey(key);
    const found = await db.rows(kind).get([center, id]);
    if (found) rows.set(key, { ...found.row });
  }
  return rows;
}

/** What the server has now of what an action changes; undefined while it is read. */
export function useServerSays(stored: StoredCommand): readonly string[] | undefined {
  const { db } = useSignedIn();
  return useLiveQuery(async () => serverSays(stored.before, await serverRows(db, stored)), [db, stored]);
}
