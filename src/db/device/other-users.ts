import { Dexie } from 'dexie';
import { databaseName, openDb } from '../open.ts';

/** Whether another user's actions wait on this device for that user's return. */
export async function otherUserHasActions(ownKey: string): Promise<boolean> {
  const prefix = databaseName('');
  const names = (await Dexie.getDatabaseNames()).filter(
    (name) => name.startsWith(prefix) && name !== databaseName(ownKey),
  );
  for (const name of names) {
    const db = openDb(name.slice(prefix.length), 'relaxed');
    const count = await db.outbox.count();
    db.close();
    if (count > 0) return true;
  }
  return false;
}
