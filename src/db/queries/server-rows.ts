import { orderName } from '../../domain/order/name.ts';
import { type Kind, type RowKey, splitKey } from '../../domain/rows.ts';
import type { QuaiDb, StoredCommand } from '../schema.ts';

/** A row as the server has it, and its name on screens where that is not its id. */
export interface ServerValue {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly name?: string | undefined;
}

/** The server's present values of the rows a command changes; a row it no longer has is left out. For a panel. */
export async function serverValues(
  db: QuaiDb,
  { before, center }: Pick<StoredCommand, 'before' | 'center'>,
): Promise<ReadonlyMap<RowKey, ServerValue>> {
  const values = new Map<RowKey, ServerValue>();
  for (const key of Object.keys(before) as RowKey[]) {
    const [kind, id] = splitKey(key);
    const found = await db.rows(kind).get([center, id]);
    if (found) values.set(key, { fields: { ...found.row }, name: await nameOf(db, center, kind, id) });
  }
  return values;
}

/** The name of an order, or of the order a task delivers; of a driver, a customer, a type of task. */
async function nameOf(db: QuaiDb, center: number, kind: Kind, id: number): Promise<string | undefined> {
  if (kind === 'driver') return (await db.rows('driver').get([center, id]))?.row.name ?? undefined;
  if (kind === 'customer') {
    const customer = (await db.rows('customer').get([center, id]))?.row;
    return [customer?.first_name, customer?.last_name].filter(Boolean).join(' ') || undefined;
  }
  if (kind === 'nextConfig') return (await db.rows('nextConfig').get([center, id]))?.row.name ?? undefined;
  if (kind !== 'task' && kind !== 'order' && kind !== 'orderSheet') return undefined;
  const orderId = kind === 'task' ? (await db.rows('task').get([center, id]))?.row.linked_order : id;
  if (orderId === undefined) return undefined;
  const order = await db.rows('order').get([center, orderId]);
  return orderName(order?.row ?? { id: orderId });
}
