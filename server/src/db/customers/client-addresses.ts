import { asc } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AddressId, type ClientAddress } from '../../../../src/domain/address/client-address.ts';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import { Task } from '../../../../src/domain/task/task.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { addresses } from '../schema/addresses.ts';

type Stored = typeof addresses.$inferSelect;

const tell = ({ center_id: _, ...address }: Stored): ClientAddress => address;

/** The addresses of a client, by id. */
export async function readAddressesOf(db: Db, user: number): Promise<ClientAddress[]> {
  const found = await db.select().from(addresses).where(isId(addresses.user_id, user)).orderBy(asc(addresses.id));
  return found.map(tell);
}

/** One address; undefined for an unknown one. */
export async function readAddress(db: Db, id: number): Promise<ClientAddress | undefined> {
  const [found] = await db.select().from(addresses).where(isId(addresses.id, id));
  return found && tell(found);
}

/** Corrects an address. */
export const correctAddress =
  (id: number, set: Omit<Partial<ClientAddress>, 'id' | 'user_id'>) =>
  async (tx: Tx): Promise<void> => {
    await tx.update(addresses).set(set).where(isId(addresses.id, id));
  };

const Delivered = z.pick(Task, { address: true, client: true });

/** A task and its center. */
interface TaskOfCenter {
  readonly row: object;
  readonly center: CenterId;
}

/** The client's address in a task; null where the task has no id for it. */
function addressOf({ row, center }: TaskOfCenter): typeof addresses.$inferInsert | null {
  const { address, client } = Delivered.parse(row);
  const id = AddressId.safeParse(address?.id);
  return id.success && client?.id ? { ...address, id: id.data, user_id: client.id, center_id: center } : null;
}

/** Rows per statement: PostgreSQL limits the number of its parameters. */
const batch = 500;

/** Stores the addresses to which clients have had deliveries; known ones stay as they are. */
export async function keepAddresses(tx: Tx, tasks: readonly TaskOfCenter[]): Promise<void> {
  const known = tasks.flatMap((task) => addressOf(task) ?? []);
  for (let from = 0; from < known.length; from += batch)
    await tx
      .insert(addresses)
      .values(known.slice(from, from + batch))
      .onConflictDoNothing();
}
