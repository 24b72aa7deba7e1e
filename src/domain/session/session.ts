import * as z from 'zod/mini';
import { readable } from '../readable.ts';
import { Id, maybe } from '../schema.ts';

/** Whether something is granted: true, or one of the other forms servers send, `"true"`, 1 and `"1"` (PRP-713). */
const Granted = z.union([z.boolean(), z.string(), z.number()]);
export const isGranted = (value: z.infer<typeof Granted> | null | undefined): boolean =>
  value === true || value === 'true' || value === 1 || value === '1';

/** The signed-in user (ENT-12). Missing groups or grants count as false (DSP-122). */
export const SessionUser = z.object({
  id: maybe(Id),
  email: z.string(),
  is_staff: maybe(z.boolean()),
  is_logistic: maybe(z.boolean()),
  /** May change the status of packed products without a check (SUP-530). */
  is_without_prep_check: maybe(z.boolean()),
  groups: maybe(
    z.object({
      is_manager: maybe(z.boolean()),
      is_acl_manager: maybe(z.boolean()),
      is_super_admin: maybe(z.boolean()),
      is_support: maybe(z.boolean()),
      is_dockstaff: maybe(z.boolean()),
    }),
  ),
  grants: maybe(z.array(z.object({ codename: z.string(), value: maybe(Granted), identifier: maybe(z.string()) }))),
  staff_info: maybe(z.object({ current_center: maybe(Id) })),
});
export type SessionUser = Readonly<z.infer<typeof SessionUser>>;

const UserAnswer = z.extend(SessionUser, { email: maybe(z.string()) });

/**
 * The user in an answer, as far as it can be read; an unreadable group or grant counts as not granted. Null without an
 * id or an e-mail, since one of them must identify the user.
 */
export function sessionUserOf(body: unknown): SessionUser | null {
  const user = readable(UserAnswer, body)?.value;
  return user && (user.id || user.email) ? SessionUser.parse({ ...user, email: user.email ?? '' }) : null;
}
