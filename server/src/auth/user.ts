import { eq, sql } from 'drizzle-orm';
import type { SessionUser } from '../../../src/domain/session/session.ts';
import type { Db } from '../db/connection/open.ts';
import { grants, tokens, users } from '../db/schema/accounts.ts';
import { groupBy } from '../world/group-by.ts';
import { isPasswordOf } from './password.ts';
import { areLiveTokens, hashOf } from './token.ts';

/** The signed-in user in `/admin-user/` (ENT-12), with an id. */
export type User = SessionUser & { readonly id: number };

/** The user of a token; null when it is unknown, revoked or expired. */
export async function userOfToken(db: Db, token: string, nowMs: number): Promise<User | null> {
  const hash = hashOf(token);
  return (await usersOfTokens(db, [hash], nowMs)).get(hash) ?? null;
}

/** The users of tokens by their hashes, in one query; without those that are unknown, revoked or expired. */
export async function usersOfTokens(db: Db, hashes: readonly string[], nowMs: number): Promise<Map<string, User>> {
  const found = await db
    .select({ hash: tokens.hash, user: users, grant: grants })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.user_id))
    .leftJoin(grants, eq(grants.user_id, users.id))
    .where(areLiveTokens(hashes, nowMs));
  const rows = groupBy(found, ({ hash }) => hash);
  return new Map(
    found.map(({ hash, user }) => [hash, toUser(user, rows.get(hash)?.flatMap(({ grant }) => grant ?? []) ?? [])]),
  );
}

/** A user by his e-mail, as records of actions name him; null for nobody. */
export async function userOfEmail(db: Db, email: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ? toUser(user, await db.select().from(grants).where(eq(grants.user_id, user.id))) : null;
}

function toUser(user: typeof users.$inferSelect, given: readonly (typeof grants.$inferSelect)[]): User {
  const { is_manager, is_acl_manager, is_super_admin, is_support, is_dockstaff } = user;
  return {
    id: user.id,
    email: user.email,
    is_staff: user.is_staff,
    is_logistic: user.is_logistic,
    is_without_prep_check: user.is_without_prep_check,
    groups: { is_manager, is_acl_manager, is_super_admin, is_support, is_dockstaff },
    grants: given.map(({ codename, value, identifier }) => ({ codename, value, identifier })),
    staff_info: { current_center: user.current_center },
  };
}

/** A hash of no password: an unknown address takes as long as a wrong password. */
const nobody = `scrypt$16384$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The id of the account with these credentials; null where they are wrong. */
export async function signIn(db: Db, email: string, password: string): Promise<number | null> {
  const [found] = await db
    .select({ id: users.id, hash: users.password_hash })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.trim().toLowerCase()}`);
  const matches = await isPasswordOf(found?.hash ?? nobody, password);
  return found && matches ? found.id : null;
}
