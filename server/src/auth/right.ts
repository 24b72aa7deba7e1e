import { may, type Permission } from '../../../src/domain/session/permissions.ts';
import type { SessionUser } from '../../../src/domain/session/session.ts';

/** What a call asks of whoever sends it: a permission that screens read too, or one that only the server asks for. */
export type Right = Permission | 'edit';

/** SUP-701, SUP-707: who may change what the order sheet and the customer file show, beside what boards share. */
const isEditor = ({ groups }: SessionUser) =>
  groups?.is_super_admin === true || groups?.is_manager === true || groups?.is_support === true;

export const mayDo = (user: SessionUser, right: Right): boolean =>
  right === 'edit' ? isEditor(user) : may(user, right);
