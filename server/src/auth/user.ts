import { eq, sql } from 'drizzle-orm';
import type { SessionUser } from '../../../src/domain/session/session.ts';
import type { Db } from '../db/open.ts';
import { grants, users } from '../db/schema.ts';
import { isPasswordOf } from './password.ts';

/** The signed-in user as `/admin-user/` tells it (ENT-12), with an id. */
export type User = SessionUser & { readonly id: number };

export async function readUser(db: Db, id: number): Promise<User | null> {
  const [found] = await db.select().from(users).where(eq(users.id, id));
  if (!found) return null;
  const { is_manager, is_acl_manager, is_super_admin, is_support, is_dockstaff } = found;
  const given = await db.select().from(grants).where(eq(grants.user_id, id));
  return {
    id,
    email: found.email,
    is_staff: found.is_staff,
    is_logistic: found.is_logistic,
    groups: { is_manager, is_acl_manager, is_super_admin, is_support, is_dockstaff },
    grants: given.map(({ codename, value, identifier }) => ({ codename, value, identifier })),
    staff_info: { current_center: found.current_center },
  };
}

/** A hash no password gives: an unknown address takes as long as a wrong password. */
const nobody = `scrypt$16384$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The id of the account these credentials open; null otherwise. */
export async function signIn(db: Db, email: string, password: string): Promise<number | null> {
  const [found] = await db
    .select({ id: users.id, hash: users.password_hash })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.trim().toLowerCase()}`);
  const matches = await isPasswordOf(found?.hash ?? nobody, password);
  return found && matches ? found.id : null;
}
