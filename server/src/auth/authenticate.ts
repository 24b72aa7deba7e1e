import type { FastifyReply, FastifyRequest } from 'fastify';
import { may, type Permission } from '../../../src/domain/session/permissions.ts';
import { rightTexts } from '../../../src/domain/session/right-text.ts';
import type { Context } from '../context.ts';
import { Failure, forbidden } from '../http/failure.ts';
import { texts } from '../text.ts';
import { hashOf } from './token.ts';
import { type User, userOfToken } from './user.ts';

const scheme = /^Token\s+(\S+)$/i;

const unauthorized = () => new Failure(401, { detail: texts.signInFirst }, { 'www-authenticate': 'Token' });

const signedIn = new WeakMap<FastifyRequest, User>();
/** Of polls: the revision of their center, read together with the session. */
const revisions = new WeakMap<FastifyRequest, number | null>();

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The center a call reads whole, by its query; null where that cannot be read. */
    readonly centerOf?: (query: unknown) => number | null;
  }
}

/** The token in a request; undefined without one. */
export const tokenOf = ({ headers }: FastifyRequest) => scheme.exec(headers.authorization ?? '')?.[1];

/** Every call of the API needs its token in `Authorization`; a cookie alone gives no access (DSP-930). */
export function authenticator({ db, clock, sharedReads }: Context) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const token = tokenOf(request);
    if (!token) throw unauthorized();
    // A call that writes reads what it needs by itself, in its own transaction.
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return enter(request, await userOfToken(db, token, clock()));
    const center = request.routeOptions.config.centerOf?.(request.query) ?? null;
    const { user, revision } = await sharedReads.ask(hashOf(token), center);
    enter(request, user);
    revisions.set(request, revision);
  };
}

function enter(request: FastifyRequest, user: User | null): void {
  if (!user) throw unauthorized();
  signedIn.set(request, user);
}

/** The revision of the center that a poll names, read after the poll came; null where there is no such center. */
export const revisionOf = (request: FastifyRequest): number | null => revisions.get(request) ?? null;

export function userOf(request: FastifyRequest): User {
  const user = signedIn.get(request);
  if (!user) throw unauthorized();
  return user;
}

/** Hidden controls are not the only protection (DSP-127): without the permission a call answers 403. */
export function demand(user: User, permission: Permission | null): void {
  if (permission !== null && !may(user, permission)) throw forbidden(rightTexts[permission]);
}
