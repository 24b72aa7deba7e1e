import { smsTemplates as templates } from '../../world/orders/sms-templates.ts';
import { type Contact, contactsOf } from '../../world/people/contacts.ts';
import type { World } from '../../world/world.ts';
import type { Tx } from '../connection/open.ts';
import { clientContacts, smsTemplates } from '../schema/outgoing.ts';

/** Rows per statement: PostgreSQL limits the number of its parameters. */
const batch = 500;

/** Inserts clients' numbers; known ones stay. */
export async function insertContacts(tx: Tx, contacts: readonly Contact[]): Promise<void> {
  for (let from = 0; from < contacts.length; from += batch)
    await tx
      .insert(clientContacts)
      .values(contacts.slice(from, from + batch))
      .onConflictDoNothing();
}

/** Inserts the data that a world's messages need: numbers and templates. */
export async function insertMessaging(tx: Tx, { tasks }: Pick<World, 'tasks'>): Promise<void> {
  await insertContacts(tx, contactsOf(tasks));
  await tx.insert(smsTemplates).values([...templates]);
}
