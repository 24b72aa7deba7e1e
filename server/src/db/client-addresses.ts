import { asc } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AddressId, type ClientAddress } from '../../../src/domain/address/client-address.ts';
import { Task } from '../../../src/domain/task/task.ts';
import { isId } from './ids.ts';
import type { Db, Tx } from './open.ts';
import { addresses } from './schema/addresses.ts';

/** The addresses of a client, by id. */
export async function readAddressesOf(db: Db, user: number): Promise<ClientAddress[]> {
  return db.select().from(addresses).where(isId(addresses.user_id, user)).orderBy(asc(addresses.id));
}

/** One address; undefined for an unknown one. */
export async function readAddress(db: Db, id: number): Promise<ClientAddress | undefined> {
  return (await db.select().from(addresses).where(isId(addresses.id, id)))[0];
}

const Delivered = z.pick(Task, { address: true, client: true });

/** A client's address as a task that goes there tells it; null where it does not say which it is. */
function addressOf(task: object): typeof addresses.$inferInsert | null {
  const { address, client } = Delivered.parse(task);
  const id = AddressId.safeParse(address?.id);
  return id.success && client?.id ? { ...address, id: id.data, user_id: client.id } : null;
}

/** A statement takes so many parameters at most. */
const batch = 500;

/** Writes down where clients have things delivered; what is known already stays as it is. */
export async function keepAddresses(tx: Tx, tasks: readonly object[]): Promise<void> {
  const known = tasks.flatMap((task) => addressOf(task) ?? []);
  for (let from = 0; from < known.length; from += batch)
    await tx
      .insert(addresses)
      .values(known.slice(from, from + batch))
      .onConflictDoNothing();
}
