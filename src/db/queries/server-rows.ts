import { type Kind, type RowKey, splitKey } from '../../domain/rows.ts';
import type { QuaiDb, StoredCommand } from '../schema.ts';

/** A row as the server has it, and the public number of an order, or of the order a task delivers. */
export interface ServerValue {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly orderNumber?: string | undefined;
}

/** What the server has now of the rows a command changes; one it no longer has is left out. For a panel. */
export async function serverValues(
  db: QuaiDb,
  { before, center }: Pick<StoredCommand, 'before' | 'center'>,
): Promise<ReadonlyMap<RowKey, ServerValue>> {
  const values = new Map<RowKey, ServerValue>();
  for (const key of Object.keys(before) as RowKey[]) {
    const [kind, id] = splitKey(key);
    const found = await db.rows(kind).get([center, id]);
    if (found) values.set(key, { fields: { ...found.row }, orderNumber: await orderNumber(db, center, kind, id) });
  }
  return values;
}

async function orderNumber(db: QuaiDb, center: number, kind: Kind, id: number): Promise<string | undefined> {
  const orderId = kind === 'task' ? (await db.rows('task').get([center, id]))?.row.linked_order : id;
  if ((kind !== 'task' && kind !== 'order') || orderId === undefined) return undefined;
  return (await db.rows('order').get([center, orderId]))?.row.random_id ?? undefined;
}
