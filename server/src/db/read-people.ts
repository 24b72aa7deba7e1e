import { eq } from 'drizzle-orm';
import type { Db } from './connection/open.ts';
import { users } from './schema/accounts.ts';
import { personIn, signedBy } from './signed.ts';

/** The name of whoever acts; his e-mail address where he has none. */
export async function personOf(
  db: Db,
  email: string,
): Promise<{ first_name: string | null; last_name: string | null }> {
  const { first_name, last_name } = users;
  const [found] = await db.select({ first_name, last_name }).from(users).where(eq(users.email, email));
  return found?.first_name || found?.last_name ? found : { first_name: email, last_name: null };
}

/** Whoever acts, as entries sign with: his number beside his name. */
export async function readSigner(db: Db, email: string) {
  const [found] = await db.select(personIn(users)).from(users).where(eq(users.email, email));
  return signedBy(found?.first_name || found?.last_name ? found : null, email);
}
