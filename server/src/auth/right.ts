import { may, type Permission } from '../../../src/domain/session/permissions.ts';
import type { SessionUser } from '../../../src/domain/session/session.ts';

/** What a call asks of whoever sends it: what screens ask before they offer it. */
export type Right = Permission;

export const mayDo = (user: SessionUser, right: Right): boolean => may(user, right);
