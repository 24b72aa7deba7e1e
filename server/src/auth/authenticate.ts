import type { FastifyReply, FastifyRequest } from 'fastify';
import { may, type Permission } from '../../../src/domain/session/permissions.ts';
import { rightTexts } from '../../../src/domain/session/right-text.ts';
import type { Context } from '../context.ts';
import { Failure, forbidden } from '../http/failure.ts';
import { texts } from '../text.ts';
import { type User, userOfToken } from './user.ts';

const scheme = /^Token\s+(\S+)$/i;

const unauthorized = () => new Failure(401, { detail: texts.signInFirst }, { 'www-authenticate': 'Token' });

const signedIn = new WeakMap<FastifyRequest, User>();

/** The token in a request; undefined without one. */
export const tokenOf = ({ headers }: FastifyRequest) => scheme.exec(headers.authorization ?? '')?.[1];

/** Every call of the API needs its token in `Authorization`; a cookie alone gives no access (DSP-930). */
export function authenticator({ db, clock }: Context) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const token = tokenOf(request);
    const user = token ? await userOfToken(db, token, clock()) : null;
    if (!user) throw unauthorized();
    signedIn.set(request, user);
  };
}

export function userOf(request: FastifyRequest): User {
  const user = signedIn.get(request);
  if (!user) throw unauthorized();
  return user;
}

/** Hidden controls are not the only protection (DSP-127): without the permission a call answers 403. */
export function demand(user: User, permission: Permission | null): void {
  if (permission !== null && !may(user, permission)) throw forbidden(rightTexts[permission]);
}
