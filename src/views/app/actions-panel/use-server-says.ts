import { useLiveQuery } from 'dexie-react-hooks';
import type { QuaiDb, StoredCommand } from '../../../db/schema.ts';
import { type Kind, type RowKey, splitKey } from '../../../domain/rows.ts';
import { useSignedIn } from '../context.ts';
import { type ServerValue, serverSays } from './server-says.ts';

async function serverRows(db: QuaiDb, { before, center }: StoredCommand): Promise<Map<RowKey, ServerValue>> {
  const rows = new Map<RowKey, ServerValue>();
  for (const key of Object.keys(before) as RowKey[]) {
    const [kind, id] = splitKey(key);
    const found = await db.rows(kind).get([center, id]);
    if (found) rows.set(key, { fields: { ...found.row }, name: await orderName(db, center, kind, id) });
  }
  return rows;
}

/** The public number of an order, or of the order a task delivers. */
async function orderName(db: QuaiDb, center: number, kind: Kind, id: number): Promise<string | undefined> {
  const orderId = kind === 'task' ? (await db.rows('task').get([center, id]))?.row.linked_order : id;
  if ((kind !== 'task' && kind !== 'order') || orderId === undefined) return undefined;
  return (await db.rows('order').get([center, orderId]))?.row.random_id ?? undefined;
}

/** What the server has now of what an action changes; undefined while it is read. */
export function useServerSays(stored: StoredCommand): readonly string[] | undefined {
  const { db } = useSignedIn();
  return useLiveQuery(async () => serverSays(stored.before, await serverRows(db, stored)), [db, stored]);
}
